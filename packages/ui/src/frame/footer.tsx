import { ArrowUpRight } from "lucide-react";
import { cloneElement, type ReactElement, type ReactNode } from "react";

/** A link in the footer. */
interface FooterLink {
  label: string;
  /** A link element without children: `<a href="/#faq" />`. */
  link: ReactElement<{ className?: string; children?: ReactNode }>;
  /**
   * True if the link leaves the site. It then shows an arrow, and screen readers read `externalNote` after its name.
   */
  isExternal?: boolean;
}

export interface FooterProps {
  /** A `Mark` inside a link to the home page. */
  brand: ReactNode;
  /** Shown below the logo: a sentence or a postal address. */
  note?: ReactNode;
  /** The navigation's name: "Footer". */
  label: string;
  /** Announced by screen readers after an external link: "(external site)". */
  externalNote: string;
  /** Links by group: product, company, social media. */
  groups?: readonly { title: string; links: readonly FooterLink[] }[];
  /** Log in and Sign up, for visitors who are not logged in. */
  actions?: ReactNode;
  /** The last line: privacy and terms. */
  legal: readonly FooterLink[];
  /** The theme menu. */
  theme?: ReactNode;
}

/**
 * The footer of public pages: logo, grouped links, log in and sign up, legal links and theme menu. The same links in
 * the same order on every page (WCAG 2.2 3.2.3, 3.2.6). External links open in the same tab, so that Back works.
 *
 * Use instead: `Sidebar` and `TopBar` in the studio and on account pages; the footer of `Dialog`.
 *
 * Keyboard:
 * - Tab: logo, buttons, the links group by group, the theme menu
 * - Enter: follows a link or presses a button
 */
export function Footer(props: FooterProps) {
  const { brand, note, label, externalNote, groups = [], actions, legal, theme } = props;
  const isOneLine = groups.length === 0 && actions === undefined && note === undefined;
  return (
    <footer {...(isOneLine ? { className: "border-t border-line bg-sunken" } : { "data-ground": "deep" })}>
      <div className="mx-auto max-w-304 px-4 sm:px-8">
        {!isOneLine && (
          <div className="flex flex-col gap-x-16 gap-y-10 py-10 lg:flex-row lg:py-14">
            <div className="flex max-w-72 shrink-0 flex-col items-start gap-5 lg:w-72">
              {brand}
              {note !== undefined && <div className="text-base text-ink-2">{note}</div>}
              {actions !== undefined && <div className="flex flex-wrap gap-3">{actions}</div>}
            </div>
            {groups.length > 0 && (
              <nav
                aria-label={label}
                className="grid grow grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-8 gap-y-8"
              >
                {groups.map(({ title, links }) => (
                  <div key={title} className="min-w-0">
                    <h2 className="text-base font-semibold wrap-anywhere text-ink">{title}</h2>
                    <ul className="mt-2">
                      {links.map((link) => (
                        <li key={link.label}>
                          <FooterAnchor {...link} externalNote={externalNote} />
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </nav>
            )}
          </div>
        )}
        <div
          className={
            isOneLine
              ? "flex flex-wrap items-center gap-x-6 gap-y-1 py-4"
              : "flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line py-3"
          }
        >
          {isOneLine && <div className="me-2">{brand}</div>}
          <ul className="flex min-w-0 flex-wrap gap-x-6">
            {legal.map((link) => (
              <li key={link.label}>
                <FooterAnchor {...link} externalNote={externalNote} />
              </li>
            ))}
          </ul>
          {theme !== undefined && <div className="-mx-3 sm:ms-auto">{theme}</div>}
        </div>
      </div>
    </footer>
  );
}

function FooterAnchor({
  label,
  link,
  isExternal = false,
  externalNote,
}: FooterLink & { externalNote: string }) {
  return cloneElement(
    link,
    {
      className:
        "inline-block py-1 text-base wrap-anywhere text-ink-2 underline-offset-4 hover:text-ink hover:underline pointer-coarse:py-[0.6875rem]",
    },
    isExternal ? (
      <>
        {label} <ArrowUpRight aria-hidden="true" className="inline size-[1em] rtl:-scale-x-100" />
        <span className="sr-only"> {externalNote}</span>
      </>
    ) : (
      label
    ),
  );
}
