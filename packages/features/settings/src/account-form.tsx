import { roleCopy } from "@earshot/contract/accounts/form-copy.ts";
import { companyTypes } from "@earshot/contract/accounts/rules/company-type.ts";
import { brand } from "@earshot/contract/brand.ts";
import { accountFormCopy, deletionCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy, statusCopy } from "@earshot/contract/site/controls-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { Checkbox } from "@earshot/ui/inputs/checkbox.tsx";
import { RadioCards } from "@earshot/ui/inputs/radio-cards.tsx";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";
import { AlertDialog } from "@earshot/ui/surfaces/alert-dialog.tsx";
import { StatusDialog } from "@earshot/ui/surfaces/status-dialog.tsx";
import { Building2, Users } from "lucide-react";
import { useRef, useState } from "react";

import { CancelEmailChange } from "./account-form/cancel-email-change.tsx";
import { errorText, useRequestDeletion } from "./queries.ts";
import { SettingsAlert } from "./settings-alert.tsx";
import { SettingsGroup } from "./settings-group.tsx";
import type { useAccountForm } from "./use-account-form.ts";

const icons = { business: <Building2 />, agency: <Users /> };
const roles = companyTypes.map((value) => ({
  value,
  title: roleCopy[value].label,
  text: roleCopy[value].description,
  icon: icons[value],
}));

interface AccountFormProps {
  form: ReturnType<typeof useAccountForm>;
  /** Opens the Log In dialog if the session has ended. */
  onLogIn: () => void;
}

/** The My Account tab. A native form: without JavaScript the server returns the page with a message. */
export function AccountForm({ form, onLogIn }: AccountFormProps) {
  const { values, change, busy, unsaved, outcome } = form;
  const email = useRef<HTMLInputElement>(null);
  const text = (name: "businessName" | "firstName" | "lastName" | "email" | "agencyCode") => ({
    name,
    value: values[name],
    error: form.errorOf(name),
    readOnly: busy,
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const saveButton = (
    <Button type="submit" intent="primary" busy={busy}>
      {busy ? controlCopy.saving : controlCopy.save}
    </Button>
  );
  return (
    <>
      <form
        method="post"
        action="/account-settings"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-5">
          <h2 className="type-heading text-xl text-ink">{accountFormCopy.title}</h2>
          <div className="flex flex-wrap items-center gap-y-2">
            <output className="text-sm text-ink-3 not-empty:me-4">
              {unsaved > 0 && accountFormCopy.unsaved(unsaved)}
            </output>
            {saveButton}
          </div>
        </div>
        <SettingsGroup {...accountFormCopy.about[values.companyType]}>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              {...text("businessName")}
              label={<Required>{accountFormCopy.businessName}</Required>}
              autoComplete="organization"
            />
            <div className="flex min-w-0 flex-col items-start gap-1.5 *:first:self-stretch">
              <TextField
                {...text("email")}
                ref={email}
                type="email"
                label={<Required>{accountFormCopy.email}</Required>}
                hint={
                  form.pendingEmail === null ? undefined : accountFormCopy.emailPending(form.pendingEmail)
                }
                autoComplete="email"
              />
              <CancelEmailChange
                isPending={form.pendingEmail !== null}
                onCancelled={() => email.current?.focus()}
                onLogIn={onLogIn}
              />
            </div>
            <TextField
              {...text("firstName")}
              label={<Required>{accountFormCopy.firstName}</Required>}
              autoComplete="given-name"
            />
            <TextField
              {...text("lastName")}
              label={<Required>{accountFormCopy.lastName}</Required>}
              autoComplete="family-name"
            />
          </div>
        </SettingsGroup>
        <SettingsGroup title={accountFormCopy.companyType} text={accountFormCopy.companyTypeText}>
          <RadioCards
            name="companyType"
            label={<span className="sr-only">{accountFormCopy.companyType}</span>}
            options={roles}
            value={values.companyType}
            onChange={(companyType) => change({ companyType })}
          />
        </SettingsGroup>
        <SettingsGroup title={accountFormCopy.agencyCodeTitle} text={accountFormCopy.agencyCodeText}>
          <div className="sm:max-w-80">
            <TextField {...text("agencyCode")} label={accountFormCopy.agencyCode} autoComplete="off" />
          </div>
        </SettingsGroup>
        <SettingsGroup title={accountFormCopy.mail}>
          <div className="grid gap-3">
            {(["receiveProjectUpdates", "receiveNewsletter"] as const).map((name) => (
              <div key={name}>
                {/* Needed when the browser submits the form, because an unchecked box sends nothing. */}
                <input type="hidden" name={name} value="false" />
                <Checkbox
                  name={name}
                  value="true"
                  label={accountFormCopy[name]}
                  checked={values[name]}
                  onChange={(event) => change({ [name]: event.target.checked })}
                />
              </div>
            ))}
          </div>
        </SettingsGroup>
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
          <div className="noscript:hidden">
            <DeleteAccount onLogIn={onLogIn} />
          </div>
          {saveButton}
        </div>
      </form>
      <StatusDialog
        open={outcome?.kind === "saved"}
        onClose={form.closeOutcome}
        tone="success"
        title={statusCopy.success}
        message={accountFormCopy.saved}
        okLabel={controlCopy.ok}
      />
      <SettingsAlert
        error={outcome?.kind === "failed" ? outcome : null}
        onClose={form.closeOutcome}
        onLogIn={onLogIn}
      />
    </>
  );
}

/** A label with a required mark. The mark is only visual: the form is not validated before saving. */
function Required({ children }: { children: string }) {
  return (
    <>
      {children}{" "}
      <span aria-hidden="true" className="text-danger">
        *
      </span>
      <span className="sr-only">({accountFormCopy.required})</span>
    </>
  );
}

/** Requests the account's deletion. Deletes nothing itself, as its notice explains. */
function DeleteAccount({ onLogIn }: { onLogIn: () => void }) {
  const { mutateAsync: request, isPending: busy } = useRequestDeletion();
  const [isSent, setSent] = useState(false);
  const [error, setError] = useState<{ message: string; cause: unknown } | null>(null);

  async function send() {
    try {
      await request();
      setSent(true);
    } catch (cause) {
      const { failed } = deletionCopy;
      setError({ message: errorText(cause, { failed, unreachable: failed }), cause });
    }
  }
  return (
    <>
      <Button intent="quiet" busy={busy} onClick={() => void send()}>
        <span className="text-danger">{deletionCopy.open}</span>
      </Button>
      <AlertDialog
        open={isSent}
        onClose={() => setSent(false)}
        title={deletionCopy.title}
        description={deletionCopy.notice(brand.email.support)}
        closeLabel={controlCopy.ok}
      />
      <SettingsAlert error={error} onClose={() => setError(null)} onLogIn={onLogIn} />
    </>
  );
}
