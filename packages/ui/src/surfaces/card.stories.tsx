import { accountFormCopy, billingCopy } from "@earshot/contract/settings/copy.ts";
import { voiceCardCopy } from "@earshot/contract/voices/copy.ts";
import preview from "@earshot/storybook/preview";
import { Pencil, Trash2 } from "lucide-react";
import { expect } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { IconButton } from "../inputs/icon-button.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { Card } from "./card.tsx";

const sideBySide = {
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(14rem, 100%), 1fr))",
};
const codeActions = (
  <>
    <IconButton icon={<Pencil />} label={billingCopy.editAgencyCode} />
    <IconButton icon={<Trash2 />} label={billingCopy.deleteAgencyCode} />
  </>
);
const small = { as: "article", level: 3, padding: "sm", note: voiceCardCopy.defaultMeta } as const;
const change = <Button size="sm">{voiceCardCopy.change}</Button>;
const longHeading = "Sommerschlussverkaufswerbekampagne für Wiederverkäufer und Agenturen in ganz Europa";

const meta = preview.meta({
  component: Card,
  parameters: { layout: "padded" },
  args: { as: "section", heading: accountFormCopy.title, actions: <Button intent="primary">Save</Button> },
});

/** Playground: edit the text, the selected state and the padding in the controls. */
export const Playground = meta.story({ args: { children: billingCopy.noPaymentMethod } });

/** Every variant, one below the other; a long heading wraps, and its action moves below it if needed. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => (
    <div style={{ display: "grid", gap: 16, maxWidth: "45rem" }}>
      <Card {...args}>
        <div style={sideBySide}>
          <TextField label={accountFormCopy.firstName} defaultValue="Ada" />
          <TextField label={accountFormCopy.lastName} defaultValue="Okafor" />
        </div>
      </Card>
      <Card as="article" heading={billingCopy.agencyCode} note="NORTH-24" actions={codeActions} />
      <div style={sideBySide}>
        <Card {...small} heading="Amelia" selected />
        <Card {...small} heading="Marcus" actions={change} />
      </div>
      <Card {...args} heading={longHeading} />
      <Card>{billingCopy.noPaymentMethod}</Card>
    </div>
  ),
});
EveryState.test("is named by its heading and marked as current when selected", async ({ canvas }) => {
  await expect(canvas.getByRole("article", { name: "Amelia" })).toHaveAttribute("aria-current", "true");
  await expect(canvas.getByRole("article", { name: "Marcus" })).not.toHaveAttribute("aria-current");
});
