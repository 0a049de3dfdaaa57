import { readFileSync } from "node:fs";

import { afterEach, describe, expect, it, vi } from "vitest";

import { barColors, chooseTheme, themeOf } from "./theme.ts";

afterEach(() => vi.unstubAllGlobals());

/** Stubs the parts of a document that the theme uses. */
function page() {
  const metas = new Map<string, string>();
  const document = {
    cookie: "",
    documentElement: { dataset: {} as Record<string, string> },
    querySelector: (selector: string) => ({
      setAttribute: (_name: string, content: string) => metas.set(selector, content),
    }),
  };
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", { protocol: "https:" });
  return { document, metas };
}

describe("the theme in a cookie", () => {
  it.each([
    ["theme=dark", "dark"],
    ["a=b; theme=contrast; c=d", "contrast"],
    ["theme=Dark", "system"],
    ["notheme=dark", "system"],
    [null, "system"],
  ])("parses %s as %s", (cookies, theme) => expect(themeOf(cookies)).toBe(theme));
});

describe("choosing a theme", () => {
  it("saves it in a cookie", () => {
    const { document } = page();
    chooseTheme("dark");
    expect(themeOf(document.cookie)).toBe("dark");
  });

  it("applies it to the document, form controls and browser toolbars", () => {
    const { document, metas } = page();
    chooseTheme("dark");
    expect(document.documentElement.dataset).toEqual({ theme: "dark" });
    expect([...metas.values()]).toEqual(["dark", "#0e1513", "#0e1513"]);
    chooseTheme("contrast");
    expect([...metas.values()]).toEqual(["light dark", "#ffffff", "#000000"]);
  });
});

it("uses the design system's paper color for the browser toolbars", () => {
  const css = readFileSync(new URL("../../ui/src/themes.css", import.meta.url), "utf8");
  for (const theme of ["system", "contrast"] as const) {
    const { light, dark } = barColors(theme);
    expect(css).toContain(`--paper: light-dark(${light}, ${dark})`);
  }
  const { dark } = barColors("system");
  expect(barColors("dark")).toEqual({ light: dark, dark });
});
