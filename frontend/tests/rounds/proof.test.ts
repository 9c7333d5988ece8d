import { describe, expect, test, vi } from "vitest";
import { proved, sealOf } from "../../src/table/rounds/proof.ts";
import type { Check } from "../../src/wire/scene.ts";

const SEAL = "a".repeat(64);
const check: Check = {
  commit: SEAL,
  number: "2007",
  salt: "5a17",
  commit_holds: true,
  rounds: [{ deal_holds: true }, { deal_holds: true }],
};

test("the seal is the SHA-256 of number and salt", async () => {
  expect(await sealOf("abc", "def")).toBe("ec5952851b8051e1ecf6b6076d99d05646cd90a9f293c17250105742b9e4a19e");
});

test("where the browser can't work it out there is none", async () => {
  vi.stubGlobal("crypto", {});
  expect(await sealOf("abc", "def")).toBeNull();
  vi.unstubAllGlobals();
});

describe("what is proved", () => {
  test("all of it, if this browser finds the seal that was told", () => {
    expect(proved(check, SEAL, SEAL)).toEqual({ holds: true, broken: null, here: true, rounds: 2 });
  });

  test("all of it on the server's word, if this browser can't work out seals", () => {
    expect(proved(check, SEAL, null)).toMatchObject({ holds: true, here: false });
  });

  test("nothing, if this browser finds another seal, whatever the server says", () => {
    expect(proved(check, SEAL, "0".repeat(64))).toMatchObject({ holds: false, broken: null });
  });

  test("nothing, if the server names another seal now than the one that was told", () => {
    expect(proved(check, "0".repeat(64), null)).toMatchObject({ holds: false });
  });

  test("not all, if a round does not follow from the number, and it is named as people count", () => {
    const rounds = [{ deal_holds: true }, { deal_holds: false }];
    expect(proved({ ...check, rounds }, SEAL, SEAL)).toMatchObject({ holds: false, broken: 2 });
  });
});
