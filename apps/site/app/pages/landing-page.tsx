import { AccountButton, AccountLink } from "@earshot/auth/account-button.tsx";
import { AccountControls } from "@earshot/auth/account-controls.tsx";
import { ThemeControl } from "@earshot/auth/theme-control.tsx";
import { Link } from "@earshot/client/navigation.tsx";
import { SessionProvider, useSession } from "@earshot/client/state/session.tsx";
import type { User } from "@earshot/contract/accounts/read.ts";
import { brand } from "@earshot/contract/brand.ts";
import { landingCopy, landingNavigationCopy } from "@earshot/contract/landing/copy.ts";
import { footerCopy, legalCopy } from "@earshot/contract/site/footer-copy.ts";
import { pageCopy, sidebarCopy, topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { BrandStrips } from "@earshot/landing/brand-strips.tsx";
import { SiteLinks, SiteMenu } from "@earshot/landing/site-menu.tsx";
import { Footer, type FooterProps } from "@earshot/ui/frame/footer.tsx";
import { Mark } from "@earshot/ui/frame/mark.tsx";
import { PageShell } from "@earshot/ui/frame/page-shell.tsx";
import { Fragment, type ReactNode } from "react";

import { LatePart } from "../late-hydration/late-part.tsx";
import { PageToasts } from "./page-toasts.tsx";

/** The parts with their own React root, in page order. */
const firstParts = ["hero", "leadSample"] as const;
const otherParts = [
  "pricing",
  "howItWorks",
  "ownAd",
  "targeting",
  "samples",
  "faq",
  "contact",
  "testimonials",
  "subscription",
] as const;

export type PartName = (typeof firstParts)[number] | (typeof otherParts)[number];

export interface LandingPageProps {
  /** Omitted when the page is hydrated: the parts' server HTML stays, and each part is hydrated on its own. */
  parts?: Readonly<Record<PartName, ReactNode>>;
  /** The logged-in user; `undefined` if the server did not respond in time. */
  user: User | null | undefined;
}

/**
 * `/`: the public page. Reading, links and forms work without JavaScript. Its parts are hydrated late, each on its own.
 * React must not control any field's value; otherwise text typed before hydration would be lost.
 */
export function LandingPage({ parts, user }: LandingPageProps) {
  const part = (name: PartName) => (
    <Fragment key={name}>{parts?.[name] ?? <LatePart name={name} />}</Fragment>
  );
  return (
    <SessionProvider initialUser={user}>
      <PageToasts>
        <PageShell skip={pageCopy.skip} bar={<Header />} barStays={false} footer={<PageFooter />}>
          {/* The carousels' track is briefly wider than the page while it is being measured. */}
          <div className="overflow-x-clip">
            {firstParts.map(part)}
            <BrandStrips />
            {otherParts.map(part)}
          </div>
          <div className="h-18 lg:h-28" />
        </PageShell>
      </PageToasts>
    </SessionProvider>
  );
}

/** The brand, linking to the top of the page. */
const home = (
  <a href="/" className="inline-flex rounded-sm pointer-coarse:py-2">
    <Mark shape={brand.mark} name={brand.name} />
  </a>
);

/** The public page's top bar: brand, navigation, log-in. */
function Header() {
  const { user } = useSession();
  return (
    <header className="relative mx-auto flex w-full max-w-304 items-center gap-x-2 px-4 py-3 sm:gap-x-6 sm:px-8 lg:gap-x-8 lg:py-5">
      <div className="me-auto flex min-w-0">{home}</div>
      <SiteLinks />
      <AccountControls isShortOnPhones />
      <SiteMenu>
        {!user && (
          <li className="sm:hidden">
            <AccountLink opens="login" className="flex min-h-12 items-center text-md font-medium text-ink">
              {topBarCopy.logIn}
            </AccountLink>
          </li>
        )}
      </SiteMenu>
    </header>
  );
}

const external = (label: string, href: string) => ({ label, link: <Link href={href} />, isExternal: true });

const footerGroups: FooterProps["groups"] = [
  {
    title: landingCopy.product,
    links: [
      { label: landingNavigationCopy.studio, link: <Link href="/nbmaistudio" /> },
      { label: landingNavigationCopy.pricing, link: <Link href="#pricing" /> },
      { label: sidebarCopy.faqs, link: <Link href="#faq" /> },
      { label: sidebarCopy.contactUs, link: <Link href="#contactus" /> },
    ],
  },
  {
    title: landingCopy.company,
    links: [
      external(landingNavigationCopy.about, brand.pages.about),
      external(landingCopy.careers, brand.pages.careers),
      external(landingCopy.press, brand.pages.press),
      external(landingCopy.help, brand.pages.help),
    ],
  },
  { title: footerCopy.followUs, links: brand.social.map(({ name, href }) => external(name, href)) },
];

/** The links in the footer's last line. */
const legal = [
  { label: legalCopy.privacy, link: <Link href="/privacy_policy.html" /> },
  { label: legalCopy.terms, link: <Link href="/terms_and_condition.html" /> },
];

function PageFooter() {
  const { user } = useSession();
  return (
    <Footer
      brand={home}
      note={
        <>
          <p>{landingCopy.signal}</p>
          <p className="mt-2 text-sm">{brand.postalAddress}</p>
        </>
      }
      label={footerCopy.title}
      externalNote={footerCopy.external}
      groups={footerGroups}
      actions={
        user ? undefined : (
          <>
            <AccountButton opens="login">{footerCopy.logIn}</AccountButton>
            <AccountButton opens="signup" intent="primary">
              {topBarCopy.signUp}
            </AccountButton>
          </>
        )
      }
      legal={legal}
      theme={<ThemeControl look="words" />}
    />
  );
}
