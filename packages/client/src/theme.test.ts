import { readFileSync } from "node:fs";

import { afterEach, describe, expect, it, vi } from "vitest";

import { barColors, chooseTheme, colorScheme, themeOf } from "./theme.ts";

afterEach(() => vi.unstubAllGlobals());

/** Stubs the parts of a document that a theme uses. */
function page(protocol: string) {
  const metas = new Map<string, string>();
  const document = {
    cookie: "",
    documentElement: { dataset: {} as Record<string, string> },
    querySelector: (selector: string) => ({
      setAttribute: (_name: string, content: string) => metas.set(selector, content),
    }),
  };
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", { protocol });
  return { document, metas };
}

describe("the theme in a cookie", () => {
  it.each([
    ["theme=dark", "dark"],
    ["a=b; theme=contrast; c=d", "contrast"],
    ["theme=Dark", "system"],
    ["notheme=dark", "system"],
    [null, "system"],
  ])("%s is %s", (cookies, theme) => expect(themeOf(cookies)).toBe(theme));
});

describe("choosing a theme", () => {
  it("saves it in a long-lived cookie for every page of the site", () => {
    const { document } = page("http:");
    chooseTheme("dark");
    expect(document.cookie).toBe("theme=dark; Path=/; Max-Age=34560000; SameSite=Lax");
    expect(themeOf(document.cookie)).toBe("dark");
  });

  it("sets Secure on a page with TLS", () => {
    const { document } = page("https:");
    chooseTheme("light");
    expect(document.cookie).toMatch(/; Secure$/);
  });

  it("applies it to document, controls and browser toolbars", () => {
    const { document, metas } = page("http:");
    chooseTheme("dark");
    expect(document.documentElement.dataset).toEqual({ theme: "dark" });
    expect([...metas.values()]).toEqual(["dark", "#0e1513", "#0e1513"]);
    chooseTheme("contrast");
    expect([...metas.values()]).toEqual(["light dark", "#ffffff", "#000000"]);
  });
});

it("uses the design system's paper for the browser toolbars", () => {
  const css = readFileSync(new URL("../../ui/src/themes.css", import.meta.url), "utf8");
  for (const theme of ["system", "contrast"] as const) {
    const { light, dark } = barColors(theme);
    expect(css).toContain(`--paper: light-dark(${light}, ${dark})`);
    expect(barColors("dark")).toEqual({ light: barColors("system").dark, dark: barColors("system").dark });
  }
  expect([colorScheme("system"), colorScheme("light")]).toEqual(["light dark", "light"]);
});
