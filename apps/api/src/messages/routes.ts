import { assertValid } from "@earshot/contract/api-error.ts";
import { contactCopy, subscriptionCopy } from "@earshot/contract/messages/copy.ts";
import { checkContact } from "@earshot/contract/messages/rules/contact.ts";
import { checkSubscription } from "@earshot/contract/messages/rules/subscription.ts";

import { fingerprint } from "../fingerprint.ts";
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
    async contact({ body, request, visitor }) {
      assertValid(checkContact(body));
      const id = messageId(request.headers.get("Idempotency-Key"));
      if (!(await store.findMessage(id))) {
        await limits.spend("contact", visitor.address, "too_many_messages");
        await store.addMessage(id, body);
      }
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

/** Returns the same UUID for the same key (RFC 9562, version 8: a custom hash); a new UUID if there is no key. */
function messageId(key: string | null): string {
  if (!key) return crypto.randomUUID();
  const hex = Buffer.from(fingerprint(`contact message ${key}`), "base64url").toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
