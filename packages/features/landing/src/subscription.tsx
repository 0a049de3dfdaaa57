import { call } from "@earshot/client/call.ts";
import { subscriptionCopy } from "@earshot/contract/messages/copy.ts";
import { checkSubscription } from "@earshot/contract/messages/rules/subscription.ts";
import type { FormNotice } from "@earshot/contract/native-forms/form-notice.ts";
import type { FormValues } from "@earshot/contract/native-forms/form-values.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";
import { clsx } from "clsx";
import { type SubmitEvent, useEffect, useRef, useState } from "react";

import { deliver } from "./deliver.ts";
import { column, sectionHeading, sectionSpace } from "./layout.ts";
import { readTexts } from "./read-texts.ts";

export interface SubscriptionProps {
  /** The server's response to a form submitted without JavaScript. */
  notice?: FormNotice | null;
  /** The rejected input, used to refill the form. */
  values?: FormValues;
}

const nothing: FormValues = {};

/**
 * The newsletter banner. Shows the thank-you message whatever the server responds (spec section 2); a failed send is
 * retried in the background.
 */
export function Subscription({ notice = null, values = nothing }: SubscriptionProps) {
  const [isSent, setSent] = useState(notice?.kind === "done");
  const [error, setError] = useState(notice?.kind === "error" ? notice.text : undefined);
  const thanks = useRef<HTMLParagraphElement>(null);
  const hasPressed = useRef(false);

  useEffect(() => {
    if (isSent && hasPressed.current) thanks.current?.focus();
  }, [isSent]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const json = readTexts(event.currentTarget, ["email_id"]);
    const found = checkSubscription(json);
    setError(found?.message);
    if (found) {
      event.currentTarget.querySelector("input")?.focus();
      return;
    }
    hasPressed.current = true;
    setSent(true);
    deliver(async () => (await call("POST /api/emailsubscription", { json })).status).catch(reportError);
  }

  return (
    <section id="subscription" aria-labelledby="subscription-title" className={clsx(column, sectionSpace)}>
      <div
        data-ground="accent"
        className="grid items-center gap-x-16 gap-y-5 rounded-lg px-5 py-7 lg:grid-cols-[minmax(0,1fr)_29rem] lg:rounded-xl lg:px-16 lg:py-14"
      >
        <div>
          <h2 id="subscription-title" className={sectionHeading}>
            {subscriptionCopy.title}
          </h2>
          <p className="mt-3 text-md">{subscriptionCopy.text}</p>
        </div>
        {isSent ? (
          <p ref={thanks} tabIndex={-1} className="text-lg font-semibold outline-none">
            {subscriptionCopy.thanks}
          </p>
        ) : (
          <form
            method="post"
            action="/api/emailsubscription"
            onSubmit={submit}
            className="grid gap-2 min-[22.5rem]:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="[&_input]:h-12">
              <TextField
                type="email"
                name="email_id"
                label={subscriptionCopy.email}
                autoComplete="email"
                required
                defaultValue={values.email_id}
                error={error}
              />
            </div>
            <div className="min-[22.5rem]:mt-[1.65rem]">
              <Button type="submit" intent="primary" size="lg">
                {subscriptionCopy.submit}
              </Button>
            </div>
          </form>
        )}
      </div>
    </section>
  );
}
