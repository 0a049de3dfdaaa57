import { AccountControls } from "@earshot/auth/account-controls.tsx";
import { Link } from "@earshot/client/navigation.tsx";
import { SessionProvider } from "@earshot/client/session.tsx";
import { brand } from "@earshot/contract/brand.ts";
import type { User } from "@earshot/contract/read.ts";
import { landingNavigationWords } from "@earshot/contract/words/landing.ts";
import { legalWords, pageWords } from "@earshot/contract/words/navigation.ts";
import { Hero } from "@earshot/landing/hero.tsx";
import { Mark } from "@earshot/ui/frame/mark.tsx";
import { SkipLink } from "@earshot/ui/frame/skip-link.tsx";

export interface LandingPageProps {
  /** Who is logged in; `undefined` when the server did not say in time. */
  user: User | null | undefined;
}

const quiet =
  "inline-block py-1 text-ink-2 hover:text-ink hover:underline underline-offset-4 pointer-coarse:py-2.5";

/** `/`: the public page. It reads, navigates and submits before any JavaScript arrives. */
export function LandingPage({ user }: LandingPageProps) {
  return (
    <SessionProvider initialUser={user}>
      <SkipLink to="main">{pageWords.skip}</SkipLink>
      <div className="flex min-h-dvh flex-col">
        <header className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-2 gap-y-1 px-4 py-3 sm:gap-x-6 sm:px-8">
          <Link href="/" className="me-auto inline-flex rounded-sm pointer-coarse:py-2">
            <Mark shape={brand.mark} name={brand.name} />
          </Link>
          <nav aria-label={brand.name} className="max-sm:order-last max-sm:basis-full">
            <Link href="/nbmaistudio" className={quiet}>
              {landingNavigationWords.studio}
            </Link>
          </nav>
          <AccountControls />
        </header>
        <main id="main" className="grow">
          <Hero />
        </main>
        <footer className="border-t border-line">
          <div className="mx-auto flex max-w-6xl flex-wrap gap-x-6 px-4 py-5 text-sm sm:px-8">
            <Link href="/privacy_policy.html" className={quiet}>
              {legalWords.privacy}
            </Link>
            <Link href="/terms_and_condition.html" className={quiet}>
              {legalWords.terms}
            </Link>
          </div>
        </footer>
      </div>
    </SessionProvider>
  );
}
