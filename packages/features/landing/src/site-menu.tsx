import { Link } from "@earshot/client/navigation.tsx";
import { brand } from "@earshot/contract/brand.ts";
import { landingNavigationCopy } from "@earshot/contract/landing/copy.ts";
import { footerCopy } from "@earshot/contract/site/footer-copy.ts";
import { Menu, X } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from "react";

const entries = [
  { label: landingNavigationCopy.studio, href: "/nbmaistudio" },
  { label: landingNavigationCopy.howItWorks, href: "#how-it-works" },
  { label: landingNavigationCopy.pricing, href: "#pricing" },
] as const;

const rowLink =
  "inline-block py-1 text-ink-2 underline-offset-4 hover:text-ink hover:underline pointer-coarse:py-[0.6875rem]";

/** The page's navigation in one row, from 1024 px. */
export function SiteLinks() {
  return (
    <nav aria-label={brand.name} className="max-lg:hidden">
      <ul className="flex gap-8">{links(rowLink)}</ul>
    </nav>
  );
}

/**
 * The page's navigation on phones and tablets: native details, which work without JavaScript.
 *
 * @param props.children further links at the end, such as Log in
 */
export function SiteMenu({ children }: { children?: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  /** Also focuses the menu button, so that a dialog opened by the link returns focus to it. */
  function close() {
    if (details.current) details.current.open = false;
    details.current?.querySelector("summary")?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !details.current?.open) return;
    close();
  }
  function onClick(event: MouseEvent) {
    if ((event.target as Element).closest("a")) close();
  }
  return (
    <details ref={details} onKeyDown={onKeyDown} onClick={onClick} className="group lg:hidden">
      <summary className="grid size-10 cursor-pointer list-none place-items-center rounded-sm text-ink hover:bg-ink/6 pointer-coarse:size-11 [&::-webkit-details-marker]:hidden">
        <Menu aria-hidden="true" className="icon-md group-open:hidden" />
        <X aria-hidden="true" className="hidden icon-md group-open:block" />
        <span className="sr-only group-open:hidden">{landingNavigationCopy.openMenu}</span>
        <span className="sr-only hidden group-open:inline">{landingNavigationCopy.closeMenu}</span>
      </summary>
      <nav
        aria-label={landingNavigationCopy.menu}
        className="absolute inset-x-0 top-full z-30 animate-fade-in border-b border-line bg-surface px-4 py-3 shadow-float sm:px-8"
      >
        <ul>
          {links("flex min-h-12 items-center border-b border-line text-md font-medium text-ink")}
          {children}
        </ul>
      </nav>
    </details>
  );
}

function links(className: string) {
  return (
    <>
      {entries.map(({ label, href }) => (
        <li key={label}>
          <Link href={href} className={className}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <a href={brand.pages.about} className={className}>
          {landingNavigationCopy.about}
          <span className="sr-only"> {footerCopy.external}</span>
        </a>
      </li>
    </>
  );
}
