import { afterEach, describe, expect, test, vi } from "vitest";

import { type AppState, createAppStore, readAppCookies, saveAppCookies } from "./app-state.tsx";

/** Stubs `document.cookie`; a Max-Age of 0 deletes a cookie. */
function browser() {
  const jar = new Map<string, string>();
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("document", {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(line: string) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0(;|$)/.test(line)) jar.delete(name);
      else jar.set(name, value);
    },
  });
}

afterEach(() => vi.unstubAllGlobals());

describe("reading cookies", () => {
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
  ])("parses the cookies %j", (cookies, saved) => {
    expect(readAppCookies(cookies)).toEqual(saved);
  });

  test("ignores a project that is not a valid id", () => {
    expect(readAppCookies('project="><script>alert(1)</script>').projectId).toBeNull();
    expect(readAppCookies("project=../../etc").projectId).toBeNull();
  });
});

describe("saving to cookies", () => {
  test.each([
    { projectId: "0b9c7f3e-0000-4000-8000-00000000000a", sidebarCollapsed: true },
    { projectId: null, sidebarCollapsed: false },
  ])("restores the state %j", (state) => {
    browser();
    saveAppCookies({ projectId: "prj_before", sidebarCollapsed: !state.sidebarCollapsed });
    saveAppCookies(state);
    expect(readAppCookies(document.cookie)).toEqual(state);
  });
});

describe("the store", () => {
  const initial: AppState = {
    currentProject: { id: "prj_1", name: "Spring launch" },
    selectedAudio: null,
    sidebarCollapsed: false,
  };

  test("changes one part of the state at a time", () => {
    const store = createAppStore(initial);
    store.getState().chooseProject({ id: null, name: "My first project" });
    store.getState().selectAudio({ uuid: "ad_1", title: "Fresh roast" });
    store.getState().toggleSidebar();
    expect(store.getState()).toMatchObject({
      currentProject: { id: null, name: "My first project" },
      selectedAudio: { uuid: "ad_1", title: "Fresh roast" },
      sidebarCollapsed: true,
    });
  });

  test("shares no state with another page's store", () => {
    createAppStore(initial).getState().toggleSidebar();
    expect(createAppStore(initial).getState().sidebarCollapsed).toBe(false);
  });
});
