import { afterEach, describe, expect, test, vi } from "vitest";

import { keepInCookies, keptStateOf } from "./kept-state.ts";

/** A browser's cookies as far as they are set one by one; an age of 0 takes one out. */
function browser(protocol = "https:") {
  const jar = new Map<string, string>();
  const written: string[] = [];
  vi.stubGlobal("location", { protocol });
  vi.stubGlobal("document", {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(line: string) {
      written.push(line);
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0(;|$)/.test(line)) jar.delete(name);
      else jar.set(name, value);
    },
  });
  return written;
}

afterEach(() => vi.unstubAllGlobals());

describe("what is read", () => {
  test.each([
    [null, { projectId: null, sidebarCollapsed: false }],
    ["", { projectId: null, sidebarCollapsed: false }],
    ["project=prj_1", { projectId: "prj_1", sidebarCollapsed: false }],
    [
      "theme=dark; project=0b9c7f3e-0000-4000-8000-00000000000a; sidebar=collapsed",
      { projectId: "0b9c7f3e-0000-4000-8000-00000000000a", sidebarCollapsed: true },
    ],
    ["sidebar=collapsed;project=7", { projectId: "7", sidebarCollapsed: true }],
    ["project=; sidebar=", { projectId: null, sidebarCollapsed: false }],
    ["sidebar=expanded", { projectId: null, sidebarCollapsed: false }],
    ["myproject=prj_1; the-sidebar=collapsed", { projectId: null, sidebarCollapsed: false }],
  ])("of %j", (cookies, kept) => {
    expect(keptStateOf(cookies)).toEqual(kept);
  });

  test("takes nothing out of a cookie that could not be an id", () => {
    expect(keptStateOf('project="><script>alert(1)</script>').projectId).toBeNull();
    expect(keptStateOf("project=../../etc").projectId).toBeNull();
  });
});

describe("what is kept", () => {
  test.each([
    { projectId: "0b9c7f3e-0000-4000-8000-00000000000a", sidebarCollapsed: true },
    { projectId: null, sidebarCollapsed: false },
  ])("comes back: %j", (state) => {
    browser();
    keepInCookies({ projectId: "prj_before", sidebarCollapsed: !state.sidebarCollapsed });
    keepInCookies(state);
    expect(keptStateOf(document.cookie)).toEqual(state);
  });

  test("lives as long as browsers let it, for every page, and for this site alone", () => {
    const written = browser();
    keepInCookies({ projectId: "prj_1", sidebarCollapsed: true });
    expect(written).toEqual([
      "project=prj_1; Path=/; Max-Age=34560000; SameSite=Lax; Secure",
      "sidebar=collapsed; Path=/; Max-Age=34560000; SameSite=Lax; Secure",
    ]);
  });

  test("is kept without encryption too where the page came so", () => {
    const written = browser("http:");
    keepInCookies({ projectId: "prj_1", sidebarCollapsed: false });
    expect(written[0]).toBe("project=prj_1; Path=/; Max-Age=34560000; SameSite=Lax");
  });
});
