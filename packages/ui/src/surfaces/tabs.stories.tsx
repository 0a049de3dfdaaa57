import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import preview from "@earshot/storybook/preview";
import { Pencil, Sparkles, Upload } from "lucide-react";
import { type ReactNode, useState } from "react";
import { expect, fn, waitFor } from "storybook/test";

import { TextArea } from "../inputs/text-area.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { Tabs } from "./tabs.tsx";

type Way = "ai" | "own" | "upload";
const onChange = fn();

const ways: { value: Way; label: string; icon: ReactNode; content: ReactNode }[] = [
  {
    value: "ai",
    label: "AI Script",
    icon: <Sparkles />,
    content: <TextArea label="AI prompt" defaultValue="Small-batch coffee, at your door by Wednesday." />,
  },
  { value: "own", label: "My Own Script", icon: <Pencil />, content: <TextArea label="Your script" /> },
  { value: "upload", label: "Upload Audio", icon: <Upload />, content: <TextField label="Ad name" /> },
];

interface StudioProps {
  first: Way;
}

function Studio({ first }: StudioProps) {
  const [way, setWay] = useState(first);
  return (
    <div style={{ width: "min(32rem, 100vw - 2rem)", marginBlock: 16 }}>
      <Tabs
        label="How to make the ad"
        value={way}
        tabs={ways}
        onChange={(next) => {
          onChange(next);
          setWay(next);
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  component: Tabs,
  args: { label: "How to make the ad", value: "ai", tabs: ways, onChange },
  beforeEach: () => {
    onChange.mockClear();
  },
});

/** The first way is chosen. */
export const FirstChosen = meta.story({ render: () => <Studio first="ai" /> });
FirstChosen.test(
  "moves by arrow keys and shows the panel of the chosen tab",
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "My Own Script" })).toHaveFocus();
    await expect(onChange).toHaveBeenCalledWith("own");
    await expect(canvas.getByRole("tabpanel", { name: "My Own Script" })).toBeVisible();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tabpanel", { name: "Upload Audio" })).toBeVisible();
  },
);
FirstChosen.test("keeps what was typed in a tab that is left", async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText("AI prompt"), " Fresh.");
  await userEvent.click(canvas.getByRole("tab", { name: "Upload Audio" }));
  await expect(canvas.queryByRole("textbox", { name: "AI prompt" })).toBeNull();
  await userEvent.click(canvas.getByRole("tab", { name: "AI Script" }));
  await expect(canvas.getByLabelText("AI prompt")).toHaveValue(
    "Small-batch coffee, at your door by Wednesday. Fresh.",
  );
});
FirstChosen.test("goes from the chosen tab straight to its fields", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.getByLabelText("AI prompt")).toHaveFocus();
});

/** In Arabic the row runs from right to left, and so do the arrow keys. */
export const RightToLeft = meta.story({
  parameters: { docs: { story: { inline: false, height: "240px" } } },
  globals: { direction: "rtl" },
  render: () => <Studio first="ai" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: "My Own Script" })).toHaveFocus();
  },
});

/** On a phone the row scrolls in itself, and the chosen tab is in view; the page stays still. */
export const LastChosenOnPhone = meta.story({
  globals: { viewport: { value: "phone320", isRotated: false } },
  render: () => <Studio first="upload" />,
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole("tab", { name: "Upload Audio" });
    await waitFor(() => expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
    await expectNoReflowOverflow();
  },
});
