import { accountFormCopy, settingsCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, fn } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { Tabs } from "./tabs.tsx";

const { account, credit } = settingsCopy.tabs;
const arrives = "The answer arrives";

const meta = preview.meta({
  component: Tabs,
  args: {
    label: settingsCopy.title,
    value: "account",
    onChange: fn(),
    tabs: [
      { value: "account", label: account, content: controlCopy.loading },
      { value: "credit", label: credit, content: settingsCopy.underDevelopment },
    ],
  },
  render: function Loading(args) {
    const [loaded, setLoaded] = useState(false);
    const content = <TextField label={accountFormCopy.businessName} />;
    return (
      <div style={{ width: "min(42rem, 100vw - 2rem)" }}>
        <Tabs {...args} tabs={args.tabs.map((tab, at) => (loaded && at === 0 ? { ...tab, content } : tab))} />
        <Button onClick={() => setLoaded(true)}>{arrives}</Button>
      </div>
    );
  },
});

/** What the panel shows is still on its way: Tab stops at the panel, which says so. */
export const StillLoading = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expectFocusVisible(canvas.getByRole("tabpanel", { name: account }));
  },
});
StillLoading.test("then Tab goes from the tab straight to the field", async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: arrives }));
  canvas.getByRole("tab", { name: account }).focus();
  await userEvent.tab();
  await expect(canvas.getByLabelText(accountFormCopy.businessName)).toHaveFocus();
});
