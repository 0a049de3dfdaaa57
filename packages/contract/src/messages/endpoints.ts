import { createRoute, z } from "@hono/zod-openapi";

import { bodyErrors, done, json, jsonOrFormBody, plainErrors, redirect } from "../endpoints/responses.ts";
import { formText, optionalText, text } from "../endpoints/values.ts";
import { paths } from "../paths.ts";

const backToThePage = redirect(
  "Reply to a form-encoded body, successful or not: the landing page with the message.",
);

const contact = createRoute({
  ...paths.messages.contact,
  summary: "Send a message to the brand",
  request: {
    headers: z.object({
      "idempotency-key": optionalText.openapi({
        description: "Any text, new for each message: a repeated message is stored and mailed once.",
      }),
    }),
    body: jsonOrFormBody(
      z
        .object({
          full_name: text,
          business_email: text,
          company: optionalText,
          phone_number: optionalText,
          message: optionalText,
        })
        .openapi("ContactMessage"),
      z.object({
        full_name: formText,
        business_email: formText,
        company: formText,
        phone_number: formText,
        message: formText,
      }),
    ),
  },
  responses: {
    200: json(done, "Stored, and mailed to the brand."),
    303: backToThePage,
    ...plainErrors(
      ...bodyErrors,
      "full_name_missing",
      "full_name_too_long",
      "business_email_missing",
      "email_invalid",
      "company_too_long",
      "phone_number_too_long",
      "contact_message_too_long",
      "too_many_messages",
    ),
  },
});

const subscribe = createRoute({
  ...paths.messages.subscribe,
  summary: "Subscribe to the newsletter",
  description: "The response is the same for an address that is already subscribed.",
  request: {
    body: jsonOrFormBody(
      z.object({ email_id: text }).openapi("Subscription"),
      z.object({ email_id: formText }),
    ),
  },
  responses: {
    200: json(done, "Subscribed."),
    303: backToThePage,
    ...plainErrors(...bodyErrors, "email_missing", "email_invalid", "too_many_subscriptions"),
  },
});

/** Contact messages and newsletter subscriptions. */
export const messages = { contact, subscribe };
