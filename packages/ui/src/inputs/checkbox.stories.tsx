import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { accountFormCopy } from "@earshot/contract/settings/copy.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import { formWidth, stacked } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { Checkbox } from "./checkbox.tsx";

const meta = preview.meta({
  component: Checkbox,
  parameters: { layout: "padded" },
  decorators: [formWidth],
  args: { label: logInCopy.rememberMe },
});

const linked = (
  <>
    I accept the{" "}
    <a href="#terms" className="text-primary underline">
      terms
    </a>
  </>
);

/**
 * Labels, an error and the disabled state can be changed in the controls. Hovering changes only the cursor, so there
 * is no Hover story.
 */
export const Playground = meta.story();

/** Every state, one below the other. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: stacked(
    Checkbox,
    {},
    { label: accountFormCopy.receiveProjectUpdates, defaultChecked: true },
    { label: accountFormCopy.receiveNewsletter, hint: "Once a month, never more." },
    { label: linked, error: "Please accept the terms to go on" },
    { label: "Checked and invalid", defaultChecked: true, error: "This isn’t available right now" },
    { label: "Checked and disabled", defaultChecked: true, disabled: true },
    { label: "Unchecked and disabled", disabled: true },
  ),
});
EveryState.test(
  "is toggled by Space and by clicking its label, and shows a focus ring",
  async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("checkbox", { name: "Remember me" });
    await userEvent.tab();
    await expectFocusVisible(box);
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText("Remember me"));
    await expect(box).not.toBeChecked();
  },
);
EveryState.test("is not toggled by a link in its label", async ({ canvas, userEvent }) => {
  const link = canvas.getByRole("link", { name: "terms" });
  link.addEventListener("click", (event) => event.preventDefault(), { once: true });
  await userEvent.click(link);
  await expect(canvas.getByRole("checkbox", { name: "I accept the terms" })).not.toBeChecked();
});
