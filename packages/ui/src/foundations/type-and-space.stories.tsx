import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

/** Names, sizes in px, and uses. */
const sizes = [
  ["text-xs", 12, "Captions"],
  ["text-sm", 13, "Controls, hints, errors"],
  ["text-base", 15, "Text"],
  ["text-md", 17, "Leads"],
  ["text-lg", 19, "Headings of cards and dialogs"],
  ["text-xl", 23, "Headings of sections"],
  ["text-2xl", 30, "Headings of pages on phones"],
  ["text-3xl", 46, "Headings of pages"],
  ["text-4xl", 72, "The landing page’s title"],
] as const;

/** Spacing steps, in units of 4 px. */
const steps = [1, 2, 3, 4, 6, 8, 12, 16];

const radii = [
  ["radius-sm", 8, "Buttons, fields, menus"],
  ["radius-md", 12, "Rows and cards"],
  ["radius-lg", 18, "Dialogs and panels"],
  ["radius-xl", 28, "Bands of the landing page"],
] as const;

const sentence = "Heard once, remembered all week";

function Type() {
  return (
    <dl className="m-0 grid gap-4 text-ink">
      {sizes.map(([name, pixels, use], index) => (
        <div key={name}>
          <dt className="text-sm text-ink-2">
            {pixels} px · <code>{name}</code> · {use}
          </dt>
          <dd
            className={`m-0 break-words ${index < 4 ? "" : index < 7 ? "type-heading" : "type-headline"}`}
            style={{ fontSize: `var(--${name})`, lineHeight: 1.2 }}
          >
            {sentence}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Space() {
  return (
    <div className="grid gap-8 text-sm text-ink">
      <ul className="m-0 grid list-none gap-2 p-0" aria-label="Steps of four pixels">
        {steps.map((step) => (
          <li key={step} className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className="block h-4 bg-primary"
              style={{ width: `calc(var(--spacing) * ${step})` }}
            />
            {step * 4} px
          </li>
        ))}
      </ul>
      <ul className="m-0 flex list-none flex-wrap gap-4 p-0" aria-label="Radii">
        {radii.map(([name, pixels, use]) => (
          <li key={name} className="w-40">
            <span
              aria-hidden="true"
              className="mb-2 block h-20 border border-control bg-primary-faint"
              style={{ borderRadius: `var(--${name})` }}
            />
            {pixels} px · {use}
          </li>
        ))}
      </ul>
    </div>
  );
}

const meta = preview.meta({
  component: Type,
  tags: ["!autodocs"],
  parameters: { layout: "padded" },
});

/**
 * Nine sizes in two typefaces: Figtree for text, Bricolage Grotesque for headings. In rem, to follow the browser’s text
 * size.
 */
export const Sizes = meta.story({
  play: async ({ canvas }) => {
    for (const [at, node] of canvas.getAllByText(sentence).entries())
      await expect(Number.parseFloat(getComputedStyle(node).fontSize)).toBe(sizes[at]![1]);
  },
});

/**
 * Spacing in steps of four pixels, and four radii. Hairlines provide structure; only floating surfaces have a shadow.
 */
export const SpaceAndRadii = meta.story({
  render: () => <Space />,
  play: async ({ canvas }) => {
    const [spaces, corners] = canvas.getAllByRole("list");
    for (const [at, item] of Array.from(spaces!.children).entries())
      await expect(item.firstElementChild?.clientWidth).toBe(steps[at]! * 4);
    for (const [at, item] of Array.from(corners!.children).entries())
      await expect(getComputedStyle(item.firstElementChild!).borderRadius).toBe(`${radii[at]![1]}px`);
  },
});
