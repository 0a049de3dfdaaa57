import { Link } from "@earshot/client/navigation.tsx";
import { campaignsCopy as copy, preflightCopy } from "@earshot/contract/campaigns/copy.ts";
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

/** The campaign's own title, else its ad's. */
export const titleOf = ({ title, ad }: ListedCampaign) => title || ad?.product_name || copy.untitled;

/** Two lines a cell where there is little room, else one column a figure. */
export const campaignColumns =
  "@2xl:grid-cols-[minmax(0,1fr)_10rem_9.5rem_6rem] @2xl:gap-x-4 @5xl:grid-cols-[minmax(0,1fr)_6rem_8.5rem_5.5rem_6rem_6rem]";

export interface CampaignRowProps {
  campaign: ListedCampaign;
  onDuplicate: () => void;
  onCancel: () => void;
  onDelete: () => void;
}

/** A campaign: a row of columns, or a card where there is no room for them. */
export function CampaignRow({ campaign, onDuplicate, onCancel, onDelete }: CampaignRowProps) {
  const { ad, audience, budget, forecast, status } = campaign;
  const title = titleOf(campaign);
  const actions = campaignActions(status);
  const labelled = "before:me-2 before:text-sm before:text-ink-2 before:content-[attr(data-label)] ";
  return (
    <li
      className={`grid gap-y-2 border-t border-line p-4 first:border-t-0 @2xl:items-center @2xl:px-5 ${campaignColumns}`}
    >
      <div className="min-w-0 @5xl:grid @5xl:grid-cols-[minmax(0,1fr)_13.75rem] @5xl:items-center @5xl:gap-x-4">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">
            <bdi>{title}</bdi>
          </h3>
          <p className="text-sm wrap-anywhere text-ink-2">
            <bdi>{ad?.product_name ?? copy.noAd}</bdi>
          </p>
          <p className="text-sm wrap-anywhere text-ink-2">{audience}</p>
        </div>
        {ad && (
          <div className="mt-2 max-w-md @5xl:mt-0">
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
      </div>
      <div className="grid gap-y-1 @5xl:contents">
        <p className="flex items-center gap-2 text-sm font-semibold">
          <span
            aria-hidden="true"
            className={`size-2 shrink-0 rounded-full forced-colors:border ${dots[status]}`}
          />
          {formatCampaignStatus(status)}
        </p>
        <p className="text-sm wrap-anywhere text-ink-2">{whenOf(campaign)}</p>
      </div>
      <div className="grid gap-y-1 @2xl:text-end @5xl:contents">
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
      <div className="flex items-center gap-2 @2xl:justify-end">
        {actions.change && (
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
        )}
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
      </div>
    </li>
  );
}

/** Its days; for a draft how far it is, and for a rejected campaign why. */
function whenOf({ status, status_message, start_date, end_date, current_step }: ListedCampaign): string {
  if (status === "rejected") return status_message;
  if (status === "draft") return `${preflightCopy.step(current_step)} of 4`;
  return start_date && end_date ? formatDays(start_date, end_date) : "–";
}
