import { noAdsCopy } from "@earshot/contract/ads/copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { EmptyState } from "@earshot/ui/surfaces/empty-state.tsx";
import type { ReactElement, ReactNode } from "react";

export interface NoAdsProps {
  /** A search found none: there may be others. */
  isSearch: boolean;
  isLoggedIn: boolean;
  /** Leads to the AI Script tab; without children. */
  start: ReactElement<{ className?: string; children?: ReactNode }>;
}

/** The list without an ad: nothing found, a client's first, a visitor's first (spec section 2). */
export function NoAds({ isSearch, isLoggedIn, start }: NoAdsProps) {
  if (isSearch) return <EmptyState text={noAdsCopy.filtered} />;
  if (isLoggedIn) return <EmptyState {...noAdsCopy.client} peaks={null} />;
  const { title, text, start: words } = noAdsCopy.visitor;
  return (
    <EmptyState
      title={title}
      text={text}
      peaks={null}
      action={
        <Button intent="primary" link={start}>
          {words}
        </Button>
      }
    />
  );
}
