import { adCopy, noAdsCopy } from "@earshot/contract/ads/copy.ts";
import { nextPageWithin } from "@earshot/contract/limits.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { IconButton } from "@earshot/ui/inputs/icon-button.tsx";
import { EmptyState } from "@earshot/ui/surfaces/empty-state.tsx";
import { Menu, type MenuProps } from "@earshot/ui/surfaces/menu.tsx";
import { Tooltip } from "@earshot/ui/surfaces/tooltip.tsx";
import { Ellipsis, Keyboard } from "lucide-react";
import { type ReactElement, type ReactNode, useEffect, useEffectEvent, useRef } from "react";

interface ListHeadProps {
  /** The heading's id, which labels the list. */
  id: string;
  projectName: string;
  /** How many ads are shown; null while unknown. */
  count: number | null;
  /** True if there are more ads to load. */
  hasMore: boolean;
  /** The project's menu; omitted if it has no entries. */
  menu: MenuProps["entries"];
  /** Called to open the list of shortcuts. */
  onShortcuts: () => void;
}

/** The list's heading: the project, its number of ads, and its menu. */
export function ListHead({ id, projectName, count, hasMore, menu, onShortcuts }: ListHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {/* Reserves space for the count, which loads later. */}
      <div className="flex min-w-0 grow basis-40 flex-wrap items-baseline gap-x-2">
        <h2 id={id} dir="auto" className="min-w-0 grow type-heading text-xl wrap-anywhere text-ink">
          {projectName}
        </h2>
        {count !== null && count > 0 && (
          <span className="text-sm text-ink-3 tabular-nums">
            {hasMore ? adCopy.countAtLeast(count) : adCopy.count(count)}
          </span>
        )}
      </div>
      <div className="flex items-center gap-1">
        {/* Hidden on touch devices, which have no keys; shown on focus, which implies a keyboard. */}
        <span className="pointer-coarse:not-focus-within:sr-only noscript:hidden">
          <Tooltip text={studioCopy.shortcuts}>
            <IconButton icon={<Keyboard />} label={studioCopy.shortcuts} size="sm" onClick={onShortcuts} />
          </Tooltip>
        </span>
        {menu.length > 0 && (
          <Menu
            trigger={<IconButton icon={<Ellipsis />} label={projectCopy.options(projectName)} size="sm" />}
            entries={menu}
          />
        )}
      </div>
    </div>
  );
}

export interface NoAdsProps {
  /** True if a search had no results. */
  isSearch: boolean;
  isLoggedIn: boolean;
  /** A link to the AI Script tab, without children. */
  start: ReactElement<{ className?: string; children?: ReactNode }>;
  /** A sample ad to play, shown below the message; omitted for a search. */
  sample?: ReactNode;
}

/** The empty list, for a search, a client or a visitor. */
export function NoAds({ isSearch, isLoggedIn, start, sample }: NoAdsProps) {
  if (isSearch) return <EmptyState text={noAdsCopy.filtered} />;
  const { start: label, ...visitor } = noAdsCopy.visitor;
  return (
    <>
      {isLoggedIn ? (
        <EmptyState {...noAdsCopy.client} peaks={null} />
      ) : (
        <EmptyState
          {...visitor}
          peaks={null}
          action={
            <Button intent="primary" link={start}>
              {label}
            </Button>
          }
        />
      )}
      {sample}
    </>
  );
}

interface ListEndProps {
  /** The state of the next page; `none` if there is none. */
  more: "none" | "there" | "loading" | "failed";
  /** True if more than one page is shown. Only then does the list end with a message. */
  isLong: boolean;
  onMore: () => void;
}

/**
 * The end of the list. The next page loads when the button is pressed or comes near the viewport; after an error,
 * only when it is pressed.
 */
export function ListEnd({ more, isLong, onMore }: ListEndProps) {
  const end = useRef<HTMLDivElement>(null);
  const comeNear = useEffectEvent(onMore);
  const isWaiting = more === "there";
  useEffect(() => {
    if (!isWaiting || !end.current) return undefined;
    const margin = `${nextPageWithin}px`;
    const near = { rootMargin: margin, scrollMargin: margin };
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && comeNear(), near);
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [isWaiting]);

  return (
    <div ref={end} className="flex flex-col items-center gap-2 empty:hidden">
      {more === "failed" && <p className="text-sm text-danger">{adCopy.moreNotLoaded}</p>}
      {more !== "none" && (
        <Button busy={more === "loading"} onClick={onMore}>
          {{ there: adCopy.loadMore, loading: controlCopy.loading, failed: controlCopy.tryAgain }[more]}
        </Button>
      )}
      {more === "none" && isLong && <p className="text-sm text-ink-3">{controlCopy.endOfResults}</p>}
    </div>
  );
}
