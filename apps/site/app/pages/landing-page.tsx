import { AccountControls } from "@earshot/auth/account-controls.tsx";
import { ThemeControl } from "@earshot/auth/theme-control.tsx";
import { Link } from "@earshot/client/navigation.tsx";
import { SessionProvider } from "@earshot/client/state/session.tsx";
import type { User } from "@earshot/contract/accounts/read.ts";
import { brand } from "@earshot/contract/brand.ts";
import { landingNavigationCopy } from "@earshot/contract/landing/copy.ts";
import { footerCopy, legalCopy, pageCopy } from "@earshot/contract/site/navigation-copy.ts";
import { Hero } from "@earshot/landing/hero.tsx";
import { Footer } from "@earshot/ui/frame/footer.tsx";
import { Mark } from "@earshot/ui/frame/mark.tsx";
import { PageShell } from "@earshot/ui/frame/page-shell.tsx";

export interface LandingPageProps {
  /** The logged-in user; `undefined` if the server did not respond in time. */
  user: User | null | undefined;
}

/** The brand, linked to the top of the page. */
const home = (
  <Link href="/" className="inline-flex rounded-sm pointer-coarse:py-2">
    <Mark shape={brand.mark} name={brand.name} />
  </Link>
);

/** The links of the footer's last line. */
const legal = [
  { label: legalCopy.privacy, link: <Link href="/privacy_policy.html" /> },
  { label: legalCopy.terms, link: <Link href="/terms_and_condition.html" /> },
];

/** `/`: the public page. Reading, links and forms work without JavaScript. */
export function LandingPage({ user }: LandingPageProps) {
  return (
    <SessionProvider initialUser={user}>
      <PageShell
        skip={pageCopy.skip}
        bar={<Header />}
        barStays={false}
        footer={
          <Footer
            brand={home}
            label={footerCopy.title}
            externalNote={footerCopy.external}
            legal={legal}
            theme={<ThemeControl look="words" />}
          />
        }
      >
        <Hero />
      </PageShell>
    </SessionProvider>
  );
}

/** The public page's top bar: brand, navigation and log-in links. */
function Header() {
  return (
    <header className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-2 gap-y-1 px-4 py-3 sm:gap-x-6 sm:px-8">
      <div className="me-auto flex">{home}</div>
      <nav aria-label={brand.name} className="max-sm:order-last max-sm:basis-full">
        <Link
          href="/nbmaistudio"
          className="inline-block py-1 text-ink-2 underline-offset-4 hover:text-ink hover:underline pointer-coarse:py-2.5"
        >
          {landingNavigationCopy.studio}
        </Link>
      </nav>
      <AccountControls />
    </header>
  );
}
