import { assertValid } from "@earshot/contract/api-error.ts";
import { contactCopy, subscriptionCopy } from "@earshot/contract/messages/copy.ts";
import { checkContact } from "@earshot/contract/messages/rules/contact.ts";
import { checkSubscription } from "@earshot/contract/messages/rules/subscription.ts";

import type { RateLimits } from "../http/rate-limits.ts";
import type { HandlersOf } from "../http/routes.ts";
import type { MessagesStore } from "./store.ts";

/** Endpoints for messages to the brand. */
export function messagesRoutes({
  store,
  limits,
}: {
  store: MessagesStore;
  limits: RateLimits;
}): HandlersOf<"messages"> {
  return {
    async contact({ body, visitor }) {
      assertValid(checkContact(body));
      await limits.spend("contact", visitor.address, "too_many_messages");
      await store.addMessage(body);
      return { status: 200, body: { success: true, message: contactCopy.thanks } };
    },

    async subscribe({ body, visitor }) {
      assertValid(checkSubscription(body));
      await limits.spend("subscription", visitor.address, "too_many_subscriptions");
      await store.subscribe(body.email_id);
      return { status: 200, body: { success: true, message: subscriptionCopy.thanks } };
    },
  };
}
