import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { keepAudioProject, projectOfAudio } from "./audio-project-map.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("keeps the project of each ad under the name of the spec", () => {
  keepAudioProject("ad_1", "prj_1");
  keepAudioProject("ad_2", "prj_1");
  keepAudioProject("ad_1", "prj_2");
  expect(JSON.parse(kept.get("audioProjectMap") ?? "")).toEqual({ ad_1: "prj_2", ad_2: "prj_1" });
  expect(projectOfAudio("ad_1")).toBe("prj_2");
});

test("forgets one ad, and no other", () => {
  keepAudioProject("ad_1", "prj_1");
  keepAudioProject("ad_2", "prj_1");
  keepAudioProject("ad_1", null);
  expect(projectOfAudio("ad_1")).toBeNull();
  expect(projectOfAudio("ad_2")).toBe("prj_1");
});

test.each(["[1]", "null", "not JSON", '{"ad_1":7}'])("starts anew where %s was kept", (odd) => {
  kept.set("audioProjectMap", odd);
  expect(projectOfAudio("ad_1")).toBeNull();
  keepAudioProject("ad_1", "prj_1");
  expect(projectOfAudio("ad_1")).toBe("prj_1");
});

function forbid(): never {
  throw new DOMException("Forbidden", "SecurityError");
}

test("goes on where the browser keeps nothing", () => {
  vi.stubGlobal("localStorage", { getItem: forbid, setItem: forbid });
  expect(() => keepAudioProject("ad_1", "prj_1")).not.toThrow();
  expect(projectOfAudio("ad_1")).toBeNull();
});
