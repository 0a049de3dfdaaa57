import { ApiError } from "@earshot/client/api-error.ts";
import { loadDraft, saveDraft } from "@earshot/client/state/drafts.ts";
import { useSession } from "@earshot/client/state/session.tsx";
import type { User } from "@earshot/contract/accounts/read.ts";
import { isCompanyType } from "@earshot/contract/accounts/rules/company-type.ts";
import type { FormNotice } from "@earshot/contract/native-forms/form-notice.ts";
import type { FormValues } from "@earshot/contract/native-forms/form-values.ts";
import { asFields } from "@earshot/contract/read/fields.ts";
import { accountFormCopy } from "@earshot/contract/settings/copy.ts";
import { useEffect, useEffectEvent, useState } from "react";

import { type AccountValues, alertText, useSaveAccount } from "./queries.ts";

const draftName = "account-settings";

function valuesOf(user: User): AccountValues {
  const { businessName, firstName, lastName, email, companyType, agencyCode } = user;
  const { receiveProjectUpdates, receiveNewsletter } = user;
  const texts = { businessName, firstName, lastName, email, companyType, agencyCode: agencyCode ?? "" };
  return { ...texts, receiveProjectUpdates, receiveNewsletter };
}

/** Picks the known fields from an unvalidated object. A native form sends a checkbox as text. */
function changesIn(input: unknown, saved: AccountValues): Partial<AccountValues> {
  const entries = Object.entries(asFields(input) ?? {}).map(([name, value]) => {
    const isFlag = name === "receiveProjectUpdates" || name === "receiveNewsletter";
    return [name, isFlag ? String(value) === "true" : value] as const;
  });
  const known = entries.filter(
    ([name, value]) =>
      typeof value === typeof saved[name as keyof AccountValues] &&
      (name !== "companyType" || isCompanyType(value)),
  );
  return Object.fromEntries(known);
}

interface Outcome {
  kind: "saved" | "failed";
  message: string;
  cause?: unknown;
}

interface AccountFormOptions {
  /** The account in the server's latest response. */
  user: User;
  /** The input from a failed native submit. */
  values: FormValues;
  /** The result of a native submit. */
  notice: FormNotice | null;
}

/**
 * The account form's state. Unsaved input survives the end of a session, and the delayed reload after the agency code
 * changes.
 */
export function useAccountForm({ user, values: typed, notice }: AccountFormOptions) {
  const { check } = useSession();
  const { mutateAsync: save, isPending: busy } = useSaveAccount();
  const saved = valuesOf(user);
  const [changes, setChanges] = useState<Partial<AccountValues>>(() =>
    differences(changesIn(typed, saved), saved),
  );
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [fieldError, setFieldError] = useState<{ field: string; message: string } | null>(() =>
    notice?.kind === "error" && notice.field ? { field: notice.field, message: notice.text } : null,
  );
  const values: AccountValues = { ...saved, ...changes };
  const unsaved = differences(values, saved);

  const restore = useEffectEvent(() => {
    const draft = asFields(loadDraft(draftName));
    if (draft) saveDraft(draftName, null);
    if (draft?.["user"] === user.id) setChanges((now) => ({ ...now, ...changesIn(draft["changes"], saved) }));
  });
  // Restores the draft after hydration, because the server's markup doesn't contain it.
  useEffect(() => queueMicrotask(() => restore()), []);

  async function submit() {
    if (busy) return;
    setFieldError(null);
    try {
      await save(values);
    } catch (error) {
      if (error instanceof ApiError && error.field !== null)
        setFieldError({ field: error.field, message: error.message });
      setOutcome({ kind: "failed", message: alertText(error, accountFormCopy), cause: error });
      return;
    }
    if (await check()) setChanges((now) => differences(now, values));
    setOutcome({ kind: "saved", message: accountFormCopy.saved });
  }

  return {
    values,
    change: (change: Partial<AccountValues>) => {
      setChanges((now) => differences({ ...now, ...change }, saved));
      setFieldError((now) => (now && now.field in change ? null : now));
    },
    submit: () => void submit(),
    busy,
    /** How many fields have changed. */
    unsaved: Object.keys(unsaved).length,
    errorOf: (field: keyof AccountValues) => (fieldError?.field === field ? fieldError.message : undefined),
    /** The new email that awaits confirmation, or null. */
    pendingEmail: user.pendingEmail,
    outcome,
    closeOutcome: () => setOutcome(null),
    /** Saves the changes in this tab for the next page load. */
    keepForReload: () => saveDraft(draftName, { user: user.id, changes: unsaved }),
  };
}

/** The values that differ from another set. */
function differences(values: Partial<AccountValues>, from: AccountValues): Partial<AccountValues> {
  const entries = Object.entries(values) as [keyof AccountValues, unknown][];
  return Object.fromEntries(entries.filter(([name, value]) => value !== from[name]));
}
