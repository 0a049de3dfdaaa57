import { contactCopy, subscriptionCopy } from "@earshot/contract/messages/copy.ts";
import { checkContact } from "@earshot/contract/messages/rules/contact.ts";
import { checkSubscription } from "@earshot/contract/messages/rules/subscription.ts";

import type { MockDb } from "./mock-db.ts";
import { badGateway, crash, instead, never, serve } from "./serve.ts";

/** Default responses: five messages and ten subscriptions are taken, more are too many. */
export const messagesHandlers = (mockDb: MockDb) =>
  serve("messages", {
    contact({ request, body, error }) {
      const invalid = checkContact(body);
      if (invalid) return error(invalid);
      if (mockDb.isTooOften("contact", mockDb.visitorOf(request).key)) {
        return error("too_many_messages");
      }
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
 * The other servers that a person may meet; none of them is told to who sends (spec section 8), the forms thank all the
 * same. The key is also the story's name and `?scenario=messages.<key>`.
 */
export const messagesScenarios = {
  SlowAnswer: instead("messages", { contact: never, subscribe: never }),
  /** A rule finds what the browser let pass: it is not sent again. */
  Refused: instead("messages", {
    contact: ({ error }) => error("contact_message_too_long"),
    subscribe: ({ error }) => error("email_invalid", { field: "email_id" }),
  }),
  /** The hour's messages are used up: it is not sent again. */
  TooMany: instead("messages", {
    contact: ({ error }) => error("too_many_messages"),
    subscribe: ({ error }) => error("too_many_subscriptions"),
  }),
  /** No server answers, only the proxy before it: the message is sent again in the background. */
  BadGateway: instead("messages", { contact: badGateway, subscribe: badGateway }),
  /** The network fails: the message is sent again in the background. */
  Down: instead("messages", { contact: crash, subscribe: crash }),
};
