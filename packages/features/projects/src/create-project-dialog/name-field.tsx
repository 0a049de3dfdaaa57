import { projectDialogCopy } from "@earshot/contract/projects/copy.ts";
import { canSubmitProjectName } from "@earshot/contract/projects/rules/project-name.ts";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";
import { useEffect, useRef } from "react";

/** Why a name was not taken: by the rules before it was sent, or by the server, where logging in may help. */
export type NameRefusal =
  | { by: "check"; words: string }
  | { by: "server"; words: string; needsLogIn: boolean };

interface NameFieldProps {
  name: string;
  refusal: NameRefusal | null;
  /** ms until the field takes the focus. */
  focusAfter: number;
  onType: (name: string) => void;
  /** Enter with a name that the button does not wait for: the words say what it needs. */
  onEnter: () => void;
}

/** The one field of a project's dialog: its name. */
export function NameField({ name, refusal, focusAfter, onType, onEnter }: NameFieldProps) {
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
