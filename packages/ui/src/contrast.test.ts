import { readFileSync } from "node:fs";

import { lightColors } from "@earshot/contract/brand.ts";
import { describe, expect, it } from "vitest";

import { contrastRatio, declarations, lightAndDark } from "./foundations/theme-colors.ts";

const css = readFileSync(new URL("./themes.css", import.meta.url), "utf8");

const ordinary = declarations(css, ":root");
const contrast = declarations(css, '[data-theme="contrast"]');
const systemContrast = declarations(css, ':root:where(:not([data-theme="light"], [data-theme="dark"]))');

const themes = [
  { name: "light", roles: ordinary, scheme: 0 },
  { name: "dark", roles: ordinary, scheme: 1 },
  { name: "contrast", roles: contrast, scheme: 0 },
  { name: "contrast, dark system", roles: contrast, scheme: 1 },
] as const;

/** The six hex digits of a role's colour. */
function hex({ roles, scheme }: (typeof themes)[number], role: string): string {
  const pair = lightAndDark(roles.get(`--${role}`));
  if (!pair) throw new Error(`--${role} is not light-dark(#rrggbb, #rrggbb)`);
  return pair[scheme];
}

const plain = ["paper", "surface", "sunken"];

/** Text colours (4.5:1, in high contrast 7:1) and their backgrounds. */
const text: Record<string, string[]> = {
  ink: [...plain, "primary-soft", "primary-faint", "accent-faint", "plum-faint", "danger-faint"],
  "ink-2": [...plain, "primary-faint", "primary-soft", "accent-faint", "plum-faint", "danger-faint"],
  "ink-3": [...plain, "primary-faint"],
  primary: [...plain, "primary-faint", "primary-soft"],
  "primary-strong": [...plain, "primary-faint", "primary-soft"],
  "accent-strong": [...plain, "accent-faint"],
  plum: [...plain, "plum-faint"],
  harbor: [...plain, "harbor-faint"],
  danger: [...plain, "danger-faint"],
  ok: [...plain, "primary-faint"],
  "on-primary": ["primary", "primary-strong", "plum", "harbor"],
  "on-accent": ["accent"],
  "on-danger": ["danger"],
};

/** Borders of controls, focus rings and waveforms (WCAG 2.2 1.4.11: 3:1) and their backgrounds. */
const graphics: Record<string, string[]> = {
  control: plain,
  focus: [...plain, "primary-faint", "primary-soft"],
  primary: ["line-strong"],
  "accent-strong": ["line-strong"],
  plum: ["line-strong"],
  harbor: ["line-strong"],
};

/** Every pair of a role and its background in a table, with the minimum ratio. */
function pairs(table: Record<string, readonly string[]>, minimum: number) {
  return Object.entries(table).flatMap(([role, grounds]) =>
    grounds.map((ground) => ({ role, ground, minimum })),
  );
}

describe.each(themes)("$name", (theme) => {
  const least = theme.name.startsWith("contrast") ? 7 : 4.5;

  it.each([...pairs(text, least), ...pairs(graphics, 3)])(
    "has a contrast of at least $minimum:1 for $role on $ground",
    ({ role, ground, minimum }) => {
      expect(contrastRatio(hex(theme, role), hex(theme, ground))).toBeGreaterThanOrEqual(minimum);
    },
  );
});

/**
 * Backgrounds and the colours drawn on them: the background's own colours, or those of the scheme that it sets. In high
 * contrast `deep` uses the theme's own dark values, which are tested above.
 */
const grounds = [
  {
    name: "deep",
    own: declarations(css, ':root:not([data-theme="contrast"]) [data-ground="deep"]'),
    scheme: 1,
    text: {
      ink: ["paper", "sunken"],
      "ink-2": ["paper", "sunken"],
      "ink-3": ["paper", "sunken"],
      primary: ["paper", "sunken"],
      danger: ["paper"],
      paper: ["ink"],
      "on-primary": ["primary"],
    },
    graphics: { control: ["paper"], focus: ["paper", "sunken"], accent: ["surface"] },
  },
  {
    name: "accent",
    own: declarations(css, '[data-ground="accent"]'),
    scheme: 0,
    text: {
      ink: ["accent", "surface"],
      "ink-2": ["accent"],
      danger: ["accent"],
      "on-primary": ["primary", "primary-strong"],
    },
    graphics: { control: ["accent", "surface"], focus: ["accent"], primary: ["accent"] },
  },
] as const;

describe.each(grounds)("on the background $name", ({ own, scheme, text: texts, graphics: shapes }) => {
  const theme = { name: "light", roles: ordinary, scheme } as (typeof themes)[number];
  const colorOf = (role: string) => own.get(`--${role}`)?.replace("#", "") ?? hex(theme, role);

  it.each([...pairs(texts, 4.5), ...pairs(shapes, 3)])(
    "has a contrast of at least $minimum:1 for $role on $ground",
    ({ role, ground, minimum }) => {
      expect(contrastRatio(colorOf(role), colorOf(ground))).toBeGreaterThanOrEqual(minimum);
    },
  );
});

describe("the System theme", () => {
  it("follows the visitor's colour scheme, unlike the explicit themes", () => {
    expect(css).toContain("color-scheme: light dark;");
    expect(css).toMatch(/\[data-theme="light"\] \{\s*color-scheme: light;\s*\}/);
    expect(css).toMatch(/\[data-theme="dark"\] \{\s*color-scheme: dark;\s*\}/);
  });

  it("uses the contrast theme's values for prefers-contrast", () => {
    expect(css).toMatch(/@media \(prefers-contrast: more\) \{\s*:root:where\(:not/);
    expect(Object.fromEntries(systemContrast)).toEqual(Object.fromEntries(contrast));
  });

  it("defines every role in every theme", () => {
    expect([...contrast.keys()]).toEqual([...ordinary.keys()]);
  });
});

it.each(Object.entries(lightColors))(
  "uses the brand file's value for %s in the light theme",
  (role, color) => {
    expect(`#${hex(themes[0], role)}`).toBe(color);
  },
);
