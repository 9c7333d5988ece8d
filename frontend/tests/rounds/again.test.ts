import { expect, test, vi } from "vitest";
import { scene as sceneOf } from "../telling/scenes.ts";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { sameDeal } = await import("../../src/table/rounds/again.ts");
const { paletteOf } = await import("../../src/table/rounds/picture.ts");

const scene = sceneOf("out");
const [person] = scene.chairs;

test("who played alone is dealt the same again, in the same chair", () => {
  const chairs = [
    { kind: "bot", player: "ben:easy", resigned: false },
    { ...person, kind: "person", name: "Ana" },
  ];
  const about = { ...scene.about, solo: true, number: "2007" };
  expect(sameDeal({ ...scene, about, chairs: chairs as typeof scene.chairs })).toEqual({
    rules: about.rules,
    number: "2007",
    chairs: [
      { chair: "bot", player: "ben:easy" },
      { chair: "person", name: "Ana" },
    ],
  });
});

test("among people no deal is played again", () => {
  expect(sameDeal({ ...scene, about: { ...scene.about, solo: false, number: "2007" } })).toBeNull();
});

test("a picture has the colours that were chosen, else those that the browser asks for", () => {
  const asks = (wanted: string) => (query: string) => query.includes(wanted);
  expect(paletteOf("night", asks("nothing"))).toBe("night");
  expect(paletteOf("auto", asks("nothing"))).toBe("baize");
  expect(paletteOf("auto", asks("dark"))).toBe("night");
  expect(paletteOf("auto", asks("contrast"))).toBe("high-contrast");
});
