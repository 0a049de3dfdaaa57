import { Link } from "@earshot/client/navigation.tsx";
import { textLength } from "@earshot/contract/limits.ts";
import { contactCopy } from "@earshot/contract/messages/copy.ts";
import { checkContact } from "@earshot/contract/messages/rules/contact.ts";
import type { FormNotice } from "@earshot/contract/native-forms/form-notice.ts";
import type { FormValues } from "@earshot/contract/native-forms/form-values.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { TextArea } from "@earshot/ui/inputs/text-area.tsx";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";
import { CircleAlert } from "lucide-react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";

import { resendContactMessages, sendContactMessage } from "../contact-outbox.ts";
import { readTexts } from "../read-texts.ts";

const names = ["full_name", "business_email", "company", "phone_number", "message"] as const;

type Name = (typeof names)[number];

interface ContactFormProps {
  notice: FormNotice | null;
  values: FormValues;
}

/**
 * The contact form. Errors that the browser can detect appear next to their fields. Otherwise the thank-you panel
 * appears whatever the server responds (spec section 2), and a failed send is retried in the background, even after a
 * reload. Without JavaScript the browser submits it.
 */
export function ContactForm({ notice, values }: ContactFormProps) {
  const [state, setState] = useState<"form" | "again" | "sent">(notice?.kind === "done" ? "sent" : "form");
  const [error, setError] = useState(notice?.kind === "error" ? notice : null);
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const wasSent = useRef(state === "sent");

  // Moves focus only after a submit: on page load, the URL's fragment sets the scroll position.
  useEffect(() => {
    if (state === "sent" && !wasSent.current) panel.current?.focus();
    if (state === "again") form.current?.querySelector("input")?.focus();
    wasSent.current = state === "sent";
  }, [state]);

  useEffect(resendContactMessages, []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const message = readTexts(event.currentTarget, names);
    const found = checkContact(message);
    if (found) {
      setError({ kind: "error", text: found.message, code: found.code, field: found.field ?? "" });
      event.currentTarget.querySelector<HTMLElement>(`[name="${found.field}"]`)?.focus();
      return;
    }
    setError(null);
    setState("sent");
    sendContactMessage(message);
  }

  if (state === "sent") {
    return (
      <div
        ref={panel}
        tabIndex={-1}
        className="flex min-h-80 flex-col items-start justify-center gap-3 rounded-lg border border-line bg-surface p-6 outline-none lg:p-10"
      >
        <h3 className="type-heading text-2xl">{contactCopy.thanks}</h3>
        <p className="text-md text-ink-2">{contactCopy.thanksText}</p>
        <div className="mt-3 noscript:hidden">
          <Button onClick={() => setState("again")}>{contactCopy.another}</Button>
        </div>
        <div className="mt-3 hidden noscript:block">
          <Button link={<Link href="/?again#contactus" />}>{contactCopy.another}</Button>
        </div>
      </div>
    );
  }
  const text = (name: Name) => ({
    name,
    defaultValue: state === "again" ? undefined : values[name],
    error: error?.field === name ? error.text : undefined,
  });
  const hasOwnField = names.some((name) => name === error?.field);
  return (
    <form
      ref={form}
      noValidate
      method="post"
      action="/api/contactus"
      onSubmit={submit}
      className="grid min-w-0 content-start gap-4 sm:grid-cols-2"
    >
      <TextField {...text("full_name")} label={contactCopy.fullName} autoComplete="name" required />
      <TextField
        {...text("business_email")}
        type="email"
        label={contactCopy.businessEmail}
        autoComplete="email"
        required
      />
      <TextField {...text("company")} label={optional(contactCopy.company)} autoComplete="organization" />
      <TextField
        {...text("phone_number")}
        type="tel"
        label={optional(contactCopy.phone)}
        autoComplete="tel"
      />
      <div className="sm:col-span-2">
        <TextArea
          {...text("message")}
          label={optional(contactCopy.message)}
          rows={6}
          maxLength={textLength.contactMessage}
        />
      </div>
      {error && !hasOwnField && (
        <p role="alert" className="flex gap-2 font-medium text-danger sm:col-span-2">
          <CircleAlert aria-hidden="true" className="mt-0.5 icon-md shrink-0" />
          {error.text}
        </p>
      )}
      <div className="sm:col-span-2">
        <Button type="submit" intent="primary" size="lg">
          {contactCopy.send}
        </Button>
      </div>
    </form>
  );
}

function optional(label: string) {
  return (
    <>
      {label} <span className="font-normal text-ink-2">{contactCopy.optional}</span>
    </>
  );
}
