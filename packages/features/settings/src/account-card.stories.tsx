import { formWidth, nora } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { AccountCard } from "./account-card.tsx";

const meta = preview.meta({ component: AccountCard, decorators: [formWidth], args: { user: nora } });

/** A client's name and address. */
export const Some = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("nora@kettle.example")).toBeVisible();
  },
});

/** A name and an address that are longer than the line break where they must. */
export const LongText = meta.story({
  args: {
    user: {
      ...nora,
      firstName: "Maximiliane-Alexandra Wilhelmina",
      email: `${"a-very-long-local-part".repeat(2)}@a-company-with-a-very-long-name.example`,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** HTML in a name is text like any other. */
export const HtmlInName = meta.story({
  args: { user: { ...nora, firstName: "<b>Nora</b>" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("<b>Nora</b>")).toBeVisible();
  },
});
