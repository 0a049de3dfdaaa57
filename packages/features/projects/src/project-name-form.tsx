import { explain, isLoggedOutError } from "@earshot/client/api-error.ts";
import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { timing } from "@earshot/contract/limits.ts";
import { projectDialogCopy } from "@earshot/contract/projects/dialog-copy.ts";
import { canSubmitProjectName, checkProjectName } from "@earshot/contract/projects/rules/project-name.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";
import { DialogButton } from "@earshot/ui/surfaces/dialog-button.tsx";
import { Dialog } from "@earshot/ui/surfaces/dialog.tsx";
import { useEffect, useRef, useState } from "react";

interface ProjectNameFormProps {
  open: boolean;
  /** Called on Cancel, after a save, and before a log-in. */
  onClose: () => void;
  title: string;
  description?: string | undefined;
  /** The prefilled name. */
  initialName: string;
  /** The button's labels, idle and busy. */
  submit: { label: string; busy: string };
  busy: boolean;
  /**
   * Saves a valid name; rejects with the request's error. Resolves to "needs log-in" if the user must log in first.
   */
  onSave: (name: string) => Promise<"saved" | "needs log-in">;
  /** The message for an error response that has none, given its status. */
  failed: (status: number) => string;
  /** Called after `onClose` with the typed name. */
  onNeedsLogIn: (name: string) => void;
}

/** The form shared by both project dialogs, including the Dialog. Clears the name on close and keeps it on an error. */
export function ProjectNameForm(props: ProjectNameFormProps) {
  const { open, onClose, title, description, initialName, submit, busy, onSave, failed, onNeedsLogIn } =
    props;
  const [typed, setTyped] = useState<string | null>(null);
  const [nameError, setNameError] = useState<NameError | null>(null);
  const name = typed ?? initialName;

  function close() {
    setTyped(null);
    setNameError(null);
    onClose();
  }

  function logIn() {
    close();
    onNeedsLogIn(name.trim());
  }

  async function save() {
    const wrong = checkProjectName({ name });
    if (wrong) {
      setNameError({ by: "check", message: wrong.message });
      return;
    }
    setNameError(null);
    try {
      if ((await onSave(name)) === "needs log-in") logIn();
      else close();
    } catch (error) {
      setNameError({
        by: "server",
        message: explain(error, failed),
        needsLogIn: isLoggedOutError(error),
      });
    }
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={description}
      closeLabel={controlCopy.close}
      size="sm"
      busy={busy}
      onSubmit={() => void save()}
      note={
        nameError?.by === "server" && nameError.needsLogIn ? (
          <Button onClick={logIn}>{logInCopy.logIn}</Button>
        ) : undefined
      }
      actions={
        <>
          <DialogButton does="cancel">{controlCopy.cancel}</DialogButton>
          <DialogButton does="submit" disabled={!canSubmitProjectName(name)}>
            {busy ? submit.busy : submit.label}
          </DialogButton>
        </>
      }
    >
      <NameField
        name={name}
        error={nameError}
        focusAfter={timing.projectFieldFocus}
        onType={(now) => {
          setTyped(now);
          setNameError(null);
        }}
        onEnter={() => void save()}
      />
    </Dialog>
  );
}

/**
 * An error found by validation or returned by the server. `needsLogIn`: the session has ended, so the form offers a
 * log-in.
 */
type NameError = { by: "check"; message: string } | { by: "server"; message: string; needsLogIn: boolean };

interface NameFieldProps {
  name: string;
  error: NameError | null;
  /** How long to wait before the field gets focus, in ms. */
  focusAfter: number;
  onType: (name: string) => void;
  /** Called on Enter while the button is disabled. */
  onEnter: () => void;
}

function NameField({ name, error, focusAfter, onType, onEnter }: NameFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus(), focusAfter);
    return () => clearTimeout(timer);
  }, [focusAfter]);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

  return (
    <>
      <TextField
        ref={field}
        name="name"
        label={projectDialogCopy.name}
        value={name}
        error={error?.message}
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          // Browsers don't submit a form whose button is disabled.
          if (event.key !== "Enter" || event.nativeEvent.isComposing || canSubmitProjectName(name)) return;
          event.preventDefault();
          onEnter();
        }}
      />
      {/* Focusing the field announces a server error; validation errors appear while it already has focus. */}
      <output className="sr-only">{error?.by === "check" && error.message}</output>
    </>
  );
}
