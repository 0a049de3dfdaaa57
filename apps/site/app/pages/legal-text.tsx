import { brand } from "@earshot/contract/brand.ts";
import { legalCopy } from "@earshot/contract/site/footer-copy.ts";
import { pageCopy } from "@earshot/contract/site/navigation-copy.ts";
import { Mark } from "@earshot/ui/frame/mark.tsx";
import { PageShell } from "@earshot/ui/frame/page-shell.tsx";
import type { ReactNode } from "react";

export interface LegalTextProps {
  title: string;
  /** The date of the last change, formatted for display. */
  changed: string;
  /** A summary of the text in a few sentences. */
  summary: ReactNode;
  /** The parts in order; `id` is the part's URL fragment. */
  parts: { id: string; title: string; body: ReactNode }[];
}

/** A long reference text: summary, table of contents, parts. */
export function LegalText({ title, changed, summary, parts }: LegalTextProps) {
  return (
    <PageShell skip={pageCopy.skip} bar={<Header title={title} />} barStays={false}>
      <div className="mx-auto grid max-w-5xl gap-x-16 gap-y-10 px-5 py-10 sm:py-16 lg:grid-cols-[minmax(0,42rem)_15rem] lg:justify-between">
        <div>
          <h1 className="type-headline text-2xl sm:text-3xl">{title}</h1>
          <p className="mt-3 text-ink-3">Last changed on {changed}</p>
          <div className="mt-8 space-y-3 border-s-4 border-primary ps-5 text-lg">{summary}</div>
        </div>
        <Contents parts={parts} />
        <article className="max-w-[42rem] space-y-12 text-md [&_li]:ps-1 [&_ul]:my-3 [&_ul]:list-disc [&_ul]:space-y-1.5 [&_ul]:ps-5">
          {parts.map(({ id, title: heading, body }) => (
            <section key={id} aria-labelledby={id} className="space-y-3">
              <h2 id={id} className="scroll-mt-6 type-heading text-xl">
                {heading}
              </h2>
              {body}
            </section>
          ))}
        </article>
      </div>
    </PageShell>
  );
}

function Header({ title }: Pick<LegalTextProps, "title">) {
  const links = [
    { href: "/privacy_policy.html", text: legalCopy.privacy },
    { href: "/terms_and_condition.html", text: legalCopy.terms },
  ];
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3">
        <a href="/" className="flex pointer-coarse:py-2">
          <Mark shape={brand.mark} name={brand.name} />
        </a>
        <nav aria-label={legalCopy.title} className="flex flex-wrap gap-x-5 text-ink-2">
          {links.map(({ href, text }) => (
            <LegalLink key={href} href={href} isHere={text === title}>
              {text}
            </LegalLink>
          ))}
        </nav>
      </div>
    </header>
  );
}

function Contents({ parts }: Pick<LegalTextProps, "parts">) {
  return (
    <nav aria-label={legalCopy.contents} className="lg:sticky lg:top-8 lg:row-span-2 lg:self-start">
      <ol className="grid gap-x-8 text-ink-2 sm:grid-cols-2 lg:grid-cols-1 lg:border-s lg:border-line lg:ps-5">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <LegalLink href={`#${id}`}>{title}</LegalLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export interface LegalLinkProps {
  href: string;
  /** True if the link points to the current page. */
  isHere?: boolean;
  children: ReactNode;
}

/** A link in running text or a list. */
export function LegalLink({ href, isHere = false, children }: LegalLinkProps) {
  return (
    <a
      href={href}
      aria-current={isHere ? "page" : undefined}
      className="inline-block py-1 underline decoration-line-strong underline-offset-4 hover:text-primary hover:decoration-current aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline pointer-coarse:py-2.5"
    >
      {children}
    </a>
  );
}

/** A `mailto:` link that shows the address. */
export function MailLink({ to }: { to: string }) {
  return (
    <a href={`mailto:${to}`} className="text-primary underline underline-offset-4">
      {to}
    </a>
  );
}
