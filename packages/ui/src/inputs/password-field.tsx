import { clsx } from "clsx";
import { Eye, EyeOff } from "lucide-react";
import { useEffect, useRef, useState, type ComponentPropsWithRef } from "react";

import { controlStyle, oneDirection, oneLine } from "./control-style.ts";
import { Field, type FieldTexts } from "./field/field.tsx";

/** What the eye says. */
interface PasswordWords {
  /** Names the eye while the password is hidden: "Show password". */
  show: string;
  /** Names it while the password can be read: "Hide password". */
  hide: string;
  /** Spoken after showing: "Your password is visible". */
  shown: string;
  /** Spoken after hiding: "Your password is hidden". */
  hidden: string;
}

export interface PasswordFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<"input">, "className" | "size" | "type"> {
  /** What the eye says, and what is spoken after it. */
  words: PasswordWords;
  /** Tells password managers what to do; pasting is never hindered (WCAG 2.2 3.3.8). */
  autoComplete: "current-password" | "new-password";
}

/**
 * A password, with an eye to read what was typed. Hidden again when its form is submitted, so that browsers neither
 * keep nor suggest it as text. Without JavaScript the eye is not there.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, id, words, "aria-describedby": describedBy, ...native } = props;
  const eye = useRef<HTMLButtonElement>(null);
  const [sight, setSight] = useState<"untouched" | "shown" | "hidden">("untouched");
  const shown = sight === "shown";

  useEffect(() => {
    const form = eye.current?.form;
    const hide = () => setSight("untouched");
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);

  return (
    <Field label={label} hint={hint} error={error} id={id} describedBy={describedBy}>
      {(control) => (
        <span className="relative block">
          <input
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
            {...native}
            {...control}
            type={shown ? "text" : "password"}
            className={clsx(controlStyle, oneLine, oneDirection, "pe-11 noscript:pe-3.5")}
          />
          <button
            ref={eye}
            type="button"
            aria-label={shown ? words.hide : words.show}
            aria-controls={control.id}
            disabled={native.disabled}
            onClick={() => setSight(shown ? "hidden" : "shown")}
            className="absolute inset-y-0 end-0 flex w-10 cursor-pointer items-center justify-center rounded-sm text-ink-2 *:size-4.5 hover:text-ink focus-visible:-outline-offset-4 disabled:cursor-not-allowed disabled:text-ink-3 pointer-coarse:w-11 noscript:hidden"
          >
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </button>
          <output className="sr-only">{sight === "untouched" ? "" : words[sight]}</output>
        </span>
      )}
    </Field>
  );
}
