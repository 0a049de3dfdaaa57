import { Link } from "@earshot/client/navigation.tsx";
import { formatLength } from "@earshot/contract/ads/rules/format-ad.ts";
import { brand } from "@earshot/contract/brand.ts";
import { sharedAdCopy } from "@earshot/contract/sharing/copy.ts";
import type { AdByLink } from "@earshot/contract/sharing/read.ts";
import { accentOf, accentTints } from "@earshot/ui/audio/accent-of.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { clsx } from "clsx";
import { AudioLines } from "lucide-react";

import { Listen } from "./shared-ad/listen.tsx";

export interface SharedAdProps {
  /** The ad; null if it was deleted or is no longer shared. */
  ad: AdByLink | null;
}

/** The content of a share link: the ad and its brand, or a notice that the ad is gone, with a link to the studio. */
export function SharedAd({ ad }: SharedAdProps) {
  return (
    <article className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-8 sm:px-8 sm:py-12">
      <header className="flex items-center gap-4">
        {ad && <Initial ad={ad} />}
        <div className="flex min-w-0 flex-col gap-2">
          <h1 dir="auto" className="text-page-side type-headline text-2xl wrap-anywhere">
            {ad ? ad.title : sharedAdCopy.gone}
          </h1>
          {ad ? <Facts ad={ad} /> : <p className="text-md text-ink-2">{sharedAdCopy.goneText}</p>}
        </div>
      </header>
      {ad ? (
        <div className="rounded-lg border border-line bg-surface px-4 py-5 sm:px-6">
          <Listen key={ad.uuid} ad={ad} />
        </div>
      ) : (
        <div>
          <Button
            intent="primary"
            size="lg"
            icon={<AudioLines />}
            link={<Link href="/nbmaistudio">{sharedAdCopy.makeYourOwn}</Link>}
          >
            {sharedAdCopy.makeYourOwn}
          </Button>
        </div>
      )}
    </article>
  );
}

/**
 * The first letter of the advertiser, or else of the title, in the ad's color. Decorative, because the names are next
 * to it.
 */
function Initial({ ad: { uuid, brand: advertiser, title } }: { ad: AdByLink }) {
  const [letter] = /[\p{L}\p{N}]/u.exec(advertiser || title) ?? [];
  return (
    <span
      aria-hidden
      className={clsx(
        "grid size-16 shrink-0 place-items-center self-start rounded-lg type-headline text-2xl",
        accentTints[accentOf(uuid)],
      )}
    >
      {letter?.toLocaleUpperCase() ?? <AudioLines className="icon-lg" />}
    </span>
  );
}

function Facts({ ad }: { ad: AdByLink }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-md text-ink-2">
      {ad.brand !== "" && (
        <li className="font-semibold wrap-anywhere text-ink">
          <bdi>{ad.brand}</bdi>
        </li>
      )}
      {ad.seconds !== null && <li className="tabular-nums">{formatLength(ad.seconds)}</li>}
      {ad.voices.length > 0 && <li>{sharedAdCopy.spokenBy(ad.voices)}</li>}
      <li>{sharedAdCopy.made(brand.name)}</li>
    </ul>
  );
}
