import { clsx } from "clsx";
import { Eye, EyeOff } from "lucide-react";
import { useEffect, useRef, useState, type ComponentPropsWithRef } from "react";

import { controlStyle, oneDirection, oneLine } from "./control-style.ts";
import { Field, type FieldTexts } from "./field/field.tsx";

/** Copy for the button that shows or hides the password. */
interface PasswordCopy {
  /** The button's name while the password is hidden: "Show password". */
  show: string;
  /** The button's name while the password is visible: "Hide password". */
  hide: string;
  /** Announced after the password was shown: "Your password is visible". */
  shown: string;
  /** Announced after the password was hidden: "Your password is hidden". */
  hidden: string;
}

interface PasswordFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<"input">, "className" | "size" | "type"> {
  copy: PasswordCopy;
  /** A hint for password managers. Pasting is always allowed (WCAG 2.2 3.3.8). */
  autoComplete: "current-password" | "new-password";
}

/**
 * A password field with a button that shows the password. It is hidden again when its form is submitted, so that
 * browsers neither store nor suggest it as plain text. Without JavaScript the button is not shown.
 *
 * State the rule as a hint before it becomes an error. Use `TextField` for one-time codes and for keys that users copy
 * from paper.
 *
 * Keyboard:
 * - Tab: moves to the field, then to the button
 * - Enter or Space on the button: shows or hides the password
 * - Enter in the field: submits the form
 */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, id, copy, "aria-describedby": describedBy, ...native } = props;
  const showButton = useRef<HTMLButtonElement>(null);
  const [visibility, setVisibility] = useState<"untouched" | "shown" | "hidden">("untouched");
  const shown = visibility === "shown";

  useEffect(() => {
    const form = showButton.current?.form;
    const hide = () => setVisibility("untouched");
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
            ref={showButton}
            type="button"
            aria-label={shown ? copy.hide : copy.show}
            aria-controls={control.id}
            disabled={native.disabled}
            onClick={() => setVisibility(shown ? "hidden" : "shown")}
            className="absolute inset-y-0 end-0 flex w-10 cursor-pointer items-center justify-center rounded-sm text-ink-2 *:icon-md hover:text-ink focus-visible:-outline-offset-4 disabled:cursor-not-allowed disabled:text-ink-3 pointer-coarse:w-11 noscript:hidden"
          >
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </button>
          <output className="sr-only">{visibility === "untouched" ? "" : copy[visibility]}</output>
        </span>
      )}
    </Field>
  );
}
