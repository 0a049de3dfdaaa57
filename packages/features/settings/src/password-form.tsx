import { ApiError } from "@earshot/client/api-error.ts";
import { forgotCopy } from "@earshot/contract/accounts/copy.ts";
import { passwordLength } from "@earshot/contract/limits.ts";
import { passwordCopy } from "@earshot/contract/settings/copy.ts";
import {
  checkPasswordUpdate,
  type PasswordUpdateForm,
} from "@earshot/contract/settings/rules/password-update.ts";
import { settingsAddress } from "@earshot/contract/settings/tabs.ts";
import { controlCopy, statusCopy } from "@earshot/contract/site/controls-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { PasswordField } from "@earshot/ui/inputs/password-field.tsx";
import { StatusDialog } from "@earshot/ui/surfaces/status-dialog.tsx";
import { useState } from "react";

import { errorText, useUpdatePassword } from "./queries.ts";
import { SettingsAlert } from "./settings-alert.tsx";
import { WithoutScripts } from "./without-scripts.tsx";

const empty: PasswordUpdateForm = { old_password: "", new_password: "", confirm_password: "" };

const copy = {
  show: controlCopy.showPassword,
  hide: controlCopy.hidePassword,
  shown: controlCopy.passwordShown,
  hidden: controlCopy.passwordHidden,
};

interface PasswordError {
  field: string | null;
  message: string;
  cause?: unknown;
}

interface PasswordFormProps {
  /** Opens the Log In dialog if the session has ended. */
  onLogIn: () => void;
}

/** The Password tab. The first error is shown in a dialog and next to its field. */
export function PasswordForm({ onLogIn }: PasswordFormProps) {
  const { mutateAsync: update, isPending: busy } = useUpdatePassword();
  const [values, setValues] = useState(empty);
  /** Counts the updates: each one remounts the fields, which hides their passwords again. */
  const [updates, setUpdates] = useState(0);
  const [error, setError] = useState<PasswordError | null>(null);
  const [dialog, setDialog] = useState<"none" | "success" | "error">("none");

  function reject(rejected: PasswordError) {
    setError(rejected);
    setDialog("error");
  }

  async function submit() {
    if (busy) return;
    const wrong = checkPasswordUpdate(values);
    if (wrong) {
      reject(wrong);
      return;
    }
    setError(null);
    try {
      await update(values);
    } catch (cause) {
      const field = cause instanceof ApiError ? cause.field : null;
      reject({ field, message: errorText(cause, passwordCopy), cause });
      return;
    }
    setValues(empty);
    setUpdates(updates + 1);
    setDialog("success");
  }

  const field = (name: keyof PasswordUpdateForm) => ({
    name,
    copy,
    value: values[name],
    readOnly: busy,
    error: error?.field === name ? error.message : undefined,
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value });
      if (error?.field === name) setError(null);
    },
  });
  return (
    <>
      <WithoutScripts
        text={passwordCopy.withoutScripts}
        link={{
          href: `/client/forgot?redirect=${encodeURIComponent(settingsAddress("password"))}`,
          label: forgotCopy.title,
        }}
      />
      <form
        // This method does nothing outside a dialog, so a submit before JavaScript loads can't put a password in a URL.
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="grid max-w-sm gap-4 noscript:hidden"
      >
        <div key={updates} className="grid gap-4">
          <PasswordField
            {...field("old_password")}
            label={passwordCopy.current}
            autoComplete="current-password"
          />
          <PasswordField
            {...field("new_password")}
            label={passwordCopy.new}
            hint={passwordCopy.rule(passwordLength.settings)}
            autoComplete="new-password"
          />
          <PasswordField
            {...field("confirm_password")}
            label={passwordCopy.confirm}
            autoComplete="new-password"
          />
        </div>
        <div>
          <Button type="submit" intent="primary" busy={busy}>
            {busy ? passwordCopy.updating : passwordCopy.update}
          </Button>
        </div>
      </form>
      <StatusDialog
        open={dialog === "success"}
        onClose={() => setDialog("none")}
        tone="success"
        title={statusCopy.success}
        message={passwordCopy.succeeded}
        okLabel={controlCopy.ok}
      />
      <SettingsAlert
        error={dialog === "error" ? error : null}
        onClose={() => setDialog("none")}
        onLogIn={onLogIn}
      />
    </>
  );
}
