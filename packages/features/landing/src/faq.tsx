import { faqCopy, landingCopy } from "@earshot/contract/landing/copy.ts";
import { sidebarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { Disclosure } from "@earshot/ui/surfaces/disclosure.tsx";
import { clsx } from "clsx";

import { column, headingBeside, sectionHeading, sectionSpace } from "./layout.ts";

/**
 * The FAQ: six questions. A link to an answer opens it, because newer browsers expand the `details` around a URL
 * fragment's target. So the id must stay inside it. For other browsers, the page's late script does the same.
 */
export function Faq() {
  return (
    <section id="faq" className={clsx(column, sectionSpace, headingBeside)}>
      <div>
        <h2 className={sectionHeading}>{landingCopy.faqTitle}</h2>
        <p className="mt-4 text-ink-2">
          {landingCopy.somethingElse}{" "}
          <a
            href="#contactus"
            className="inline-block font-semibold text-primary underline-offset-4 hover:underline pointer-coarse:py-[0.6875rem]"
          >
            {sidebarCopy.contactUs}
          </a>
        </p>
      </div>
      <div>
        {faqCopy.map(({ id, question, answer }, index) => (
          <Disclosure
            key={id}
            summary={<h3 className="min-w-0 type-heading text-lg wrap-anywhere">{question}</h3>}
            defaultOpen={index === 0}
          >
            <p id={id} className="scroll-mt-24">
              {answer}
            </p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
