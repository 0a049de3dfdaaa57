import { Link } from "@earshot/client/navigation.tsx";
import { brand, messagingApp } from "@earshot/contract/brand.ts";
import { contactCopy } from "@earshot/contract/messages/copy.ts";
import type { FormNotice } from "@earshot/contract/native-forms/form-notice.ts";
import type { FormValues } from "@earshot/contract/native-forms/form-values.ts";
import { footerCopy } from "@earshot/contract/site/footer-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { clsx } from "clsx";
import { CalendarDays, MessageCircle } from "lucide-react";

import { ContactForm } from "./contact/contact-form.tsx";
import { column, sectionHeading } from "./layout.ts";

export interface ContactProps {
  /** The server's response to a form submitted without JavaScript. */
  notice?: FormNotice | null;
  /** The rejected input, used to refill the form. */
  values?: FormValues;
}

const nothing: FormValues = {};

/** Contact Us: the form, each region's messaging numbers, and a link to book a meeting. */
export function Contact({ notice = null, values = nothing }: ContactProps) {
  return (
    <section
      id="contactus"
      aria-labelledby="contact-title"
      className="mt-18 bg-primary-faint py-14 lg:mt-28 lg:py-24"
    >
      <div className={clsx(column, "grid gap-x-24 gap-y-8 lg:grid-cols-[minmax(0,1fr)_35rem]")}>
        <div className="min-w-0">
          <h2 id="contact-title" className={sectionHeading}>
            {contactCopy.title}
          </h2>
          <p className="mt-4 text-md text-ink-2 lg:text-lg">{contactCopy.text}</p>
          <ul className="mt-8 border-t border-primary-soft">
            {brand.messagingNumbers.map(({ region, number }) => (
              <li key={region} className="border-b border-primary-soft">
                <a
                  href={messagingApp.chat(number)}
                  className="flex min-h-13 flex-wrap items-center gap-x-3 py-2 hover:text-primary"
                >
                  <MessageCircle aria-hidden="true" className="icon-md shrink-0 text-ink-2" />
                  <span className="text-sm">
                    <span className="sr-only">{messagingApp.name}, </span>
                    {region}
                  </span>
                  <bdi dir="ltr" className="ms-auto font-semibold tabular-nums">
                    {number}
                  </bdi>
                  <span className="sr-only"> {footerCopy.external}</span>
                </a>
              </li>
            ))}
          </ul>
          <div className="mt-6">
            <Button icon={<CalendarDays />} link={<Link href={brand.meeting} />}>
              {contactCopy.bookMeeting}
              <span className="sr-only"> {footerCopy.external}</span>
            </Button>
          </div>
        </div>
        <ContactForm notice={notice} values={values} />
      </div>
    </section>
  );
}
