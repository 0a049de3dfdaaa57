import { adCopy } from "@earshot/contract/ads/copy.ts";
import { nextPageWithin } from "@earshot/contract/limits.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { useEffect, useEffectEvent, useRef } from "react";

interface ListEndProps {
  /** What there is beyond the ads shown. */
  more: "none" | "there" | "loading" | "failed";
  /** Whether more than one page is shown: then the end is worth saying. */
  isLong: boolean;
  onMore: () => void;
}

/** What stands below the last card: the next ads are loaded when it comes near, or by its button; after a failure by that alone. */
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
