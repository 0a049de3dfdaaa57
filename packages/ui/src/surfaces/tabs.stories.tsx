import { accountFieldCopy } from "@earshot/contract/accounts/copy.ts";
import { uploadCopy } from "@earshot/contract/ads/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { accountFormCopy, billingCopy, passwordCopy, settingsCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expectFocusVisible, expectNoHorizontalScroll } from "@earshot/storybook/assertions";
import preview from "@earshot/storybook/preview";
import { Pencil, Sparkles, Upload } from "lucide-react";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { PasswordField } from "../inputs/password-field.tsx";
import { TextArea } from "../inputs/text-area.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { Tabs, type TabsProps } from "./tabs.tsx";

const onChange = fn();
const prompt = "Small-batch coffee, at your door by Wednesday.";
const { ai, own, upload } = studioCopy.tabs;
const { account, billing, payments, credit } = settingsCopy.tabs;
const password = accountFieldCopy.password;

const studio: TabsProps<string> = {
  label: "How to make the ad",
  value: "ai",
  onChange,
  tabs: [
    {
      value: "ai",
      label: ai,
      icon: <Sparkles />,
      content: <TextArea label={studioCopy.prompt} defaultValue={prompt} />,
    },
    { value: "own", label: own, icon: <Pencil />, content: <TextArea label={studioCopy.script} /> },
    {
      value: "upload",
      label: upload,
      icon: <Upload />,
      content: <TextField label={studioCopy.productName} hint={uploadCopy.accepted} />,
    },
  ],
};

/** Validated on blur. */
function CurrentPassword() {
  const [error, setError] = useState<string>();
  return (
    <PasswordField
      label={passwordCopy.current}
      autoComplete="current-password"
      words={{
        show: controlCopy.showPassword,
        hide: controlCopy.hidePassword,
        shown: controlCopy.passwordShown,
        hidden: controlCopy.passwordHidden,
      }}
      error={error}
      onBlur={({ target }) => setError(target.value ? undefined : errors.current_password_missing.message)}
    />
  );
}

const settings: TabsProps<string> = {
  label: settingsCopy.title,
  value: "account",
  onChange,
  tabs: [
    { value: "account", label: account, content: <TextField label={accountFormCopy.businessName} /> },
    { value: "password", label: password, content: <CurrentPassword /> },
    { value: "billing", label: billing, content: billingCopy.noPaymentMethod },
    { value: "payments", label: payments, content: settingsCopy.underDevelopment },
    { value: "credit", label: credit, content: settingsCopy.underDevelopment },
  ],
};

/** Controlled tabs. */
function Choosing(args: TabsProps<string>) {
  const [value, setValue] = useState(args.value);
  return (
    <div style={{ width: "min(42rem, 100vw - 2rem)", marginBlock: 16 }}>
      <Tabs
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  component: Tabs,
  args: studio,
  render: (args) => <Choosing {...args} />,
});
const phone320 = { viewport: { value: "phone320", isRotated: false } };

/** The studio's three tabs and the settings' five. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <Choosing {...args} />
      <Choosing {...args} {...settings} value="password" />
      <Choosing {...args} {...settings} label="Settings without a method" value="billing" />
    </div>
  ),
});

/** The studio's first tab. */
export const AiScript = meta.story();
AiScript.test(
  "moves by arrow keys, Home and End, and shows the chosen panel",
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expectFocusVisible(canvas.getByRole("tab", { name: ai }));
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: own })).toHaveFocus();
    await expect(onChange).toHaveBeenCalledWith("own");
    await expect(canvas.getByRole("tabpanel", { name: own })).toBeVisible();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tabpanel", { name: upload })).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: ai })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{Home}");
    await expect(canvas.getByRole("tab", { name: ai })).toHaveFocus();
  },
);
AiScript.test("keeps the entries of hidden tabs", async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(studioCopy.prompt), " Fresh.");
  await userEvent.click(canvas.getByRole("tab", { name: upload }));
  await expect(canvas.queryByRole("textbox", { name: studioCopy.prompt })).toBeNull();
  await userEvent.click(canvas.getByRole("tab", { name: ai }));
  await expect(canvas.getByLabelText(studioCopy.prompt)).toHaveValue(`${prompt} Fresh.`);
});
AiScript.test("moves from the chosen tab to its first field by Tab", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.getByLabelText(studioCopy.prompt)).toHaveFocus();
});

/** Five tabs on a phone: the chosen one is centred and the row fades on both sides. */
export const SettingsOnPhone = meta.story({
  globals: phone320,
  args: { ...settings, value: "billing" },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole("tab", { name: billing });
    await waitFor(async () => {
      const { left, right } = chosen.getBoundingClientRect();
      await expect(Math.abs((left + right) / 2 - window.innerWidth / 2)).toBeLessThan(24);
    });
    const row = canvas.getByRole("tablist");
    await waitFor(() => expect(row).toHaveAttribute("data-more-before"));
    await expect(row).toHaveAttribute("data-more-after");
    await expectNoHorizontalScroll();
  },
});

/** From right to left the arrow keys are mirrored. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: {
    label: "طريقة إنشاء الإعلان",
    tabs: [
      { value: "ai", label: "نص بالذكاء الاصطناعي", icon: <Sparkles />, content: <TextArea label="الوصف" /> },
      { value: "own", label: "نصي الخاص", icon: <Pencil />, content: <TextArea label="النص" /> },
      { value: "upload", label: "رفع ملف صوتي", icon: <Upload />, content: <TextField label="اسم الإعلان" /> },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: "نصي الخاص" })).toHaveFocus();
  },
});

/** The panel's content is still loading: Tab focuses the panel. */
export const Loading = meta.story({
  args: { ...settings, tabs: [{ value: "account", label: account, content: controlCopy.loading }] },
  render: function Loading(args) {
    const [loaded, setLoaded] = useState(false);
    const content = <TextField label={accountFormCopy.businessName} />;
    return (
      <>
        <Choosing {...args} tabs={args.tabs.map((tab) => (loaded ? { ...tab, content } : tab))} />
        <Button onClick={() => setLoaded(true)}>The answer arrives</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expectFocusVisible(canvas.getByRole("tabpanel", { name: account }));
  },
});
Loading.test("moves from the tab to the field once loaded", async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "The answer arrives" }));
  canvas.getByRole("tab", { name: account }).focus();
  await userEvent.tab();
  await expect(canvas.getByLabelText(accountFormCopy.businessName)).toHaveFocus();
});
