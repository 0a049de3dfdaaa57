import { explain } from "@earshot/client/api-error.ts";
import { Link } from "@earshot/client/navigation.tsx";
import { player } from "@earshot/client/state/player.ts";
import { campaignCopy, campaignsCopy as copy } from "@earshot/contract/campaigns/copy.ts";
import { campaignStatuses, formatCampaignStatus } from "@earshot/contract/campaigns/rules/campaign-status.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { FilterChip } from "@earshot/ui/inputs/filter-chip.tsx";
import { FilterSelect } from "@earshot/ui/inputs/filter-select.tsx";
import { SearchBox } from "@earshot/ui/inputs/search-box.tsx";
import { AlertDialog } from "@earshot/ui/surfaces/alert-dialog.tsx";
import { EmptyState } from "@earshot/ui/surfaces/empty-state.tsx";
import { Skeleton } from "@earshot/ui/surfaces/skeleton.tsx";
import { useToast } from "@earshot/ui/surfaces/toast.tsx";
import { Plus } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";

import { campaignColumns, CampaignRow, titleOf } from "./campaign-list/campaign-row.tsx";
import {
  type CampaignFilter,
  isNotFound,
  type ListedCampaign,
  useCampaigns,
  useCancelCampaign,
  useDeleteCampaign,
  useDuplicateCampaign,
} from "./queries.ts";

const everything: CampaignFilter = { search: "", status: null };

const launchLink = <Link href="/nbmaistudio/campaign" />;

/** All campaigns, newest first, page by page, with actions to continue, duplicate, cancel and delete. */
export function CampaignList() {
  const [filter, setFilter] = useState<CampaignFilter>(everything);
  const {
    data,
    isError,
    isPlaceholderData,
    refetch,
    hasNextPage,
    isFetchNextPageError,
    isFetchingNextPage,
    fetchNextPage,
  } = useCampaigns(filter);
  const [resets, setResets] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  // Resetting the filters removes the button that had focus, so focus moves to the search field.
  useEffect(() => {
    if (resets > 0) field.current?.focus();
  }, [resets]);
  function showAll() {
    setFilter(everything);
    setResets(resets + 1);
  }
  const toast = useToast();
  const duplicate = useDuplicateCampaign();
  const [action, setAction] = useState<{ what: "cancel" | "delete"; campaign: ListedCampaign } | null>(null);
  useEffect(() => () => player.stop({ kind: "ad" }), []);

  // Drops duplicates: a campaign created in the meantime pushes the last one on a page onto the next page.
  const campaigns = data && [...new Map(data.pages.flat().map((each) => [each.id, each])).values()];
  const isFiltered = filter.search !== "" || filter.status !== null;
  const isEmpty = campaigns?.length === 0 && !isFiltered;
  const onDuplicate = ({ id }: ListedCampaign) =>
    duplicate.mutate(id, {
      onSuccess: () => toast({ text: copy.duplicated, tone: "success" }),
      onError: (error) => toast({ text: explain(error, copy.duplicateFailed), tone: "error" }),
    });

  return (
    <div className="flex flex-col gap-5 px-4 py-6 sm:px-6 lg:px-10">
      <h2 className="sr-only">{copy.title}</h2>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {!isEmpty && (
          <Filters
            filter={filter}
            busy={isPlaceholderData && !isError}
            resets={resets}
            field={field}
            onFilter={setFilter}
          />
        )}
        <span className="ms-auto max-sm:order-2 max-[22rem]:ms-0">
          <Button intent="primary" icon={<Plus />} link={launchLink}>
            {campaignCopy.launch}
          </Button>
        </span>
      </div>
      <output className="sr-only">
        {campaigns && isFiltered && !isPlaceholderData ? controlCopy.found(campaigns.length, null) : ""}
      </output>
      {isError && (!campaigns || isPlaceholderData) ? (
        <EmptyState
          text={copy.notLoaded}
          action={<Button onClick={() => void refetch()}>{controlCopy.tryAgain}</Button>}
        />
      ) : !campaigns ? (
        <Skeleton shape="ad-card" count={3} label={controlCopy.loading} />
      ) : campaigns.length === 0 && isFiltered ? (
        <EmptyState text={copy.noMatches} action={<Button onClick={showAll}>{copy.showAll}</Button>} />
      ) : campaigns.length === 0 ? (
        <EmptyState title={copy.empty} text={copy.emptyText} />
      ) : (
        <>
          <div className="@container rounded-md border border-line bg-surface">
            <div
              aria-hidden="true"
              className={`hidden px-5 py-3 text-sm font-semibold text-ink-2 @2xl:grid ${campaignColumns}`}
            >
              <span className="col-start-2">{copy.columns.campaign}</span>
              <span>{copy.columns.status}</span>
              <span className="hidden @5xl:block">{copy.columns.dates}</span>
              <span className="text-end">{copy.columns.budget}</span>
              <span className="hidden text-end @5xl:block">{copy.columns.impressions}</span>
            </div>
            <ul aria-label={copy.list} className="@2xl:border-t @2xl:border-line">
              {campaigns.map((campaign) => (
                <CampaignRow
                  key={campaign.id}
                  campaign={campaign}
                  onDuplicate={() => onDuplicate(campaign)}
                  onCancel={() => setAction({ what: "cancel", campaign })}
                  onDelete={() => setAction({ what: "delete", campaign })}
                />
              ))}
            </ul>
          </div>
          {isFetchNextPageError && <p role="alert">{copy.moreNotLoaded}</p>}
          {hasNextPage && (
            <div>
              <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {isFetchNextPageError ? controlCopy.tryAgain : copy.loadMore}
              </Button>
            </div>
          )}
          <p className="text-sm text-ink-2">{copy.estimates}</p>
        </>
      )}
      <ConfirmDialog action={action} onClose={() => setAction(null)} />
    </div>
  );
}

interface FiltersProps {
  filter: CampaignFilter;
  /** True while the previous filter's results are still shown. */
  busy: boolean;
  /** Incremented to clear the search field. */
  resets: number;
  field: RefObject<HTMLInputElement | null>;
  onFilter: (filter: CampaignFilter) => void;
}

/** The status filter (a menu on phones) and the search; both narrow the list. */
function Filters({ filter, busy, resets, field, onFilter }: FiltersProps) {
  return (
    <>
      <span className="sm:hidden">
        <FilterSelect
          label={copy.filter}
          options={[
            { value: "", label: copy.allStatuses },
            ...campaignStatuses.map((status) => ({ value: status, label: formatCampaignStatus(status) })),
          ]}
          value={filter.status ?? ""}
          onChange={(value) =>
            onFilter({ ...filter, status: campaignStatuses.find((status) => status === value) ?? null })
          }
        />
      </span>
      <fieldset
        aria-label={copy.filter}
        className="flex min-w-0 basis-full flex-wrap gap-2 max-sm:hidden min-[100rem]:basis-auto"
      >
        {[null, ...campaignStatuses].map((status) => (
          <FilterChip
            key={status}
            pressed={filter.status === status}
            onPress={() => onFilter({ ...filter, status })}
          >
            {status === null ? copy.all : formatCampaignStatus(status)}
          </FilterChip>
        ))}
      </fieldset>
      <div className="min-w-0 grow basis-64 max-sm:order-3 max-sm:basis-full lg:max-w-sm">
        <SearchBox
          key={resets}
          field={field}
          label={copy.search}
          placeholder={copy.search}
          copy={{ search: controlCopy.search, clear: controlCopy.clearSearch }}
          name="q"
          defaultValue={filter.search}
          busy={busy}
          onSearch={(search) => onFilter({ ...filter, search })}
        />
      </div>
    </>
  );
}

interface ConfirmDialogProps {
  action: { what: "cancel" | "delete"; campaign: ListedCampaign } | null;
  onClose: () => void;
}

/** Asks for confirmation before a campaign is cancelled or deleted; stays open on an error. */
function ConfirmDialog({ action, onClose }: ConfirmDialogProps) {
  const toast = useToast();
  const cancel = useCancelCampaign();
  const remove = useDeleteCampaign();
  const [last, setLast] = useState(action);
  if (action && action !== last) setLast(action);
  if (!last) return null;
  const isCancel = last.what === "cancel";
  const texts = isCancel ? copy.cancelDialog : copy.deleteDialog;
  const mutation = isCancel ? cancel : remove;
  const done = () => {
    onClose();
    toast({ text: isCancel ? copy.cancelled : campaignCopy.deleted, tone: "success" });
  };
  return (
    <AlertDialog
      open={action !== null}
      onClose={() => {
        mutation.reset();
        onClose();
      }}
      tone="danger"
      busy={mutation.isPending}
      title={texts.title}
      description={<bdi>{texts.text(titleOf(last.campaign), last.campaign.status === "live")}</bdi>}
      closeLabel={isCancel ? copy.cancelDialog.keep : controlCopy.cancel}
      error={mutation.error ? explain(mutation.error, texts.failed) : undefined}
      confirm={{
        label: isCancel ? copy.cancel : mutation.isPending ? controlCopy.deleting : copy.remove,
        onConfirm: () =>
          mutation.mutate(last.campaign.id, {
            onSuccess: done,
            // The campaign was already deleted elsewhere, so there is nothing left to do.
            onError: (error) => !isCancel && isNotFound(error) && done(),
          }),
      }}
    />
  );
}
