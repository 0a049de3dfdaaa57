import { signUpCopy } from "@earshot/contract/accounts/copy.ts";
import { checkSignUp, type SignUpField } from "@earshot/contract/accounts/rules/sign-up.ts";
import type { FormValues } from "@earshot/contract/native-forms/form-values.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { type SocialProvider, socialProviderNames } from "@earshot/contract/social-providers.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { clsx } from "clsx";
import { type SubmitEvent, useEffect, useRef, useState } from "react";

import { Agreement } from "./agreement.tsx";
import { FormMessage, type Message } from "./form-message.tsx";
import { readForm } from "./read-form.ts";
import { RoleStep } from "./sign-up-form/role-step.tsx";
import { SignUpFields } from "./sign-up-form/sign-up-fields.tsx";
import { TextLink } from "./text-link.tsx";
import { useNativeSubmit } from "./use-native-submit.ts";
import { withRedirect } from "./with-redirect.ts";

const asked = ["first_name", "last_name", "email", "password", "agency_name", "country"] as const;

export interface SignUpFormProps {
  /** The server's response to the last submit. */
  message: Message | null;
  /** The input of the last submit, without the password. */
  values: FormValues;
  /** Return path. */
  redirect: string;
  /** The social log-in that the person comes from: no password is asked for, and the e-mail is the provider's. */
  provider: SocialProvider | null;
}

const isSignUpField = (field: string | undefined): field is SignUpField =>
  asked.some((name) => name === field);

type Refusal = { field: SignUpField | "user_role"; message: string };

/** Sign-up as a native form: fields, then the role. Two steps with JavaScript, one page without. Going back keeps the input. */
export function SignUpForm({ message, values, redirect, provider }: SignUpFormProps) {
  const field = message?.field === "user_role" || isSignUpField(message?.field) ? message?.field : undefined;
  const [refusal, setRefusal] = useState<Refusal | null>(
    message && field ? { field, message: message.words } : null,
  );
  const [step, setStep] = useState<"form" | "role">(field === "user_role" ? "role" : "form");
  const { busy, onSubmit: send } = useNativeSubmit();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const input = refusal && form.current?.elements.namedItem(refusal.field);
    if (input instanceof HTMLElement) input.focus();
  }, [refusal]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (step === "role") {
      send(event);
      return;
    }
    event.preventDefault();
    const wrong = checkSignUp(readForm(event.currentTarget, asked), provider ? "provider" : "password");
    setRefusal(wrong);
    if (!wrong) setStep("role");
  };

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
        <SignUpFields values={values} refusal={refusal} by={provider ? "provider" : "password"} />
        <FormMessage message={field ? null : message} />
        <div className="noscript:hidden">
          <Button type="submit" intent="primary" wide>
            {controlCopy.continue}
          </Button>
        </div>
        <p className="text-base text-ink-2">
          {signUpCopy.haveAccount}{" "}
          <TextLink href={withRedirect("/client/login", redirect)}>{signUpCopy.logIn}</TextLink>
        </p>
      </div>
      <RoleStep
        shown={step === "role"}
        role={values.user_role}
        error={refusal?.field === "user_role" ? refusal.message : undefined}
        busy={busy}
        onBack={() => setStep("form")}
      />
      <Agreement />
    </form>
  );
}
