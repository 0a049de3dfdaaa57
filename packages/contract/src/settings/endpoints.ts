import { createRoute, z } from "@hono/zod-openapi";

import {
  bodyErrors,
  done,
  doubledErrors,
  json,
  jsonBody,
  plainErrors,
  redirect,
} from "../endpoints/responses.ts";
import { optionalText, text } from "../endpoints/values.ts";
import { companyTypes } from "../languages.ts";
import { paths } from "../paths.ts";

const isChecked = z.enum(["true", "false", "on", "off"]);

/** For repeated form fields the last value wins, so that a hidden `false` can precede a checkbox. */
const checkbox = z
  .union([isChecked, z.array(isChecked).nonempty()])
  .transform((sent) => {
    const last = typeof sent === "string" ? sent : sent.at(-1);
    return last === "true" || last === "on";
  })
  .optional()
  .openapi({
    type: "string",
    enum: isChecked.options,
    description: "Left out: as it was. Several: the last.",
  });

const account = z
  .object({
    businessName: optionalText,
    firstName: optionalText,
    lastName: optionalText,
    email: optionalText,
    companyType: z.enum(companyTypes).nullish(),
    agencyCode: optionalText,
    receiveProjectUpdates: checkbox,
    receiveNewsletter: checkbox,
  })
  .openapi("AccountForm");

const saveAccount = createRoute({
  ...paths.settings.saveAccount,
  summary: "Save the account form",
  description:
    "A field left out stays as it was. `multipart/form-data` is answered with JSON; a page without JavaScript sends it form-encoded and is answered with a page. A changed e-mail is checked, and the old address gets a notice.",
  request: {
    body: {
      content: {
        "multipart/form-data": { schema: account },
        "application/x-www-form-urlencoded": { schema: account },
      },
    },
  },
  responses: {
    200: json(done, "Saved."),
    303: redirect(
      "To a form-encoded body, done or not: the settings page with the message, or the log-in page.",
    ),
    ...plainErrors(
      ...bodyErrors,
      "not_logged_in",
      "email_in_use",
      "email_missing",
      "email_invalid",
      "name_too_long",
      "agency_code_too_long",
    ),
  },
});

const updatePassword = createRoute({
  ...paths.settings.updatePassword,
  summary: "Change the password",
  description:
    "Ends the account's other sessions. A wrong current password is 401; tries count with the account's log-ins (429).",
  request: {
    body: jsonBody(
      z.object({ old_password: text, new_password: text, confirm_password: text }).openapi("NewPassword"),
    ),
  },
  responses: {
    200: json(done, "Changed."),
    ...doubledErrors(
      ...bodyErrors,
      "not_logged_in",
      "wrong_current_password",
      "current_password_missing",
      "new_password_missing",
      "new_password_too_short",
      "new_passwords_differ",
      "new_password_too_long",
      "too_often",
    ),
  },
});

const saveAgencyCode = createRoute({
  ...paths.settings.saveAgencyCode,
  summary: "Add or change the agency code",
  request: { body: jsonBody(z.object({ agency_code: text }).openapi("AgencyCode")) },
  responses: {
    200: json(done, "Saved."),
    ...doubledErrors(
      ...bodyErrors,
      "not_logged_in",
      "agency_code_missing",
      "agency_code_too_long",
      "agency_code_unknown",
    ),
  },
});

const removeAgencyCode = createRoute({
  ...paths.settings.removeAgencyCode,
  summary: "Remove the agency code",
  description: "Also fine when there is none.",
  responses: { 200: json(done, "There is none now."), ...doubledErrors("not_logged_in", "foreign_origin") },
});

const requestDeletion = createRoute({
  ...paths.settings.requestDeletion,
  summary: "Ask for the account to be deleted",
  description: "The request is kept and mailed to the brand, once; nothing is deleted.",
  responses: { 200: json(done, "Asked for."), ...plainErrors("not_logged_in", "foreign_origin") },
});

/** A client's account. */
export const settings = { saveAccount, updatePassword, saveAgencyCode, removeAgencyCode, requestDeletion };
