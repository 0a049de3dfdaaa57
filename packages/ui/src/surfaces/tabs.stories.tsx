import { accountFieldCopy } from "@earshot/contract/accounts/copy.ts";
import { uploadCopy } from "@earshot/contract/ads/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { accountFormCopy, billingCopy, passwordCopy, settingsCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/contracts/field-error-linked.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { CreditCard, Pencil, Sparkles, Upload } from "lucide-react";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";

import { PasswordField } from "../inputs/password-field.tsx";
import { TextArea } from "../inputs/text-area.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { guide } from "./tabs.guide.ts";
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

/** Is looked at when it is left, and refused then. */
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

/** Tabs that change by themselves when one is chosen, as on a page. */
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
  parameters: { guide },
  args: studio,
  render: (args) => <Choosing {...args} />,
  beforeEach: () => {
    onChange.mockClear();
  },
});
const phone320 = { viewport: { value: "phone320", isRotated: false } };

/** The studio's three and the settings’ five; each row with another one chosen. */
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

/** The studio opens on the first way: describe what you sell. */
export const AiScript = meta.story();
AiScript.test("moves by arrow keys and shows the panel of the chosen tab", async ({ canvas, userEvent }) => {
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
});
AiScript.test("keeps what was typed in a tab that is left", async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(studioCopy.prompt), " Fresh.");
  await userEvent.click(canvas.getByRole("tab", { name: upload }));
  await expect(canvas.queryByRole("textbox", { name: studioCopy.prompt })).toBeNull();
  await userEvent.click(canvas.getByRole("tab", { name: ai }));
  await expect(canvas.getByLabelText(studioCopy.prompt)).toHaveValue(`${prompt} Fresh.`);
});
AiScript.test("goes from the chosen tab straight to its fields", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.getByLabelText(studioCopy.prompt)).toHaveFocus();
});

/** The script is one’s own. */
export const OwnScript = meta.story({
  args: { value: "own" },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(studioCopy.script)).toBeVisible();
  },
});

/** An ad that exists already. */
export const UploadAudio = meta.story({
  args: { value: "upload" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { name: upload })).toHaveAttribute("aria-selected", "true");
  },
});

/** The settings: five, without icons. */
export const Settings = meta.story({ args: settings });
Settings.test("shows each part in its turn", async ({ canvas, userEvent }) => {
  for (const name of [password, billing, payments, credit, account]) {
    await userEvent.click(canvas.getByRole("tab", { name }));
    await expect(canvas.getByRole("tabpanel", { name })).toBeVisible();
  }
});

/** The last of the settings, which is still to come. */
export const ComingSoon = meta.story({ args: { ...settings, value: "credit" } });
ComingSoon.test(
  "its words are reached by Tab, though there is nothing to do",
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: credit })).toHaveFocus();
    await userEvent.tab();
    await expectFocusVisible(canvas.getByRole("tabpanel", { name: credit }));
  },
);

/** A field that was left empty says so, and still does when its tab is shown again. */
export const ErrorKeptWhileAway = meta.story({
  args: { ...settings, value: "password" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(passwordCopy.current));
    await userEvent.click(canvas.getByRole("tab", { name: account }));
    await expect(canvas.getByRole("tabpanel", { name: account })).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: password }));
    await expectFieldErrorLinked(
      canvas.getByLabelText(passwordCopy.current),
      errors.current_password_missing.message,
    );
  },
});

/** Two, side by side. */
export const Two = meta.story({
  args: {
    ...settings,
    tabs: settings.tabs.slice(0, 2),
    value: "account",
  },
});

/** A panel that brings an icon for each tab and a long name. */
export const LongNames = meta.story({
  args: {
    ...settings,
    tabs: [
      { value: "account", label: "Zahlungsinformationen", icon: <CreditCard />, content: "…" },
      { value: "billing", label: "Rechnungsempfängerangaben", icon: <Pencil />, content: "…" },
    ],
  },
});

/** On a phone the row scrolls in itself, and the chosen tab is in view; the page stays still. */
export const LastChosenOnPhone = meta.story({
  globals: phone320,
  args: { value: "upload" },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole("tab", { name: upload });
    await waitFor(() => expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
    await expectNoReflowOverflow();
  },
});

/** Five on a phone: the one in the middle is chosen, stands in the middle of the row, and the row fades to both sides. */
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
    await expectNoReflowOverflow();
  },
});

/** The narrowest phone with text twice as large. */
export const Narrowest = meta.story({
  globals: narrowest,
  args: { value: "own" },
  play: () => expectNoReflowOverflow(),
});

/** In Arabic the row runs from right to left, and so do the arrow keys. */
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

/** In the dark the chosen one is lighter than the row. */
export const Dark = EveryState.extend({ tags: ["!matrix"], globals: { theme: "dark" } });
