import { ApiError } from "@earshot/client/api-error.ts";
import { useAppState } from "@earshot/client/state/app-state.tsx";
import {
  type CampaignDraft,
  type CampaignStep,
  type CampaignStore,
  createCampaignStore,
  newCampaignDraft,
} from "@earshot/client/state/campaign-draft.ts";
import { useSession } from "@earshot/client/state/session.tsx";
import { useRecheckSession } from "@earshot/client/use-recheck-session.ts";
import type { AdDetails } from "@earshot/contract/ads/read-details.ts";
import { dayIn } from "@earshot/contract/campaigns/rules/campaign-dates.ts";
import {
  preflight,
  type PreflightLine,
  type PreflightPart,
} from "@earshot/contract/campaigns/rules/preflight.ts";
import { errorOf } from "@earshot/contract/errors.ts";
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { createStore, type StoreApi, useStore } from "zustand";

import { budgetOf, draftOf, requestOf } from "./draft-request.ts";
import { createDraftSaver, type DraftSaver } from "./draft-saver.ts";
import {
  type Campaign,
  type CampaignStart,
  fetchCampaign,
  fetchCampaignAd,
  isGone,
  isNotFound,
  listAfter,
  type SavedCampaign,
  saveCampaign,
  useCampaignAd,
} from "./queries.ts";

/** How long after the last change the draft is saved, in ms. */
const saveAfter = 700;

type Body = ReturnType<typeof requestOf>;

interface CampaignPage {
  store: CampaignStore;
  saver: DraftSaver<Body, SavedCampaign>;
  /** The chosen ad; null if there is none, or while it is loading. */
  ad: AdDetails | null;
  /** Reloads the ad after an error; null if there was no error. */
  retryAd: (() => void) | null;
  missing: Missing;
  isLaunched: boolean;
  onLaunched: () => void;
  /** Updates the checks with the current ad and time. */
  refresh: () => void;
  isReviewed: boolean;
  review: (isReviewed: boolean) => void;
  /** Shows a step, and focuses its heading or one of its fields. */
  goTo: (step: CampaignStep, part?: PreflightPart) => void;
  /** Where focus moves once the step is shown; null when the page has just loaded. */
  target: { part: PreflightPart | null } | null;
  /** The time when the step was opened; the campaign's dates are compared with it. */
  now: Date;
}

/** `kept`: the campaign was deleted in the meantime, and the page has saved its content as a new draft. */
type Missing = CampaignStart["missing"] | "kept";

const CampaignContext = createContext<CampaignPage | null>(null);

/** The step in which each part of the campaign is edited. */
export const stepOf: Record<PreflightPart, CampaignStep> = {
  ad: 1,
  locations: 2,
  total_budget: 3,
  start_date: 3,
  review: 4,
};

export interface CampaignProviderProps {
  start: CampaignStart;
  /** Called when the draft is first saved, or its ad changes, so that the URL can point to it. */
  onAddress?: ((audioId: string | null, campaignId: string | null) => void) | undefined;
  children: ReactNode;
}

function initialDraft({ campaign, ad }: CampaignStart): CampaignDraft {
  if (campaign) return draftOf(campaign);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { ...newCampaignDraft(ad?.uuid ?? null, timeZone), campaignTitle: ad?.title ?? "" };
}

/** The page's state besides the draft. */
interface PageState {
  isLoggedIn: boolean;
  /** The session ended: the account's data can't be saved until the user logs in. */
  hasEnded: boolean;
  missing: Missing;
}

/**
 * Saves a draft. If its ad has been deleted, saves it without the ad; if the campaign itself has been deleted, saves
 * it as a new one.
 */
async function saveWhatIsLeft(
  body: Body,
  saved: SavedCampaign | null,
  { store, state }: { store: CampaignStore; state: StoreApi<PageState> },
): Promise<Campaign> {
  const { isLoggedIn, hasEnded } = state.getState();
  if (hasEnded) throw new ApiError(401, errorOf("not_logged_in"));
  try {
    return await saveCampaign(body, saved, isLoggedIn);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    const { ad_uuid } = body;
    const isAdGone = ad_uuid !== null && (await fetchCampaignAd(ad_uuid, isLoggedIn)) === null;
    const still = saved && (await fetchCampaign(saved.id, isLoggedIn).catch(() => null));
    const isCampaignGone = saved !== null && still === null;
    if (!isAdGone && !isCampaignGone) throw error;
    state.setState({ missing: isAdGone ? "ad" : "kept" });
    if (isAdGone) store.getState().change({ audioId: null });
    return saveCampaign({ ...body, ad_uuid: isAdGone ? null : ad_uuid }, still, isLoggedIn);
  }
}

function createPage(start: CampaignStart, isLoggedIn: boolean) {
  const store = createCampaignStore(initialDraft(start));
  const state = createStore<PageState>(() => ({ isLoggedIn, hasEnded: false, missing: start.missing }));
  const saver = createDraftSaver<Body, SavedCampaign>({
    send: (body, saved) => saveWhatIsLeft(body, saved, { store, state }),
    saved: start.campaign,
    wait: saveAfter,
  });
  return { store, state, saver };
}

/** The launch page's state, saved on each change. */
export function CampaignProvider({ start, onAddress, children }: CampaignProviderProps) {
  const { isLoggedIn, hasEnded } = useSession();
  const selectAudio = useAppState((app) => app.selectAudio);
  const [{ store, state, saver }] = useState(() => createPage(start, isLoggedIn));
  const [isReviewed, review] = useState(false);
  const [target, setTarget] = useState<CampaignPage["target"]>(null);
  const [now, setNow] = useState(() => new Date());
  const [isLaunched, setLaunched] = useState(false);
  const missing = useStore(state, (known) => known.missing);
  const audioId = useStore(store, (draft) => draft.audioId);
  const { data: ad = null, error, isFetching, refetch } = useCampaignAd(audioId, start.ad, hasEnded);
  const isAdGone = isGone(error);
  const canRetry = error !== null && !isAdGone && !isFetching;
  const retryAd = useMemo(() => (canRetry ? () => void refetch() : null), [canRetry, refetch]);
  // A layout effect, because it must run before the effect that resumes a launch after a log-in, which saves the
  // draft.
  useLayoutEffect(() => {
    const waited = state.getState().hasEnded && isLoggedIn;
    state.setState({ isLoggedIn, hasEnded });
    if (waited) void saver.flush();
  }, [state, saver, isLoggedIn, hasEnded]);

  // The ad was deleted after it was chosen.
  useEffect(() => {
    if (!isAdGone) return;
    state.setState({ missing: "ad" });
    store.getState().change({ audioId: null });
  }, [isAdGone, state, store]);

  const reportAddress = useEffectEvent(() =>
    onAddress?.(store.getState().audioId, saver.saved()?.id ?? null),
  );
  const recheckSession = useEffectEvent(useRecheckSession());
  useEffect(() => {
    const stopSaving = saveOnChange(store, saver, () => review(false));
    const stopReporting = saver.state.subscribe((saving) => {
      if (saving.kind === "saved") reportAddress();
      if (saving.kind === "failed") recheckSession(saving.error);
    });
    return () => {
      stopReporting();
      const { kind } = saver.state.getState();
      stopSaving();
      if (kind === "unsaved" || kind === "saving") listAfter(saver.flush());
    };
  }, [store, saver]);

  const title = ad?.title;
  const uuid = ad?.uuid;
  useEffect(() => {
    selectAudio(uuid === undefined ? null : { uuid, title: title ?? "" });
  }, [selectAudio, uuid, title]);

  const page = useMemo<CampaignPage>(
    () => ({
      store,
      saver,
      ad,
      retryAd,
      missing,
      isLaunched,
      onLaunched: () => setLaunched(true),
      refresh() {
        setNow(new Date());
        void refetch();
      },
      isReviewed,
      review,
      target,
      now,
      goTo(step, part) {
        store.getState().change({ currentStep: step });
        setNow(new Date());
        setTarget({ part: part ?? null });
      },
    }),
    [store, saver, ad, retryAd, refetch, missing, isLaunched, isReviewed, target, now],
  );
  return <CampaignContext value={page}>{children}</CampaignContext>;
}

/**
 * Saves each change after a delay, and immediately when the page is hidden or left.
 *
 * @param onContent called when anything but the step or the title changed
 */
function saveOnChange(store: CampaignStore, saver: CampaignPage["saver"], onContent: () => void): () => void {
  let last = JSON.stringify(requestOf(store.getState()));
  let lastContent = contentOf(requestOf(store.getState()));
  const stop = store.subscribe((draft) => {
    const body = requestOf(draft);
    const next = JSON.stringify(body);
    if (next === last) return;
    last = next;
    const content = contentOf(body);
    if (content !== lastContent) onContent();
    lastContent = content;
    saver.change(body);
  });
  const saveNow = () => {
    if (saver.state.getState().kind === "unsaved") void saver.flush();
  };
  const onHidden = () => {
    if (document.visibilityState === "hidden") saveNow();
  };
  document.addEventListener("visibilitychange", onHidden);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", onHidden);
    saveNow();
  };
}

/** The draft without its step and title, which don't affect the pre-launch checks. */
const contentOf = (body: Body) => JSON.stringify({ ...body, current_step: null, title: null });

/** The launch page's state, from the nearest provider. */
export function useCampaignPage(): CampaignPage {
  const page = use(CampaignContext);
  if (!page) throw new Error("useCampaignPage needs a CampaignProvider around the page.");
  return page;
}

/** Selects a value from the draft; rerenders when it changes. */
export function useCampaignDraft<Value>(
  select: (draft: ReturnType<CampaignStore["getState"]>) => Value,
): Value {
  return useStore(useCampaignPage().store, select);
}

/** The *Before you launch* checks for the current draft. */
export function usePreflight(): PreflightLine[] {
  const { ad, isReviewed, now } = useCampaignPage();
  const draft = useCampaignDraft((state) => state);
  return preflight({
    ad: ad && {
      state: ad.state,
      seconds: ad.lengthSeconds,
      loudnessLufs: ad.loudnessLufs,
      spoken: ad.source === "ai" ? { lines: ad.lines, mustSay: ad.inputs?.must_say ?? "" } : null,
      warnings: ad.outletWarnings,
    },
    targeting: draft.targeting,
    budget: budgetOf(draft),
    dates: { start_date: draft.startDate, end_date: draft.endDate },
    today: dayIn(draft.timeZone, now),
    isReviewed,
  });
}
