import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { clearDrafts, loadDraft, saveDraft } from "./drafts.ts";

/** Session storage as far as drafts use it: its keys are its own properties. */
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

test("loads what was saved for the form, and for no other", () => {
  saveDraft("studio", { prompt: "Tea by post" });
  expect(loadDraft("studio")).toEqual({ prompt: "Tea by post" });
  expect(loadDraft("campaign")).toBeNull();
});

test("clears drafts and nothing else", () => {
  saveDraft("studio", "Tea");
  sessionStorage.setItem("other", "1");
  clearDrafts();
  expect(loadDraft("studio")).toBeNull();
  expect(sessionStorage.getItem("other")).toBe("1");
});

test("does without storage", () => {
  vi.stubGlobal("sessionStorage", undefined);
  saveDraft("studio", "Tea");
  clearDrafts();
  expect(loadDraft("studio")).toBeNull();
});

test("ignores what is not JSON", () => {
  sessionStorage.setItem("draft:studio", "{");
  expect(loadDraft("studio")).toBeNull();
});
