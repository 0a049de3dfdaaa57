import { contactCopy, subscriptionCopy } from "@earshot/contract/messages/copy.ts";
import { checkContact } from "@earshot/contract/messages/rules/contact.ts";
import { checkSubscription } from "@earshot/contract/messages/rules/subscription.ts";

import type { MockDb } from "./mock-db.ts";
import { badGateway, crash, everywhere, instead, never, serve } from "./serve.ts";

/** Default responses: accepts messages and subscriptions up to the rate limits. */
export const messagesHandlers = (mockDb: MockDb) =>
  serve("messages", {
    contact({ request, body, error }) {
      const invalid = checkContact(body);
      if (invalid) return error(invalid);
      const key = request.headers.get("Idempotency-Key");
      const isRepeated = key !== null && mockDb.contactKeys.has(key);
      if (!isRepeated && mockDb.isTooOften("contact", mockDb.visitorOf(request).key)) {
        return error("too_many_messages");
      }
      if (key) mockDb.contactKeys.add(key);
      return { success: true, message: contactCopy.thanks };
    },

    subscribe({ request, body, error }) {
      const invalid = checkSubscription(body);
      if (invalid) return error(invalid);
      if (mockDb.isTooOften("subscription", mockDb.visitorOf(request).key)) {
        return error("too_many_subscriptions");
      }
      return { success: true, message: subscriptionCopy.thanks };
    },
  });

/**
 * Named non-default responses. The forms still show the thank-you message. The key is also the story's name and
 * `?scenario=messages.<key>`.
 */
export const messagesScenarios = {
  /** Contact messages and subscriptions stay pending. */
  SlowAnswer: everywhere("messages", never),
  /** A validation error, which is not retried. */
  Refused: instead("messages", {
    contact: "contact_message_too_long",
    subscribe: ({ error }) => error("email_invalid", { field: "email_id" }),
  }),
  /** The rate limit is reached; the request is not retried. */
  TooMany: instead("messages", { contact: "too_many_messages", subscribe: "too_many_subscriptions" }),
  /** A proxy responds with 502; the request is retried in the background. */
  BadGateway: everywhere("messages", badGateway),
  /** A network error occurs; the request is retried in the background. */
  Down: everywhere("messages", crash),
};
