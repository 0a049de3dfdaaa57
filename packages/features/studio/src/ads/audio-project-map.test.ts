import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { saveAudioProject, loadAudioProject } from "./audio-project-map.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("saves each ad's project", () => {
  saveAudioProject("ad_1", "prj_1");
  saveAudioProject("ad_2", "prj_1");
  saveAudioProject("ad_1", "prj_2");
  expect(JSON.parse(kept.get("audioProjectMap") ?? "")).toEqual({ ad_1: "prj_2", ad_2: "prj_1" });
  expect(loadAudioProject("ad_1")).toBe("prj_2");
});

test("removes only the given ad's project", () => {
  saveAudioProject("ad_1", "prj_1");
  saveAudioProject("ad_2", "prj_1");
  saveAudioProject("ad_1", null);
  expect(loadAudioProject("ad_1")).toBeNull();
  expect(loadAudioProject("ad_2")).toBe("prj_1");
});

test.each(["[1]", "null", "not JSON", '{"ad_1":7}'])("starts empty if the saved value is %s", (odd) => {
  kept.set("audioProjectMap", odd);
  expect(loadAudioProject("ad_1")).toBeNull();
  saveAudioProject("ad_1", "prj_1");
  expect(loadAudioProject("ad_1")).toBe("prj_1");
});

function forbid(): never {
  throw new DOMException("Forbidden", "SecurityError");
}

test("does not throw if storage is blocked", () => {
  vi.stubGlobal("localStorage", { getItem: forbid, setItem: forbid });
  expect(() => saveAudioProject("ad_1", "prj_1")).not.toThrow();
  expect(loadAudioProject("ad_1")).toBeNull();
});
