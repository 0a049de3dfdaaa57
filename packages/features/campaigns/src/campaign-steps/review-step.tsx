import type { CampaignStep } from "@earshot/client/state/campaign-draft.ts";
import { brand } from "@earshot/contract/brand.ts";
import { reviewCopy as copy } from "@earshot/contract/campaigns/copy.ts";
import { describeAudience } from "@earshot/contract/campaigns/rules/describe-audience.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { Checkbox } from "@earshot/ui/inputs/checkbox.tsx";
import type { ReactNode } from "react";

import { useCampaignDraft, useCampaignPage, usePreflight } from "../campaign-provider.tsx";
import { budgetOf } from "../draft-request.ts";
import { formatDay, formatDollars } from "../formats.ts";
import { PreflightList } from "../preflight-list.tsx";
import { describeTimeZone } from "./time-zone-options.ts";

const money = (amount: number | null) => formatDollars(amount ?? Number.NaN);

/** Step 4: a summary with links to edit each part, and a list of what is still missing. */
export function ReviewStep({ showsMissing }: { showsMissing: boolean }) {
  const { ad, goTo, isReviewed, now, review } = useCampaignPage();
  const draft = useCampaignDraft((state) => state);
  const missing = usePreflight().filter(({ state }) => state === "missing");
  const { total_budget, daily_budget, bid_strategy, target_cpm } = budgetOf(draft);
  const rows: [string, CampaignStep, ReactNode][] = [
    [copy.ad, 1, <bdi key="ad">{ad?.title ?? "–"}</bdi>],
    [copy.audience, 2, describeAudience(draft.targeting)],
    [
      copy.budget,
      3,
      [
        copy.total(money(total_budget)),
        daily_budget !== null && copy.daily(money(daily_budget)),
        bid_strategy === "target_cpm" && copy.cpm(money(target_cpm)),
      ]
        .filter(Boolean)
        .join(", "),
    ],
    [
      copy.dates,
      3,
      <span key="dates">
        <span className="block">
          {draft.startDate && draft.endDate
            ? copy.days(formatDay(draft.startDate), formatDay(draft.endDate))
            : "–"}
        </span>
        <span className="block">{copy.timeZone(describeTimeZone(draft.timeZone, now).label)}</span>
      </span>,
    ],
  ];
  return (
    <div className="flex flex-col gap-6">
      <dl className="divide-y divide-line border-y border-line">
        {rows.map(([name, step, value]) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 py-3 sm:grid-cols-[8rem_minmax(0,1fr)_auto]"
          >
            <dt className="font-semibold">{name}</dt>
            <dd className="row-start-2 wrap-anywhere text-ink-2 sm:row-start-auto">{value}</dd>
            <dd className="row-span-2 sm:row-span-1">
              <Button size="sm" intent="quiet" aria-label={copy.edit(name)} onClick={() => goTo(step)}>
                {controlCopy.edit}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox
        id="campaign-review"
        label={copy.checked}
        checked={isReviewed}
        onChange={({ target }) => review(target.checked)}
      />
      {showsMissing && missing.length > 0 && (
        <div role="alert">
          <p className="mb-1 font-semibold">{copy.missing}</p>
          <PreflightList lines={missing} />
        </div>
      )}
      <p className="text-sm text-ink-2">{copy.notice(brand.name)}</p>
    </div>
  );
}
