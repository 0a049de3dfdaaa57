import { adInfoCopy } from "@earshot/contract/ads/copy.ts";
import type { Ad } from "@earshot/contract/ads/read.ts";
import { formatLength, formatNarrative } from "@earshot/contract/ads/rules/format-ad.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { formatDate } from "@earshot/contract/site/format-date.ts";

interface AdFactsProps {
  ad: Ad;
  projectName: string;
}

/** What is known of an ad, in the order of spec section 2; a dash where it is not. */
export function AdFacts({ ad, projectName }: AdFactsProps) {
  const facts = [
    [adInfoCopy.projectName, projectName],
    [adInfoCopy.description, ad.description || controlCopy.unknown],
    [adInfoCopy.createdAt, formatDate(ad.createdAt)],
    [adInfoCopy.length, formatLength(ad.lengthSeconds)],
    [adInfoCopy.narrative, formatNarrative(ad.thirdPerson)],
  ] as const;
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-y-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="grid grid-cols-subgrid gap-x-4 sm:col-span-2">
          <dt className="text-base text-ink-3">{name}</dt>
          <dd dir="auto" className="text-page-side text-base wrap-anywhere whitespace-pre-line text-ink">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
