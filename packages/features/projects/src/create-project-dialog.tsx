import { ApiError, explain } from "@earshot/client/api-error.ts";
import { useSession } from "@earshot/client/state/session.tsx";
import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { timing } from "@earshot/contract/limits.ts";
import { projectDialogCopy as words, projectDialogCopy } from "@earshot/contract/projects/copy.ts";
import { type Project } from "@earshot/contract/projects/read.ts";
import { canSubmitProjectName, checkProjectName } from "@earshot/contract/projects/rules/project-name.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";
import { DialogButton } from "@earshot/ui/surfaces/dialog-button.tsx";
import { Dialog } from "@earshot/ui/surfaces/dialog.tsx";
import { useToast } from "@earshot/ui/surfaces/toast.tsx";
import { useState, useEffect, useRef } from "react";

import { useCreateProject } from "./queries.ts";

export interface CreateProjectDialogProps {
  open: boolean;
  /** The person wants it closed, or it has done what it is for. */
  onClose: () => void;
  /** It was created, is in the list already, and is marked new. Called before `onClose`. */
  onCreated: (project: Project) => void;
  /** Logging in comes first, for a visitor or when the session ended: with the name that was typed. Called after `onClose`. */
  onNeedsLogIn: (name: string) => void;
  /** What stands in the field at first: the name that was kept through a log-in. */
  initialName?: string;
}

/**
 * The Create new project dialog (spec sections 2, 4, 5 and 8). It forgets what was typed when it is closed, and keeps it through
 * every refusal. A visitor is told what comes, and logs in instead (decisions, Identity).
 */
export function CreateProjectDialog(props: CreateProjectDialogProps) {
  const { open, onClose, onCreated, onNeedsLogIn, initialName = "" } = props;
  const { user } = useSession();
  const { mutateAsync: create, isPending: busy } = useCreateProject();
  const showToast = useToast();
  const [typed, setTyped] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<NameError | null>(null);
  const name = typed ?? initialName;

  function close() {
    setTyped(null);
    setRefusal(null);
    onClose();
  }

  function logIn() {
    close();
    onNeedsLogIn(name.trim());
  }

  async function submit() {
    const wrong = checkProjectName({ name });
    if (wrong) {
      setRefusal({ by: "check", words: wrong.message });
      return;
    }
    if (user === null) {
      logIn();
      return;
    }
    setRefusal(null);
    try {
      onCreated(await create(name));
    } catch (error) {
      setRefusal({
        by: "server",
        words: explain(error, words.createFailed),
        needsLogIn: error instanceof ApiError && error.code === "not_logged_in",
      });
      return;
    }
    close();
    showToast({ text: words.created, tone: "success" });
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={words.createTitle}
      description={user === null ? words.visitor : undefined}
      closeLabel={controlCopy.close}
      size="sm"
      busy={busy}
      onSubmit={() => void submit()}
      note={
        refusal?.by === "server" && refusal.needsLogIn ? (
          <Button onClick={logIn}>{logInCopy.logIn}</Button>
        ) : undefined
      }
      actions={
        <>
          <DialogButton does="cancel">{controlCopy.cancel}</DialogButton>
          <DialogButton does="submit" disabled={!canSubmitProjectName(name)}>
            {busy ? words.creating : words.create}
          </DialogButton>
        </>
      }
    >
      <NameField
        name={name}
        refusal={refusal}
        focusAfter={timing.projectFieldFocus}
        onType={(now) => {
          setTyped(now);
          setRefusal(null);
        }}
        onEnter={() => void submit()}
      />
    </Dialog>
  );
}

/** Why a name was not taken: by the rules before it was sent, or by the server, where logging in may help. */
type NameError = { by: "check"; words: string } | { by: "server"; words: string; needsLogIn: boolean };

interface NameFieldProps {
  name: string;
  refusal: NameError | null;
  /** ms until the field takes the focus. */
  focusAfter: number;
  onType: (name: string) => void;
  /** Enter with a name that the button does not wait for: the words say what it needs. */
  onEnter: () => void;
}

/** The one field of a project's dialog: its name. */
function NameField({ name, refusal, focusAfter, onType, onEnter }: NameFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus(), focusAfter);
    return () => clearTimeout(timer);
  }, [focusAfter]);
  useEffect(() => {
    if (refusal) field.current?.focus();
  }, [refusal]);

  return (
    <>
      <TextField
        ref={field}
        name="name"
        label={projectDialogCopy.name}
        value={name}
        error={refusal?.words}
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          // A browser sends no form whose button is disabled.
          if (event.key !== "Enter" || event.nativeEvent.isComposing || canSubmitProjectName(name)) return;
          event.preventDefault();
          onEnter();
        }}
      />
      {/* The server's words are read with the field, which gets the focus; the rules' come while it has it. */}
      <output className="sr-only">{refusal?.by === "check" && refusal.words}</output>
    </>
  );
}
