import { beforeAll, expect, test } from "vitest";
import { amount, brought, reviewed, ways } from "../../src/table/rounds/points.ts";
import { english, scene as sceneOf } from "../telling/scenes.ts";

beforeAll(english);

test("points that are shared are told as a fraction and drawn as a number", () => {
  expect(amount("21/2")).toBe(10.5);
  expect(amount(12)).toBe(12);
});

test("the reader's own side comes first, and nobody is further than the target", () => {
  const scene = sceneOf("teams");
  const [own, other] = ways({ ...scene, seats: [1], scores: [25, 2 * scene.about.target] });
  expect(own).toMatchObject({ side: 1, own: true, far: 1 });
  expect(other).toMatchObject({ side: 0, own: false, far: 25 / scene.about.target });
});

test("to watchers no side is their own, and all stand in their order", () => {
  expect(ways({ ...sceneOf("teams"), seats: [] }).map(({ side, own }) => [side, own])).toEqual([
    [0, false],
    [1, false],
  ]);
});

test("a round that is shared has brought both who share it something, and the third nothing", () => {
  expect(brought(sceneOf("shared")).map(({ points }) => points)).toEqual(["21/2", "21/2"]);
});

test("while a round goes on it has brought nothing", () => {
  expect(brought(sceneOf("curved"))).toEqual([]);
});

test("at one device the turns of each of its seats can be looked at", () => {
  const scene = sceneOf("device");
  expect(reviewed(scene).map(({ value }) => value)).toEqual(scene.seats);
});
