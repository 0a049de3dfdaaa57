import { errors } from "@earshot/contract/errors.ts";
import { subscriptionCopy } from "@earshot/contract/messages/copy.ts";
import { messagesScenarios } from "@earshot/mocks/messages.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/assertions";
import preview from "@earshot/storybook/preview";
import { expect, screen, userEvent } from "storybook/test";

import { Subscription } from "./subscription.tsx";

const meta = preview.meta({ component: Subscription, parameters: { layout: "fullscreen" } });

async function subscribe(email: string) {
  await userEvent.type(screen.getByLabelText(subscriptionCopy.email), email);
  await userEvent.click(screen.getByRole("button", { name: subscriptionCopy.submit }));
}

/** A story in which the visitor is thanked and the form disappears. */
const thanks = {
  play: async () => {
    await subscribe("robin@fieldnote.example");
    await expect(await screen.findByText(subscriptionCopy.thanks)).toHaveFocus();
    await expect(screen.queryByRole("button", { name: subscriptionCopy.submit })).toBeNull();
  },
};

/** The banner before any input. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: subscriptionCopy.submit })).toBeVisible();
  },
});
Empty.test("shows an error for an address without a domain, and keeps the input", async () => {
  await subscribe("robin@fieldnote");
  const email = screen.getByLabelText(subscriptionCopy.email);
  await expectFieldErrorLinked(email, errors.email_invalid.message);
  await expect(email).toHaveFocus();
  await expect(email).toHaveValue("robin@fieldnote");
});

/** Filled in but not sent yet. */
export const Typed = meta.story({
  play: async () => {
    await userEvent.type(screen.getByLabelText(subscriptionCopy.email), "robin@fieldnote.example");
    await expect(screen.getByRole("button", { name: subscriptionCopy.submit })).toBeEnabled();
  },
});

/** The address is accepted. The banner looks the same for an address that is already subscribed. */
export const Subscribed = meta.story(thanks);

/** The server rejects the address: the visitor is thanked all the same (spec section 2). */
export const Refused = meta.story({
  ...thanks,
  beforeEach: ({ msw }) => msw.use(...messagesScenarios.Refused),
});

/** There is no network: the visitor is thanked, and the address is resent in the background. */
export const Down = meta.story({
  ...thanks,
  beforeEach: ({ msw }) => msw.use(...messagesScenarios.Down),
});

/** The address is rejected without JavaScript: the page reloads with the message and the input. */
export const RefusedByThePage = meta.story({
  args: {
    notice: {
      kind: "error",
      text: errors.email_invalid.message,
      code: "email_invalid",
      field: "email_id",
    },
    values: { email_id: "robin@fieldnote" },
  },
  play: async ({ canvas }) => {
    await expectFieldErrorLinked(canvas.getByLabelText(subscriptionCopy.email), errors.email_invalid.message);
  },
});
