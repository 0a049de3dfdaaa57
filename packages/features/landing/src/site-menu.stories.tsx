import { landingNavigationCopy } from "@earshot/contract/landing/copy.ts";
import { inIframe } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fireEvent, waitFor } from "storybook/test";

import { SiteMenu } from "./site-menu.tsx";

const meta = preview.meta({
  component: SiteMenu,
  parameters: { ...inIframe, layout: "fullscreen" },
  globals: { viewport: { value: "phone390", isRotated: false } },
  decorators: [
    (Story) => (
      <header className="relative flex justify-end p-4">
        <Story />
      </header>
    ),
  ],
});

/** On a phone, before any interaction, the menu is a single button. */
export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(landingNavigationCopy.openMenu)).toBeVisible();
    await expect(canvas.getByText(landingNavigationCopy.pricing)).not.toBeVisible();
  },
});

/** The open menu links to the page's sections and the studio. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(landingNavigationCopy.openMenu));
    await expect(await canvas.findByRole("link", { name: landingNavigationCopy.pricing })).toHaveAttribute(
      "href",
      expect.stringMatching(/#pricing$/),
    );
  },
});
Open.test("closes on Escape and returns focus to its button", async ({ canvas, userEvent }) => {
  canvas.getByRole("link", { name: landingNavigationCopy.studio }).focus();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(canvas.getByText(landingNavigationCopy.pricing)).not.toBeVisible());
  await expect(document.activeElement?.tagName).toBe("SUMMARY");
});
Open.test("closes when a link is followed, and returns focus to the menu button", async ({ canvas }) => {
  const link = canvas.getByRole("link", { name: landingNavigationCopy.pricing });
  link.addEventListener("click", (event) => event.preventDefault());
  await fireEvent.click(link);
  await waitFor(() => expect(canvas.getByText(landingNavigationCopy.pricing)).not.toBeVisible());
  await expect(document.activeElement?.tagName).toBe("SUMMARY");
});
