import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { clearDrafts, loadDraft, saveDraft } from "./drafts.ts";

/** Stubs the parts of session storage that drafts use; keys are own properties. */
class Storage {
  [key: string]: unknown;
  getItem(key: string) {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

beforeEach(() => vi.stubGlobal("sessionStorage", new Storage()));
afterEach(() => vi.unstubAllGlobals());

test("loads only the draft of the given form", () => {
  saveDraft("studio", { prompt: "Tea by post" });
  expect(loadDraft("studio")).toEqual({ prompt: "Tea by post" });
  expect(loadDraft("campaign")).toBeNull();
});

test("clears only drafts", () => {
  saveDraft("studio", "Tea");
  sessionStorage.setItem("other", "1");
  clearDrafts();
  expect(loadDraft("studio")).toBeNull();
  expect(sessionStorage.getItem("other")).toBe("1");
});

test("saves and loads nothing, without an error, if there is no storage", () => {
  vi.stubGlobal("sessionStorage", undefined);
  saveDraft("studio", "Tea");
  clearDrafts();
  expect(loadDraft("studio")).toBeNull();
});

test("ignores a draft that is not JSON", () => {
  sessionStorage.setItem("draft:studio", "{");
  expect(loadDraft("studio")).toBeNull();
});
