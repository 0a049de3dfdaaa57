import { lazyWithRetry } from "@earshot/client/lazy.tsx";
import { adCopy } from "@earshot/contract/ads/copy.ts";
import { type AdDetails } from "@earshot/contract/ads/read-details.ts";
import { type Ad } from "@earshot/contract/ads/read.ts";
import { type Project } from "@earshot/contract/projects/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { SearchBox } from "@earshot/ui/inputs/search-box.tsx";
import { EmptyState } from "@earshot/ui/surfaces/empty-state.tsx";
import { type MenuProps } from "@earshot/ui/surfaces/menu.tsx";
import { Skeleton } from "@earshot/ui/surfaces/skeleton.tsx";
import { useFocusFallback } from "@earshot/ui/use-focus-fallback.ts";
import { type ReactNode, useId, useRef, useState, type RefObject } from "react";

import { useAds } from "../queries.ts";
import { useShortcuts } from "../shell/use-shortcuts.ts";
import { AdDialogs, type ShareDialogParts } from "./ad-list/ad-dialogs.tsx";
import { useOpenedDialog } from "./ad-list/ad-dialogs.tsx";
import { AdEntry } from "./ad-list/ad-entry.tsx";
import { ListEnd } from "./ad-list/list-parts.tsx";
import { ListHead } from "./ad-list/list-parts.tsx";
import { NoAds, type NoAdsProps } from "./ad-list/list-parts.tsx";

/** Cards that stand in for those to come: as many as a column shows at first. */
const expected = 3;

export interface AdListProps {
  projectName: string;
  /** The current project's menu, as its entry in the sidebar has it; none when left out. */
  projectMenu?: MenuProps["entries"];
  /** The current project; null for a visitor's, who has none. */
  projectId: string | null;
  /** All projects: where an ad can move to. */
  projects: readonly Project[];
  /** The first page of this project's ads, as it came with the page; asked for when left out. */
  initial: Ad[] | undefined;
  isLoggedIn: boolean;
  /** The ad made a moment ago, to be marked, or null. */
  made: string | null;
  /** Leads to the AI Script tab, without words: `<Link href="?tab=ai" />`. */
  start: NoAdsProps["start"];
  /** Move found no other project, and one is to be made, without leaving this one; `onCreated` goes on with the move. */
  onCreateProject: (onCreated: (project: Project) => void) => void;
  /** The form is to be filled from this ad. */
  onMakeAnother: (ad: AdDetails) => void;
  /** A failed ad is to be made again; its button waits until that has begun. */
  onRetry: (uuid: string) => Promise<void> | void;
  /** The Share dialog of this ad, which another feature has. */
  shareDialog: (parts: ShareDialogParts) => ReactNode;
}

/**
 * The current project's ads: hear them, search them by title, see them being made, and open what can be done with each. It keeps
 * itself up to date; who makes an ad calls `useRefreshAds`.
 */
export function AdList(props: AdListProps) {
  const { projectName, projectMenu = [], projectId, initial, isLoggedIn, made, start, onRetry } = props;
  const headingId = useId();
  const keepFocus = useFocusFallback();
  const list = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [searched, setSearched] = useState({ projectId, query: "" });
  const search = searched.projectId === projectId ? searched.query : "";
  const [marked, setMarked] = useState(made);
  const [searches, setSearches] = useState(0);
  // The new ad is to be seen, whatever was searched for before.
  if (made !== marked) {
    setMarked(made);
    if (made !== null && search !== "") {
      setSearched({ projectId, query: "" });
      setSearches(searches + 1);
    }
  }
  const { ads, failure, more, ...answer } = useAds({ projectId, search, isLoggedIn, initial });
  const { opened, open, close, gone, onGone } = useOpenedDialog(ads);
  const [showsShortcuts, setShowsShortcuts] = useState(false);

  const isEmpty = ads?.length === 0 && search === "";
  const hasGrown = (search !== "" || answer.pageCount > 1) && !answer.isSearching;
  const said = failure ? adCopy.notLoaded : ads && hasGrown ? controlCopy.found(ads.length, null) : "";

  return (
    <section
      ref={list}
      aria-labelledby={headingId}
      tabIndex={-1}
      {...keepFocus}
      className="flex min-w-0 flex-col gap-4 rounded-md"
    >
      <ListHead
        id={headingId}
        projectName={projectName}
        count={ads?.length ?? null}
        hasMore={more !== "none"}
        menu={projectMenu}
        onShortcuts={() => setShowsShortcuts(true)}
      />
      {!isEmpty && (
        <SearchBox
          key={`${projectId} ${searches}`}
          field={field}
          label={adCopy.search}
          placeholder={adCopy.search}
          words={{ search: controlCopy.search, clear: controlCopy.clearSearch }}
          name="q"
          busy={answer.isSearching}
          onSearch={(query) => setSearched({ projectId, query })}
        />
      )}
      <output className="sr-only">{said}</output>
      <output className="sr-only">{gone}</output>
      {failure && <NotLoaded words={failure.words} busy={answer.isAsking} onAgain={answer.askAgain} />}
      {!ads && !failure && <Skeleton shape="ad-card" count={expected} label={controlCopy.loading} />}
      {ads?.length === 0 && <NoAds isSearch={search !== ""} isLoggedIn={isLoggedIn} start={start} />}
      {ads && ads.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-3">
          {ads.map((ad, place) => (
            <li key={ad.uuid}>
              <AdEntry
                ad={ad}
                place={place}
                isLoggedIn={isLoggedIn}
                isNew={ad.uuid === made}
                onOpen={(which) => open(which, ad)}
                onRetry={() => onRetry(ad.uuid)}
              />
            </li>
          ))}
        </ul>
      )}
      <ListEnd more={ads ? more : "none"} isLong={answer.pageCount > 1} onMore={answer.loadMore} />
      {opened && (
        <AdDialogs
          {...props}
          opened={opened}
          onClose={close}
          returnFocus={list}
          onGone={onGone}
          onCreateProject={() => props.onCreateProject(({ id }) => open("move", opened.ad, id))}
        />
      )}
      <Shortcuts open={showsShortcuts} onOpen={setShowsShortcuts} field={field} />
    </section>
  );
}

interface NotLoadedProps {
  /** The server's, where it has some. */
  words: string | null;
  busy: boolean;
  onAgain: () => void;
}

/** The list could not be had: said, so that nobody takes it for empty, and it can be tried again. */
function NotLoaded({ words, busy, onAgain }: NotLoadedProps) {
  return (
    <EmptyState
      {...(words === null ? { text: adCopy.notLoaded } : { title: adCopy.notLoaded, text: words })}
      action={
        <Button busy={busy} onClick={onAgain}>
          {controlCopy.tryAgain}
        </Button>
      }
    />
  );
}

const ShortcutsDialog = lazyWithRetry(
  async () => (await import("../shell/shortcuts-dialog.tsx")).ShortcutsDialog,
);

interface ShortcutsProps {
  /** Whether the list of keys is shown. */
  open: boolean;
  onOpen: (open: boolean) => void;
  /** The search's field; its ref is empty while there is nothing to search. */
  field: RefObject<HTMLInputElement | null>;
}

/** The studio's keys, and the dialog that lists them, whose code comes when it is first opened. */
function Shortcuts({ open, onOpen, field }: ShortcutsProps) {
  const shortcuts = useShortcuts({ onSearch: () => field.current?.focus(), onList: () => onOpen(true) });
  return (
    <ShortcutsDialog
      open={open}
      onClose={() => onOpen(false)}
      isOn={shortcuts.isOn}
      onTurn={shortcuts.turn}
    />
  );
}
