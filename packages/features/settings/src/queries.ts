import { ApiError, assertOk, explain } from "@earshot/client/api-error.ts";
import { call } from "@earshot/client/call.ts";
import { NetworkError } from "@earshot/client/network-error.ts";
import { useApiMutation } from "@earshot/client/use-api-mutation.ts";
import type { CompanyType } from "@earshot/contract/accounts/rules/company-type.ts";
import type { PasswordUpdateForm } from "@earshot/contract/settings/rules/password-update.ts";

/** The account form's values, by field name in the API. */
export interface AccountValues {
  businessName: string;
  firstName: string;
  lastName: string;
  email: string;
  companyType: CompanyType;
  agencyCode: string;
  receiveProjectUpdates: boolean;
  receiveNewsletter: boolean;
}

const checked = (is: boolean) => (is ? "true" : "false");

/** Saves the account form. */
export const useSaveAccount = () =>
  useApiMutation({
    async mutationFn({ receiveProjectUpdates, receiveNewsletter, ...texts }: AccountValues) {
      assertOk(
        await call("POST /account-settings", {
          multipart: {
            ...texts,
            receiveProjectUpdates: checked(receiveProjectUpdates),
            receiveNewsletter: checked(receiveNewsletter),
          },
        }),
      );
    },
  });

/** Cancels an email change that awaits confirmation. */
export const useCancelEmailChange = () =>
  useApiMutation({
    mutationFn: async () => {
      assertOk(await call("DELETE /api/client/pending-email", {}));
    },
  });

/** Changes the password. Ends the account's other sessions. */
export const useUpdatePassword = () =>
  useApiMutation({
    mutationFn: async (json: PasswordUpdateForm) => {
      assertOk(await call("POST /api/client/update-password", { json }));
    },
  });

/** Adds or changes the agency code. */
export const useSaveAgencyCode = () =>
  useApiMutation({
    mutationFn: async (code: string) => {
      assertOk(await call("POST /api/client/agency-code", { json: { agency_code: code.trim() } }));
    },
  });

export const useRemoveAgencyCode = () =>
  useApiMutation({
    mutationFn: async () => {
      assertOk(await call("DELETE /api/client/agency-code", {}));
    },
  });

/** Requests the account's deletion. Deletes nothing itself. */
export const useRequestDeletion = () =>
  useApiMutation({
    mutationFn: async () => {
      assertOk(await call("POST /api/client/deletion-request", {}));
    },
  });

/** Default messages for an error response without a message, and for no response at all. */
interface ErrorTexts {
  failed: string;
  unreachable: string;
}

const isUnreachable = (error: unknown) =>
  !(error instanceof ApiError || (error instanceof NetworkError && error.status !== undefined));

/** The server's message, or else the default message. */
export function errorText(error: unknown, { failed, unreachable }: ErrorTexts): string {
  return isUnreachable(error) ? unreachable : explain(error, failed);
}

/** The default message, followed by the server's message if there is one. */
export function alertText(error: unknown, { failed, unreachable }: ErrorTexts): string {
  if (isUnreachable(error)) return unreachable;
  return error instanceof ApiError && error.message ? `${failed} ${error.message}` : failed;
}
