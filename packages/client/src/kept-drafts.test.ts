import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { dropDrafts, keepDraft, keepWaitingDrafts, keptDraft } from "./kept-drafts.ts";

/** Session storage as far as drafts touch it: its keys are its own properties. */
function storage(entries: Record<string, string> = {}): Record<string, string> {
  const methods = {
    getItem: { value: (key: string) => entries[key] ?? null },
    setItem: { value: (key: string, value: string) => void (entries[key] = value) },
    removeItem: { value: (key: string) => void delete entries[key] },
  };
  vi.stubGlobal("sessionStorage", Object.defineProperties(entries, methods));
  return entries;
}

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  dropDrafts();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a draft", () => {
  it("comes back as it was kept", () => {
    storage();
    keepDraft("studio", () => ({ prompt: "Tea by post" }));
    vi.advanceTimersByTime(300);
    expect(keptDraft("studio")).toEqual({ prompt: "Tea by post" });
    expect(keptDraft("other")).toBeNull();
  });

  it("is written once for what is typed in one go, as it stands at the end", () => {
    const kept = storage();
    const earlier = vi.fn(() => "T");
    keepDraft("studio", earlier);
    vi.advanceTimersByTime(299);
    keepDraft("studio", () => "Te");
    vi.advanceTimersByTime(299);
    expect(kept).toEqual({});
    vi.advanceTimersByTime(1);
    expect(kept).toEqual({ "draft:studio": '"Te"' });
    expect(earlier).not.toHaveBeenCalled();
  });

  it("is kept at once as the page goes, and not a second time", () => {
    const kept = storage();
    const draft = vi.fn(() => "Te");
    keepDraft("studio", draft);
    keepWaitingDrafts();
    expect(kept).toEqual({ "draft:studio": '"Te"' });
    vi.advanceTimersByTime(1000);
    keepWaitingDrafts();
    expect(draft).toHaveBeenCalledOnce();
  });

  it("that still waits is read as well", () => {
    storage({ "draft:studio": '"T"' });
    keepDraft("studio", () => "Te");
    expect(keptDraft("studio")).toBe("Te");
  });

  it("that is no JSON counts as none", () => {
    storage({ "draft:studio": "{" });
    expect(keptDraft("studio")).toBeNull();
  });
});

describe("dropping drafts", () => {
  it("takes those that are kept and those that wait, and nothing else", () => {
    const kept = storage({ "draft:other": "1", elsewhere: "2" });
    keepDraft("studio", () => "Te");
    dropDrafts();
    vi.advanceTimersByTime(1000);
    keepWaitingDrafts();
    expect(kept).toEqual({ elsewhere: "2" });
  });
});

it("does without a storage that is forbidden", () => {
  vi.stubGlobal("sessionStorage", undefined);
  keepDraft("studio", () => "Te");
  keepWaitingDrafts();
  dropDrafts();
  expect(keptDraft("studio")).toBeNull();
});
