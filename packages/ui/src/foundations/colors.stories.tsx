import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { contrastRatio, declarations, lightAndDark } from "./theme-colors.ts";

import css from "../themes.css?raw";

const ordinary = declarations(css, ":root");
const strong = declarations(css, '[data-theme="contrast"]');
const themes = [
  { name: "Light", roles: ordinary, scheme: 0 },
  { name: "Dark", roles: ordinary, scheme: 1 },
  { name: "High contrast", roles: strong, scheme: 0 },
  { name: "High contrast, dark system", roles: strong, scheme: 1 },
] as const;

/** The use of each role. */
const uses: Record<string, string> = {
  paper: "The page",
  surface: "Cards, dialogs, menus",
  sunken: "Wells and quiet areas",
  line: "Hairlines between things",
  "line-strong": "The part of a wave that has not played",
  control: "Borders of fields and quiet buttons",
  ink: "Text",
  "ink-2": "Text of second rank",
  "ink-3": "Hints and captions",
  primary: "The one strong button, links, what is chosen",
  "primary-strong": "The same, under the pointer",
  "primary-soft": "The ground of what is chosen",
  "primary-faint": "A tint of the ground",
  "on-primary": "Text on primary, plum and harbor",
  accent: "Play, and what is playing. Never text",
  "accent-strong": "The played part of a wave",
  "accent-faint": "The ground of a card that is playing",
  "on-accent": "Icons on accent",
  plum: "The second colour of ads",
  "plum-faint": "Its ground",
  harbor: "The third colour of ads",
  "harbor-faint": "Its ground",
  danger: "Errors, and what deletes",
  "danger-faint": "The ground of an error",
  "on-danger": "Text on danger",
  ok: "Done",
  focus: "Focus rings",
  overlay: "Between a dialog and the page",
};

const roles = [...ordinary].filter(([, value]) => lightAndDark(value)).map(([name]) => name.slice(2));
const cell = "border-t border-line px-3 py-2 text-start align-top";

function Swatch({ role, theme }: { role: string; theme: (typeof themes)[number] }) {
  const hexOf = (name: string) => lightAndDark(theme.roles.get(`--${name}`))?.[theme.scheme] ?? "";
  const hex = hexOf(role);
  const ratio = hex.length === 6 ? contrastRatio(hex, hexOf("paper")).toFixed(1) : null;
  return (
    <td className={cell}>
      <span
        aria-hidden="true"
        className="block h-8 w-16 rounded-sm border border-line-strong"
        style={{ backgroundColor: `#${hex}` }}
      />
      <code>#{hex}</code>
      {ratio !== null && <span className="block text-ink-2">{ratio} : 1</span>}
    </td>
  );
}

function Colors() {
  return (
    <table className="border-collapse text-sm break-words text-ink">
      <caption className="px-3 pb-3 text-start text-ink-2">
        Components name roles, never colours. The figures are contrast ratios to paper; a test computes every
        pair that occurs: text 4.5 : 1, in high contrast 7 : 1, controls, rings and waves 3 : 1.
      </caption>
      <thead>
        <tr>
          {["Role", "For", ...themes.map(({ name }) => name)].map((title) => (
            <th key={title} scope="col" className="px-3 py-2 text-start">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {roles.map((role) => (
          <tr key={role}>
            <th scope="row" className={cell}>
              {role}
            </th>
            <td className={cell}>{uses[role]}</td>
            {themes.map((theme) => (
              <Swatch key={theme.name} role={role} theme={theme} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const meta = preview.meta({
  component: Colors,
  tags: ["!autodocs"],
  parameters: { layout: "padded" },
});

/** Every colour role in each theme, with its contrast against the page. */
export const Roles = meta.story({
  play: async ({ canvas }) => {
    await expect(Object.keys(uses).toSorted()).toEqual(roles.toSorted());
    const ink = canvas.getByRole("row", { name: /^ink Text/ });
    await expect(ink).toHaveTextContent(/#0f1715.*#edf3f0.*#000000.*#ffffff/);
    await expect(ink).toHaveTextContent("21.0 : 1");
  },
});
