import { brand } from "@earshot/contract/brand.ts";
import { forecastCopy as copy, preflightCopy, reviewCopy } from "@earshot/contract/campaigns/copy.ts";
import { checkBudget } from "@earshot/contract/campaigns/rules/budget.ts";
import { campaignReach, listenerRange } from "@earshot/contract/campaigns/rules/reach.ts";
import { costPerThousand } from "@earshot/contract/limits.ts";
import { PanelOpener } from "@earshot/ui/frame/panel-opener.tsx";
import { ShellContext } from "@earshot/ui/frame/shell-context.ts";
import { use } from "react";

import { useCampaignDraft, usePreflight } from "./campaign-provider.tsx";
import { budgetOf } from "./draft-request.ts";
import { formatCount, formatDollars } from "./formats.ts";
import { PreflightList } from "./preflight-list.tsx";

function useForecast() {
  const budget = budgetOf(useCampaignDraft((draft) => draft));
  const cpm = budget.bid_strategy === "target_cpm" ? budget.target_cpm : costPerThousand.usual;
  const wrong = checkBudget(budget, 0);
  return {
    reach: campaignReach(budget),
    total: budget.total_budget ?? 0,
    cpm: cpm ?? costPerThousand.usual,
    /** Why there is no forecast; null if the only error is in the total budget. */
    wrong: wrong && wrong.field !== "total_budget" ? wrong.message : null,
  };
}

/** The forecast and *Before you launch*, next to every step. Use within a `CampaignProvider`. */
export function Forecast() {
  const { reach, total, cpm, wrong } = useForecast();
  const lines = usePreflight();
  const { panel } = use(ShellContext);
  const range = reach && listenerRange(reach.impressions);
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="forecast">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 id="forecast" className="type-heading text-lg">
            {copy.title}
          </h2>
          {reach && <p className="text-sm text-ink-2 tabular-nums">{copy.at(formatDollars(total))}</p>}
        </div>
        {reach && range ? (
          <>
            <dl className="mt-4 flex flex-col-reverse">
              <dt className="text-ink-2">{copy.impressions}</dt>
              <dd className="type-heading text-[2.875rem]/none tabular-nums">
                {formatCount(reach.impressions)}
              </dd>
            </dl>
            <dl className="mt-4 flex flex-col-reverse">
              <dt className="text-ink-2">{copy.listeners}</dt>
              <dd className="type-heading text-[2.875rem]/none tabular-nums">
                {formatCount(reach.listeners)}
              </dd>
            </dl>
            <div className="mt-5 flex flex-col gap-2 border-t border-line pt-4 text-sm text-ink-2">
              <p>{copy.built(formatDollars(total), formatDollars(cpm))}</p>
              <p>{copy.range(formatCount(range.least), formatCount(range.most))}</p>
              <p>{copy.changes}</p>
            </div>
          </>
        ) : (
          <p className="mt-3 text-ink-2">{wrong ?? copy.none}</p>
        )}
      </section>
      <section aria-labelledby="before-launch">
        <h2 id="before-launch" className="mb-1 type-heading text-lg">
          {preflightCopy.title}
        </h2>
        <PreflightList lines={lines} onLeave={panel?.close} />
      </section>
      <p className="border-t border-line pt-4 text-sm text-ink-2">{reviewCopy.notice(brand.name)}</p>
    </div>
  );
}

/** The forecast and the checks summarized in one row, which opens the panel where that is a sheet. */
export function ForecastSummary() {
  const { reach } = useForecast();
  const lines = usePreflight();
  const done = lines.filter(({ state }) => state === "ok" || state === "listen").length;
  return (
    <div className="xl:hidden">
      <PanelOpener label={copy.panel}>
        {reach && `${copy.short(formatCount(reach.impressions))} · `}
        {preflightCopy.count(done, lines.length)}
      </PanelOpener>
    </div>
  );
}
