import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { ErrorPage } from "./error-page.tsx";

const meta = preview.meta({
  component: ErrorPage,
  parameters: { layout: "fullscreen" },
  args: { here: "/account-settings?tab=password" },
});

/**
 * A page crashed: the error page says so in plain words and offers Reload and Home, without details about the crash.
 */
export const PageCrashed = meta.story({
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Unexpected Application Error!",
    );
  },
});
PageCrashed.test("links Reload to the failed URL, and Home to the landing page", async ({ canvas }) => {
  await expect(canvas.getByRole("link", { name: "Reload the page" })).toHaveAttribute(
    "href",
    "/account-settings?tab=password",
  );
  await expect(canvas.getByRole("link", { name: "Go to the home page" })).toHaveAttribute("href", "/");
});
