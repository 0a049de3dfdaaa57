/**
 * Reads the declarations of the rule with exactly this selector in `themes.css`: names such as `--ink`, with their
 * values.
 */
export function declarations(css: string, selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start === -1) throw new Error(`themes.css has no rule ${selector}`);
  const body = css.slice(css.indexOf("{", start) + 1, css.indexOf("}", start));
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, role, value]) => [role!, value!.trim()]),
  );
}

/** A colour role's six or eight hex digits, light and dark; null if the value is not a colour. */
export function lightAndDark(value: string | undefined): [light: string, dark: string] | null {
  const pair = /^light-dark\(#(\w{6,8}), #(\w{6,8})\)$/.exec(value ?? "");
  return pair ? [pair[1]!, pair[2]!] : null;
}

/** A colour's relative luminance (WCAG 2.2). */
function luminance(rrggbb: string): number {
  const [r, g, b] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(rrggbb.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** The contrast ratio between two colours (WCAG 2.2), from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}
