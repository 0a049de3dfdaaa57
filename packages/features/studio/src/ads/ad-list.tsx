import { lazyWithRetry, usePreloadOnPress } from "@earshot/client/lazy.tsx";
import { adCopy } from "@earshot/contract/ads/copy.ts";
import type { AdDetails } from "@earshot/contract/ads/read-details.ts";
import type { Ad } from "@earshot/contract/ads/read.ts";
import type { Project } from "@earshot/contract/projects/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { SearchBox } from "@earshot/ui/inputs/search-box.tsx";
import { EmptyState } from "@earshot/ui/surfaces/empty-state.tsx";
import type { MenuProps } from "@earshot/ui/surfaces/menu.tsx";
import { useFocusFallback } from "@earshot/ui/use-focus-fallback.ts";
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";

import { useAds } from "../queries.ts";
import { LoadError } from "../shell/load-error.tsx";
import { useShortcuts } from "../shell/use-shortcuts.ts";
import { AdShapes } from "./ad-list-shape.tsx";
import { type AdDialog, AdDialogs, type ShareDialogParts, useOpenedDialog } from "./ad-list/ad-dialogs.tsx";
import { ListEnd, ListHead, NoAds, type NoAdsProps } from "./ad-list/list-parts.tsx";

/** Lazy-loaded, because a list without ads doesn't need it. */
const AdCards = lazyWithRetry(async () => (await import("./ad-list/ad-cards.tsx")).AdCards);

/**
 * Preloads the cards' code on the server, which then renders the cards with the page. Otherwise it would render
 * placeholders, shown until JavaScript runs.
 */
export const loadAdCards = AdCards.load;

export interface AdListHandle {
  openDialog: (which: AdDialog, ad: Ad) => void;
}

export interface AdListProps {
  projectName: string;
  /** The project's menu; none by default. */
  projectMenu?: MenuProps["entries"];
  /** The current project; null for a visitor. */
  projectId: string | null;
  /** All projects that an ad can be moved to. */
  projects: readonly Project[];
  /** The first page of ads, if it was loaded with the page. */
  initial: Ad[] | undefined;
  isLoggedIn: boolean;
  /** The uuid of an ad that was just created, or null. */
  made: string | null;
  /** A link to the AI Script tab, without children: `<Link href="?tab=ai" />`. */
  start: NoAdsProps["start"];
  /** A sample ad to play while the user has no ads. Passed in because it belongs to another feature. */
  sample?: NoAdsProps["sample"];
  /** Called when Move needs a new project; `onCreated` continues the move. */
  onCreateProject: (onCreated: (project: Project) => void) => void;
  /** Called to fill the form from this ad. */
  onMakeAnother: (ad: AdDetails) => void;
  /** Called with an ad's uuid to edit its script. */
  onEditScript: (uuid: string) => void;
  /** Opens an ad's dialogs from elsewhere on the page. */
  handle?: Ref<AdListHandle>;
  /** Called to retry a failed ad; its button is busy until this resolves. */
  onRetry: (uuid: string) => Promise<void> | void;
  /** Renders the Share dialog. Passed in because the dialog belongs to another feature. */
  shareDialog: (parts: ShareDialogParts) => ReactNode;
  /** Receives the first card, so that it can be focused once an ad is ready. */
  newestCard?: Ref<HTMLElement>;
}

/**
 * The current project's ads. Users can play them, search by title, and open each ad's dialogs. Pending ads update
 * themselves; call `useRefreshAds` after creating one.
 */
export function AdList(props: AdListProps) {
  const { projectName, projectMenu = [], projectId, initial, isLoggedIn, made, start, sample } = props;
  const { onEditScript, onRetry, handle } = props;
  const headingId = useId();
  const keepFocus = useFocusFallback();
  const list = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [searched, setSearched] = useState({ projectId, query: "" });
  const search = searched.projectId === projectId ? searched.query : "";
  const [marked, setMarked] = useState(made);
  const [searches, setSearches] = useState(0);
  // Clears the search, which might hide the new ad.
  if (made !== marked) {
    setMarked(made);
    if (made !== null && search !== "") {
      setSearched({ projectId, query: "" });
      setSearches(searches + 1);
    }
  }
  const { ads, error, more, ...answer } = useAds({ projectId, search, isLoggedIn, initial });
  const { opened, open, close, gone, onGone } = useOpenedDialog(ads);
  useImperativeHandle(handle, () => ({ openDialog: open }));
  const [showsShortcuts, setShowsShortcuts] = useState(false);

  // Preloads the cards before the first ad is made.
  usePreloadOnPress(AdCards);

  const isEmpty = ads?.length === 0 && search === "";
  const hasGrown = (search !== "" || answer.pageCount > 1) && !answer.isSearching;
  const said = error ? adCopy.notLoaded : ads && hasGrown ? controlCopy.found(ads.length, null) : "";

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
          copy={{ search: controlCopy.search, clear: controlCopy.clearSearch }}
          name="q"
          busy={answer.isSearching}
          onSearch={(query) => setSearched({ projectId, query })}
        />
      )}
      <output className="sr-only">{said}</output>
      <output className="sr-only">{gone}</output>
      {error && <NotLoaded message={error.message} busy={answer.isFetching} onRetry={answer.refetch} />}
      {!ads && !error && <AdShapes />}
      {ads?.length === 0 && (
        <NoAds isSearch={search !== ""} isLoggedIn={isLoggedIn} start={start} sample={sample} />
      )}
      {ads && ads.length > 0 && (
        <AdCards
          fallback={<AdShapes />}
          ErrorFallback={LoadError}
          ads={ads}
          isLoggedIn={isLoggedIn}
          made={made}
          onOpen={open}
          onEditScript={onEditScript}
          onRetry={onRetry}
          newestCard={props.newestCard}
        />
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
  /** The server's message, if any. */
  message: string | null;
  busy: boolean;
  onRetry: () => void;
}

/** Shown when the list failed to load, instead of an empty list. */
function NotLoaded({ message, busy, onRetry }: NotLoadedProps) {
  return (
    <EmptyState
      {...(message === null ? { text: adCopy.notLoaded } : { title: adCopy.notLoaded, text: message })}
      action={
        <Button busy={busy} onClick={onRetry}>
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
  open: boolean;
  onOpen: (open: boolean) => void;
  /** The search field; null if there is nothing to search. */
  field: RefObject<HTMLInputElement | null>;
}

/** The studio's shortcuts and the dialog that lists them. */
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
