import { Link } from "@earshot/client/navigation.tsx";
import { campaignCopy, campaignsCopy as copy } from "@earshot/contract/campaigns/copy.ts";
import {
  campaignActions,
  type CampaignStatus,
  formatCampaignStatus,
} from "@earshot/contract/campaigns/rules/campaign-status.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { IconButton } from "@earshot/ui/inputs/icon-button.tsx";
import { Menu } from "@earshot/ui/surfaces/menu.tsx";
import { Copy, Ellipsis, Trash2, X } from "lucide-react";

import { formatCount, formatDays, formatDollars } from "../formats.ts";
import { MiniPlayer } from "../mini-player.tsx";
import type { ListedCampaign } from "../queries.ts";

const dots: Record<CampaignStatus, string> = {
  draft: "bg-control",
  "in review": "bg-plum",
  live: "bg-ok",
  ended: "bg-ink-3",
  rejected: "bg-danger",
  cancelled: "bg-control",
};

/** The campaign's own title, or else its ad's. */
export const titleOf = ({ title, ad }: ListedCampaign) => title || ad?.product_name || copy.untitled;

/** The columns of the list: two lines per cell where space is tight, otherwise one column per value. */
export const campaignColumns =
  "@2xl:grid-cols-[2.75rem_minmax(0,1.4fr)_minmax(9.5rem,1fr)_8.5rem_7rem] @2xl:gap-x-3 @5xl:grid-cols-[9rem_minmax(0,1.8fr)_6rem_minmax(8.5rem,1fr)_5.5rem_6rem_7rem] @5xl:gap-x-4";

export interface CampaignRowProps {
  campaign: ListedCampaign;
  onDuplicate: () => void;
  onCancel: () => void;
  onDelete: () => void;
}

/** A campaign: a row of columns, or a card where they don't fit. */
export function CampaignRow({ campaign, onDuplicate, onCancel, onDelete }: CampaignRowProps) {
  const { ad, audience, budget, forecast, status, comment } = campaign;
  const title = titleOf(campaign);
  const actions = campaignActions(status);
  const product = ad ? ad.product_name : copy.noAd;
  const labelled = "before:me-2 before:text-sm before:text-ink-2 before:content-[attr(data-label)] ";
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 border-t border-line p-4 first:border-t-0 @2xl:items-center @2xl:px-5 ${campaignColumns}`}
    >
      <div className="row-start-1 min-w-0 @2xl:col-start-2">
        <h3 className="font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </h3>
        {product !== title && (
          <p className="text-sm wrap-anywhere text-ink-2">
            <bdi>{product}</bdi>
          </p>
        )}
        <p className="text-sm wrap-anywhere text-ink-2">{audience}</p>
        {comment && (
          <p className="mt-1 text-sm wrap-anywhere">
            <bdi>{comment}</bdi>
          </p>
        )}
        {status === "rejected" && (
          <div className="mt-2">
            <Button size="sm" aria-label={`${copy.duplicate}: ${title}`} onClick={onDuplicate}>
              {copy.duplicate}
            </Button>
          </div>
        )}
      </div>
      {ad && (
        <div className="@max-2xl:col-span-2 @2xl:row-start-1">
          <MiniPlayer
            ad={{
              uuid: `${campaign.id} ${ad.uuid}`,
              title,
              address: ad.audio_url,
              seconds: ad.duration_ms === null ? null : ad.duration_ms / 1000,
              peaks: ad.peaks,
            }}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 @max-2xl:col-span-2 @2xl:col-start-3 @2xl:grid @5xl:contents">
        <p className="flex items-center gap-2 text-sm font-semibold @5xl:col-start-3">
          <span
            aria-hidden="true"
            className={`size-2 shrink-0 rounded-full forced-colors:border ${dots[status]}`}
          />
          {formatCampaignStatus(status)}
        </p>
        <p className="text-sm wrap-anywhere text-ink-2">{whenOf(campaign)}</p>
      </div>
      <div className="flex flex-wrap gap-x-4 gap-y-1 @max-2xl:col-span-2 @2xl:grid @2xl:text-end @5xl:contents">
        <p
          data-label={copy.columns.budget}
          className={`tabular-nums @5xl:text-end ${labelled} @2xl:before:hidden`}
        >
          {budget.total_budget === null ? (
            <span className="text-ink-2">{copy.notSet}</span>
          ) : (
            formatDollars(budget.total_budget)
          )}
        </p>
        <p
          data-label={copy.columns.impressions}
          className={`tabular-nums @2xl:text-sm @5xl:text-end @5xl:text-base ${labelled} @5xl:before:hidden`}
        >
          {forecast ? formatCount(forecast.impressions) : "–"}
        </p>
      </div>
      <div className="contents @2xl:flex @2xl:items-center @2xl:justify-end @2xl:gap-2">
        {actions.change && (
          <span className="@max-2xl:col-span-2">
            <Button
              size="sm"
              link={
                <Link
                  href={`/nbmaistudio/campaign?campaign=${encodeURIComponent(campaign.id)}`}
                  aria-label={`${copy.goOn}: ${title}`}
                />
              }
            >
              <span className="whitespace-nowrap">{copy.goOn}</span>
            </Button>
          </span>
        )}
        <span className="@max-2xl:col-start-2 @max-2xl:row-start-1 @max-2xl:-my-1">
          <Menu
            align="end"
            trigger={<IconButton size="sm" icon={<Ellipsis />} label={copy.options(title)} />}
            entries={[
              { kind: "action", label: copy.duplicate, icon: <Copy />, onSelect: onDuplicate },
              ...(actions.cancel
                ? [
                    {
                      kind: "action",
                      label: copy.cancel,
                      icon: <X />,
                      tone: "danger",
                      onSelect: onCancel,
                    } as const,
                  ]
                : []),
              ...(actions.remove
                ? [
                    {
                      kind: "action",
                      label: copy.remove,
                      icon: <Trash2 />,
                      tone: "danger",
                      onSelect: onDelete,
                    } as const,
                  ]
                : []),
            ]}
          />
        </span>
      </div>
    </li>
  );
}

/** A campaign's dates, or a draft's progress. */
function whenOf({ status, start_date, end_date, current_step }: ListedCampaign): string {
  if (status === "draft") return campaignCopy.stepOf(current_step, Object.keys(campaignCopy.steps).length);
  return start_date && end_date ? formatDays(start_date, end_date) : "–";
}
