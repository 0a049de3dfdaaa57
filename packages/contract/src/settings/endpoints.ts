import { createRoute, z } from "@hono/zod-openapi";

import { companyTypes } from "../accounts/rules/company-type.ts";
import {
  bodyErrors,
  done,
  doubledErrors,
  json,
  jsonBody,
  plainErrors,
  redirect,
} from "../endpoints/responses.ts";
import { optionalText, text, verbatimText } from "../endpoints/values.ts";
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
    description: "If omitted, unchanged; if sent several times, the last one counts.",
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
    "An omitted field is unchanged. `multipart/form-data` is answered with JSON; a page without JavaScript sends the form encoded and is redirected. A changed e-mail is pending until the link mailed to it is opened; the response is the same whether another account has it or not.",
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
      "Reply to a form-encoded body, successful or not: the settings page with the message, or the log-in page.",
    ),
    ...plainErrors(
      ...bodyErrors,
      "not_logged_in",
      "email_missing",
      "email_invalid",
      "name_too_long",
      "agency_code_too_long",
      "too_often",
      "too_many_email_changes",
    ),
  },
});

const cancelEmailChange = createRoute({
  ...paths.settings.cancelEmailChange,
  summary: "Cancel a changed e-mail that is not confirmed yet",
  description: "Succeeds without one, too.",
  responses: {
    200: json(done, "Cancelled."),
    ...plainErrors("not_logged_in", "foreign_origin", "disk_full"),
  },
});

const updatePassword = createRoute({
  ...paths.settings.updatePassword,
  summary: "Change the password",
  description:
    "Ends the account's other sessions. A wrong current password is 401. At most 10 attempts in 15 minutes, successful ones included (429).",
  request: {
    body: jsonBody(
      z
        .object({ old_password: verbatimText, new_password: verbatimText, confirm_password: verbatimText })
        .openapi("NewPassword"),
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
      "too_often",
    ),
  },
});

const removeAgencyCode = createRoute({
  ...paths.settings.removeAgencyCode,
  summary: "Remove the agency code",
  description: "Succeeds without one, too.",
  responses: {
    200: json(done, "Removed."),
    ...doubledErrors("not_logged_in", "foreign_origin", "too_often"),
  },
});

const requestDeletion = createRoute({
  ...paths.settings.requestDeletion,
  summary: "Request the deletion of the account",
  description: "The request is stored and mailed to the brand, once; nothing is deleted yet.",
  responses: { 200: json(done, "Requested."), ...plainErrors("not_logged_in", "foreign_origin") },
});

/** A user's account. */
export const settings = {
  saveAccount,
  cancelEmailChange,
  updatePassword,
  saveAgencyCode,
  removeAgencyCode,
  requestDeletion,
};
