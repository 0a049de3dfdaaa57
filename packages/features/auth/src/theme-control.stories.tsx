import { themeCopy } from "@earshot/contract/site/navigation-copy.ts";
import { fixedAt } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, screen, userEvent, waitFor } from "storybook/test";

import { ThemeControl } from "./theme-control.tsx";

const page = document.documentElement;

const meta = preview.meta({
  component: ThemeControl,
  parameters: { docs: { story: { inline: false, height: "280px" } } },
  beforeEach: () => {
    const before = page.dataset["theme"];
    return () => {
      page.dataset["theme"] = before;
      document.cookie = "theme=; Path=/; Max-Age=0";
    };
  },
});
const button = () => screen.getByRole("button", { name: /^Theme/ });
const choose = async (name: string) => {
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole("menuitemradio", { name }));
};

/** In the top bar, the control is an icon that shows the current theme. */
export const InTopBar = meta.story({
  play: async () => {
    await expect(button()).toHaveAccessibleName("Theme: Light");
  },
});
InTopBar.test("applies the choice immediately and saves it in a cookie", async () => {
  await choose(themeCopy.dark);
  await expect(page.dataset["theme"]).toBe("dark");
  await expect(document.cookie).toContain("theme=dark");
  await expect(screen.getByRole("menuitemradio", { name: themeCopy.dark })).toBeChecked();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(button()).toHaveAccessibleName("Theme: Dark"));
  await choose(themeCopy.system);
  await expect(page.dataset["theme"]).toBe("system");
  await expect(document.cookie).toContain("theme=system");
});

/** In a footer, the control is text. */
export const InFooter = meta.story({
  args: { look: "words", align: "start" },
  decorators: [fixedAt({ insetBlockEnd: 12, insetInlineStart: 16 })],
  play: async () => {
    await expect(button()).toHaveTextContent("Theme: Light");
  },
});

/** On a dark page, the control shows Dark. */
export const InDarkPage = meta.story({
  globals: { theme: "dark" },
  play: async () => {
    await waitFor(() => expect(button()).toHaveAccessibleName("Theme: Dark"));
  },
});

/** Two controls on a page show the same choice. */
export const TwiceOnPage = meta.story({
  render: () => (
    <div style={{ display: "flex", gap: 24 }}>
      <ThemeControl />
      <div data-testid="footer">
        <ThemeControl look="words" />
      </div>
    </div>
  ),
  play: async () => {
    const [inBar] = screen.getAllByRole("button", { name: /^Theme/ });
    await userEvent.click(inBar!);
    await userEvent.click(await screen.findByRole("menuitemradio", { name: themeCopy.contrast }));
    await waitFor(() => expect(screen.getByTestId("footer")).toHaveTextContent("Theme: High contrast"));
  },
});
