import { ThemeControl } from "@earshot/auth/theme-control.tsx";
import { Link } from "@earshot/client/navigation.tsx";
import { brand } from "@earshot/contract/brand.ts";
import { sharedAdCopy } from "@earshot/contract/sharing/copy.ts";
import { footerCopy, legalCopy } from "@earshot/contract/site/footer-copy.ts";
import { pageCopy } from "@earshot/contract/site/navigation-copy.ts";
import { SharedAd, type SharedAdProps } from "@earshot/sharing/shared-ad.tsx";
import { Footer } from "@earshot/ui/frame/footer.tsx";
import { Mark } from "@earshot/ui/frame/mark.tsx";
import { PageShell } from "@earshot/ui/frame/page-shell.tsx";
import { Button } from "@earshot/ui/inputs/button.tsx";

/** The brand, linking to the landing page. */
const home = (
  <Link href="/" className="inline-flex rounded-sm pointer-coarse:py-2">
    <Mark shape={brand.mark} name={brand.name} />
  </Link>
);

/** The links in the footer's last line. */
const legal = [
  { label: legalCopy.privacy, link: <Link href="/privacy_policy.html" /> },
  { label: legalCopy.terms, link: <Link href="/terms_and_condition.html" /> },
];

/** `/shared-audio/{uuid}`: the public page of a share link. Readable and playable without JavaScript. */
export function SharedAdPage({ ad }: SharedAdProps) {
  return (
    <PageShell
      skip={pageCopy.skip}
      bar={
        <header className="mx-auto flex w-full max-w-3xl items-center justify-between gap-4 px-4 pt-6 sm:px-8">
          {home}
          {ad && (
            <Button link={<Link href="/nbmaistudio">{sharedAdCopy.makeYourOwn}</Link>}>
              {sharedAdCopy.makeYourOwn}
            </Button>
          )}
        </header>
      }
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
      <SharedAd ad={ad} />
    </PageShell>
  );
}
