import { uploadCopy } from "@earshot/contract/ads/upload-copy.ts";
import { accountFormCopy, billingCopy, settingsCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import preview from "@earshot/storybook/preview";
import { expectLook } from "@earshot/storybook/pseudo-states";
import { Pencil, Sparkles, Upload } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { TextArea } from "../inputs/text-area.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { Tabs, type TabsProps } from "./tabs.tsx";

const onChange = fn();
const { ai, own, upload } = studioCopy.tabs;
const { account, billing, payments, credit } = settingsCopy.tabs;

const prompt = <TextArea label={studioCopy.prompt} defaultValue="Small-batch coffee." />;
const name = <TextField label={studioCopy.productName} hint={uploadCopy.accepted} />;

const studio: TabsProps<string> = {
  label: "How to make the ad",
  value: "ai",
  onChange,
  tabs: [
    { value: "ai", label: ai, icon: <Sparkles />, content: prompt },
    { value: "own", label: own, icon: <Pencil />, content: <TextArea label={studioCopy.script} /> },
    { value: "upload", label: upload, icon: <Upload />, content: name },
  ],
};

const settings: TabsProps<string> = {
  label: settingsCopy.title,
  value: "account",
  onChange,
  tabs: [
    { value: "account", label: account, content: <TextField label={accountFormCopy.businessName} /> },
    { value: "billing", label: billing, content: billingCopy.noPaymentMethod },
    { value: "payments", label: payments, content: settingsCopy.underDevelopment },
    { value: "credit", label: credit, content: settingsCopy.underDevelopment },
  ],
};

/** Controlled tabs. */
function Choosing(args: TabsProps<string>) {
  const [value, setValue] = useState(args.value);
  const choose = (next: string) => {
    args.onChange(next);
    setValue(next);
  };
  return (
    <div style={{ width: "min(42rem, 100vw - 2rem)", marginBlock: 16 }}>
      <Tabs {...args} value={value} onChange={choose} />
    </div>
  );
}

const meta = preview.meta({
  component: Tabs,
  args: studio,
  render: (args) => <Choosing {...args} />,
});

const tab = (label: string) => screen.getByRole("tab", { name: label });
const rightToLeft = { globals: { direction: "rtl" } };

/** The studio's tabs, with icons, and the settings tabs. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <Choosing {...args} />
      <Choosing {...settings} value="billing" />
    </div>
  ),
});

/** The studio's first tab. */
export const AiScript = meta.story();
AiScript.test("responds to the arrow keys, Home and End, and shows the chosen panel", async (story) => {
  const { canvas, userEvent } = story;
  await userEvent.tab();
  await expectFocusVisible(tab(ai));
  await userEvent.keyboard("{ArrowRight}");
  await expect(tab(own)).toHaveFocus();
  await expect(onChange).toHaveBeenCalledWith("own");
  await expect(canvas.getByRole("tabpanel", { name: own })).toBeVisible();
  await userEvent.keyboard("{End}");
  await expect(canvas.getByRole("tabpanel", { name: upload })).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await expect(tab(ai)).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}{Home}");
  await expect(tab(ai)).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByLabelText(studioCopy.prompt)).toHaveFocus();
});
AiScript.test("mirrors the arrow keys in right-to-left pages", rightToLeft, async ({ userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  await expect(tab(own)).toHaveFocus();
});
AiScript.test("keeps the input of hidden tabs", async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(studioCopy.prompt), " Fresh.");
  await userEvent.click(tab(upload));
  await expect(canvas.queryByRole("textbox", { name: studioCopy.prompt })).toBeNull();
  await userEvent.click(tab(ai));
  await expect(canvas.getByLabelText(studioCopy.prompt)).toHaveValue("Small-batch coffee. Fresh.");
});

/** The pointer is over the second tab, which would open as soon as it is pressed. */
export const Hover = meta.story({
  play: () => expectLook(tab(own), "hover"),
});

/** In the studio's column at 1024 px, all three tabs fit without icons. */
export const NarrowColumn = meta.story({
  render: (args) => (
    <div style={{ width: 405 }}>
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole("tablist");
    await waitFor(() => expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth));
  },
});

/** The settings tabs at 320 px: the chosen one is centred, and the row fades on both sides. */
export const SettingsAt320 = meta.story({
  globals: { viewport: { value: "phone320", isRotated: false } },
  args: { ...settings, value: "billing" },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      const { left, right } = tab(billing).getBoundingClientRect();
      await expect(Math.abs((left + right) / 2 - window.innerWidth / 2)).toBeLessThan(24);
    });
    const row = canvas.getByRole("tablist");
    await waitFor(() => expect(row).toHaveAttribute("data-more-before"));
    await expect(row).toHaveAttribute("data-more-after");
  },
});

/** The panel's content is still loading: Tab focuses the panel. */
export const Loading = meta.story({
  render: function Loading() {
    const [loaded, setLoaded] = useState(false);
    const content = loaded ? <TextField label={accountFormCopy.businessName} /> : controlCopy.loading;
    return (
      <>
        <Choosing {...settings} tabs={[{ value: "account", label: account, content }]} />
        <Button onClick={() => setLoaded(true)}>Load</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expectFocusVisible(canvas.getByRole("tabpanel", { name: account }));
  },
});
Loading.test("moves focus from the tab to the field once it has loaded", async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Load" }));
  tab(account).focus();
  await userEvent.tab();
  await expect(canvas.getByLabelText(accountFormCopy.businessName)).toHaveFocus();
});
