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
const save = <Button intent="primary">Save</Button>;
const fields = (
  <div style={sideBySide}>
    <TextField label={accountFormCopy.firstName} defaultValue="Ada" />
    <TextField label={accountFormCopy.lastName} defaultValue="Okafor" />
  </div>
);
const codeActions = (
  <>
    <IconButton icon={<Pencil />} label={billingCopy.editAgencyCode} />
    <IconButton icon={<Trash2 />} label={billingCopy.deleteAgencyCode} />
  </>
);

const meta = preview.meta({
  component: Card,
  parameters: { layout: "padded" },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "45rem" }}>
        <Story />
      </div>
    ),
  ],
  args: { as: "section", heading: accountFormCopy.title, actions: save, children: fields },
});

/** In a column: small padding, a note and no body. */
export const InColumn = meta.story({
  args: {
    as: "article",
    level: 3,
    padding: "sm",
    heading: "Amelia",
    note: voiceCardCopy.defaultMeta,
    actions: <Button size="sm">{voiceCardCopy.change}</Button>,
    children: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article", { name: "Amelia" })).toBeVisible();
  },
});

/** Chosen: shown by a thicker border. */
export const Selected = InColumn.extend({
  args: { selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article")).toHaveAttribute("aria-current", "true");
  },
});

/** A long heading wraps and the action moves below it if needed. */
export const LongHeading = meta.story({
  args: { heading: "Sommerschlussverkaufswerbekampagne für Wiederverkäufer und Agenturen in ganz Europa" },
});

/** Every variant, one below the other. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <Card {...args} />
      <Card as="article" heading={billingCopy.agencyCode} note="NORTH-24" actions={codeActions} />
      <div style={sideBySide}>
        <Card
          as="article"
          level={3}
          padding="sm"
          heading="Amelia"
          note={voiceCardCopy.defaultMeta}
          selected
        />
        <Card
          as="article"
          level={3}
          padding="sm"
          heading="Marcus"
          note={voiceCardCopy.defaultMeta}
          actions={<Button size="sm">{voiceCardCopy.change}</Button>}
        />
      </div>
      <Card>{billingCopy.noPaymentMethod}</Card>
    </div>
  ),
});
