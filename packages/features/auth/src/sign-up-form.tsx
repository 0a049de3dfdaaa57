import { signUpCopy } from "@earshot/contract/accounts/form-copy.ts";
import { checkRole, checkSignUp } from "@earshot/contract/accounts/rules/sign-up.ts";
import type { FormValues } from "@earshot/contract/native-forms/form-values.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { type SocialProvider, socialProviderNames } from "@earshot/contract/social-providers.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { clsx } from "clsx";
import { type SubmitEvent, useEffect, useRef, useState } from "react";

import { Agreement } from "./agreement.tsx";
import { FormLink } from "./form-link.tsx";
import { FormMessage, type Message } from "./form-message.tsx";
import { readForm } from "./read-form.ts";
import { RoleStep } from "./sign-up-form/role-step.tsx";
import { SignUpFields, signUpFields } from "./sign-up-form/sign-up-fields.tsx";
import { useSignUpStep } from "./sign-up-form/use-sign-up-step.ts";
import { useErrorFocus } from "./use-error-focus.ts";
import { type DialogForm, useFormSubmit } from "./use-form-submit.ts";

export interface SignUpFormProps {
  /** The result of the last submit. */
  message: Message | null;
  /** The input from the last submit, without the password. */
  values: FormValues;
  /** The return path. */
  redirect: string;
  /** The social log-in that the user came from. It supplies the email address, so no password is needed. */
  provider: SocialProvider | null;
  inDialog?: DialogForm;
}

type FieldError = { field: string; message: string };

const knownFields = [...signUpFields, "user_role"] as const;

/** A single field's error; null if the message is about the whole form. */
const fieldErrorOf = (message: Message | null): FieldError | null =>
  message?.field !== undefined && knownFields.some((name) => name === message.field)
    ? { field: message.field, message: message.text }
    : null;

/**
 * Sign-up as a native form, also used in the dialog: fields, then the role. Two steps with JavaScript, one page
 * without. Going back, with the arrow or the browser's Back, keeps the input.
 */
export function SignUpForm({ message, values, redirect, provider, inDialog }: SignUpFormProps) {
  const [answered, setAnswered] = useState(message);
  const [fieldError, setFieldError] = useState(fieldErrorOf(message));
  const { busy, onSubmit: send } = useFormSubmit(inDialog);
  const form = useRef<HTMLFormElement>(null);
  const continueButton = useRef<HTMLButtonElement>(null);
  const [goesBack, setGoesBack] = useState(false);
  const check = (typed: Record<(typeof knownFields)[number], string>) =>
    checkSignUp(typed, provider ? "provider" : "password");
  const [step, setStep] = useSignUpStep({
    initial: fieldError?.field === "user_role" ? "role" : "form",
    isInDialog: inDialog !== undefined,
    isComplete: () => form.current !== null && check(readForm(form.current, knownFields)) === null,
    isBusy: busy,
    onBack: () => setGoesBack(true),
  });
  useErrorFocus(form, fieldError);

  // The focused element is in the role step, which is now hidden, so focus moves to Continue.
  useEffect(() => {
    if (goesBack) continueButton.current?.focus();
  }, [goesBack]);

  if (answered !== message) {
    const next = fieldErrorOf(message);
    setAnswered(message);
    setFieldError(next);
    if (next) setStep(next.field === "user_role" ? "role" : "form");
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const typed = readForm(event.currentTarget, knownFields);
    const wrong = step === "form" ? check(typed) : checkRole(typed);
    setFieldError(wrong);
    if (wrong || step === "form") event.preventDefault();
    else send(event);
    if (!wrong) setStep("role");
    setGoesBack(false);
  };

  const wholeFormMessage = fieldErrorOf(message) ? null : message;
  return (
    <form
      ref={form}
      noValidate
      method="post"
      action="/client/api/register"
      onSubmit={onSubmit}
      className="flex flex-col gap-6"
    >
      <input type="hidden" name="redirect" value={redirect} />
      <div className={clsx("flex-col gap-4 noscript:flex", step === "form" ? "flex" : "hidden")}>
        {provider && (
          <>
            <input type="hidden" name="provider" value={provider} />
            <p className="text-base text-ink-2">{signUpCopy.almostDone(socialProviderNames[provider])}</p>
          </>
        )}
        <SignUpFields values={values} error={fieldError} by={provider ? "provider" : "password"} />
        <FormMessage message={inDialog ? null : wholeFormMessage} />
        <div className="noscript:hidden">
          <Button ref={continueButton} type="submit" intent="primary" wide>
            {controlCopy.continue}
          </Button>
        </div>
        <p className="text-base text-ink-2">
          {signUpCopy.haveAccount}{" "}
          <FormLink to="login" redirect={redirect} inDialog={inDialog}>
            {signUpCopy.logIn}
          </FormLink>
        </p>
      </div>
      <RoleStep
        shown={step === "role"}
        role={values.user_role}
        error={fieldError?.field === "user_role" ? fieldError.message : undefined}
        message={inDialog ? wholeFormMessage : null}
        busy={busy}
        onBack={() => {
          setStep("form");
          setGoesBack(true);
        }}
      />
      <Agreement />
    </form>
  );
}
