import { errors } from "@earshot/contract/errors.ts";
import { contactCopy } from "@earshot/contract/messages/copy.ts";
import { messagesScenarios } from "@earshot/mocks/messages.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/assertions";
import { inIframe } from "@earshot/storybook/decorators";
import { recordCalls } from "@earshot/storybook/mock-server";
import preview from "@earshot/storybook/preview";
import { expect, screen, userEvent, waitFor } from "storybook/test";

import { Contact } from "./contact.tsx";

const meta = preview.meta({
  component: Contact,
  parameters: { ...inIframe, layout: "fullscreen" },
  // Clears the outbox, so that a message from one story isn't resent in the next.
  beforeEach: () => localStorage.removeItem("contactOutbox"),
});

const send = () => userEvent.click(screen.getByRole("button", { name: contactCopy.send }));

async function fillIn() {
  await userEvent.type(screen.getByLabelText(contactCopy.fullName), "Robin Okafor");
  await userEvent.type(screen.getByLabelText(contactCopy.businessEmail), "robin@fieldnote.example");
}

/**
 * A story in which the visitor is thanked once the request is sent, whatever the response, and can write another
 * message.
 */
const thanks = {
  play: async ({ msw }: { msw: Parameters<typeof recordCalls>[0] }) => {
    const sent = recordCalls(msw);
    await fillIn();
    await send();
    const title = await screen.findByRole("heading", { name: contactCopy.thanks });
    await expect(title.parentElement).toHaveFocus();
    await waitFor(() => expect(sent).toHaveLength(1));
    msw.events.removeAllListeners();
    await expect(screen.getByRole("button", { name: contactCopy.another })).toBeVisible();
    await expect(screen.queryByRole("alert")).toBeNull();
  },
};

/** An empty form next to the messaging numbers. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: contactCopy.send })).toBeVisible();
  },
});
Empty.test("shows an error next to each empty field, and keeps the input", async () => {
  await userEvent.type(screen.getByLabelText(contactCopy.fullName), "Robin Okafor");
  await send();
  const email = screen.getByLabelText(contactCopy.businessEmail);
  await expectFieldErrorLinked(email, errors.business_email_missing.message);
  await expect(email).toHaveFocus();
  await expect(screen.getByLabelText(contactCopy.fullName)).toHaveValue("Robin Okafor");
});

/** Filled in but not sent yet. */
export const Typed = meta.story({
  play: async () => {
    await fillIn();
    await expect(screen.getByRole("button", { name: contactCopy.send })).toBeEnabled();
  },
});

/** The message is accepted: the visitor is thanked. */
export const Sent = meta.story(thanks);
Sent.test("opens an empty form for another message", async () => {
  await userEvent.click(screen.getByRole("button", { name: contactCopy.another }));
  const name = await screen.findByLabelText(contactCopy.fullName);
  await expect(name).toHaveFocus();
  await expect(name).toHaveValue("");
});

/** The server doesn't respond: the visitor is thanked all the same. */
export const SlowAnswer = meta.story({
  ...thanks,
  beforeEach: ({ msw }) => msw.use(...messagesScenarios.SlowAnswer),
});

/** The server rejects the message: the visitor is thanked all the same, and it is not resent. */
export const Refused = meta.story({
  ...thanks,
  beforeEach: ({ msw }) => msw.use(...messagesScenarios.Refused),
});

/** Too many messages were sent: the visitor is thanked all the same, and the message is not resent. */
export const TooMany = meta.story({
  ...thanks,
  beforeEach: ({ msw }) => msw.use(...messagesScenarios.TooMany),
});

/** A proxy responds with an error page: the visitor is thanked, and the message is resent in the background. */
export const BadGateway = meta.story({
  ...thanks,
  beforeEach: ({ msw }) => msw.use(...messagesScenarios.BadGateway),
});

/** There is no network: the visitor is thanked, and the message is resent in the background. */
export const Down = meta.story({
  ...thanks,
  beforeEach: ({ msw }) => msw.use(...messagesScenarios.Down),
});
Down.test("retries when the browser is back online", async ({ msw }) => {
  const sent = recordCalls(msw);
  await waitFor(() => {
    window.dispatchEvent(new Event("online"));
    return expect(sent.length).toBeGreaterThan(0);
  });
  msw.events.removeAllListeners();
});
