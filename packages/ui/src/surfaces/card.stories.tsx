import { accountFormCopy, billingCopy } from "@earshot/contract/settings/copy.ts";
import { voiceCardCopy } from "@earshot/contract/voices/copy.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { Pencil, Trash2 } from "lucide-react";
import { expect } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { IconButton } from "../inputs/icon-button.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { guide } from "./card.guide.ts";
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
  parameters: { layout: "padded", guide },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "45rem" }}>
        <Story />
      </div>
    ),
  ],
  args: { as: "section", heading: accountFormCopy.title, actions: save, children: fields },
});

/** A part of a page: heading, action at the end of its line, body. */
export const PartOfPage = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: accountFormCopy.title })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent(accountFormCopy.title);
  },
});

/** One thing for itself, in a column: small padding, a note, and no body at all. */
export const ThingInColumn = meta.story({
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

/** Words alone: no heading, so no name. */
export const BodyAlone = meta.story({
  args: { as: "article", heading: undefined, actions: undefined, children: billingCopy.noPaymentMethod },
});

/** The one that is chosen: told by the line’s thickness, not by its colour alone. */
export const Selected = ThingInColumn.extend({
  args: { selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article")).toHaveAttribute("aria-current", "true");
  },
});

/** Several of a kind, in a list. */
export const InList = meta.story({
  render: () => (
    <ul style={{ ...sideBySide, listStyle: "none" }}>
      {["NORTH-24", "SOUTH-07", "EAST-11"].map((code, place) => (
        <Card key={code} as="li" level={3} padding="sm" heading={code} selected={place === 0}>
          {billingCopy.agencyCode}
        </Card>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
});

/** Two actions by sign alone, as for the agency code. */
export const SignsAsActions = meta.story({
  args: { heading: billingCopy.agencyCode, note: "NORTH-24", actions: codeActions, children: undefined },
});

/** A long heading breaks, and the action stays at the first line’s end or goes below. */
export const LongHeading = meta.story({
  args: { heading: "Sommerschlussverkaufswerbekampagne für Wiederverkäufer und Agenturen in ganz Europa" },
});

/** Dark: the hairline carries it. */
export const Dark = Selected.extend({ globals: { theme: "dark" } });

/** Right to left, in Arabic. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: {
    heading: "معلومات الحساب",
    note: "تظهر هذه البيانات في فواتيرك.",
    actions: <Button intent="primary">حفظ</Button>,
    children: <TextField label="الاسم الأول" defaultValue="آدا" />,
  },
});

/** The narrowest phone with text twice as large: the action goes below the heading. */
export const LongTextOnPhone = meta.story({
  globals: narrowest,
  args: { note: "Shown on your invoices and to the people you share ads with." },
  play: () => expectNoReflowOverflow(),
});

/** Every look, one below the other. */
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
