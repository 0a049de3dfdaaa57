import { identityOf } from "@earshot/client/identity.ts";
import { usePreloadOnPress } from "@earshot/client/lazy.tsx";
import { newKey } from "@earshot/client/new-key.ts";
import { useSession } from "@earshot/client/state/session.tsx";
import { useRecheckSession } from "@earshot/client/use-recheck-session.ts";
import { generationCopy } from "@earshot/contract/generation/copy.ts";
import { polling } from "@earshot/contract/limits.ts";
import { formErrors } from "@earshot/contract/studio/form-errors.ts";
import type { Voice } from "@earshot/contract/voices/read.ts";
import { useEffect, useRef, useState } from "react";

import { saveAudioProject } from "../ads/audio-project-map.ts";
import { useSetStage } from "../queries.ts";
import { useAlert } from "../shell/studio-alert.tsx";
import type { AdCall, AdOptions, ScriptSource } from "./ad-request.ts";
import { saveAwaitedAd } from "./awaited-ad.ts";
import { generationCode } from "./generation-code.ts";
import { GenerationError } from "./generation-error.ts";
import { missingOf } from "./missing-of.ts";
import type { StudioForm } from "./studio-form.ts";

/** The pending ad. */
interface AwaitedAd {
  /** The ad's uuid; null until the server sends it. */
  uuid: string | null;
  /** When Create Audio Ad was pressed, in ms since 1970. */
  startedAt: number;
  /** True if the wait dialog was dismissed; the wait continues. */
  isHidden: boolean;
}

export interface CreateAdOptions {
  /** The voice shown on the first card if no voice is chosen; null if unknown. */
  recommended: Voice | null;
  /** Called when the list of ads is stale and must be refetched. */
  onListChanged: () => void;
  /** Called when the ad with this uuid is ready. */
  onMade: (uuid: string) => void;
  /**
   * Called when the form's ad is ready or continues in the background. Clear the form unless it has been edited since.
   */
  onDone: (sent: StudioForm) => void;
  /** Milliseconds between two polls; 5 s by default. */
  pollEvery?: number;
  /** The time, in ms since 1970. Default: the device's clock. */
  now?: () => number;
}

export interface CreateAd {
  /** Creates an ad from the form. No-op while a required field is empty or another ad is pending. */
  create: (source: ScriptSource, form: StudioForm, projectId: string | null) => void;
  /** The pending ad, for the wait dialog. */
  making: AwaitedAd | null;
  /** Dismisses the wait dialog. */
  hide: () => void;
  /**
   * Ends the wait early once the ad is known to be ready, so that another can be created. Pending calls still run to
   * completion.
   */
  release: () => void;
  /** True while an ad is pending; shown on Create Audio Ad. */
  busy: boolean;
}

/**
 * Creates an ad: sends the request, polls for the result and shows alerts. The input is kept on every error. Leaving
 * the page loses nothing: the server continues, and the list shows the ad.
 */
export function useCreateAd(options: CreateAdOptions): CreateAd {
  const { pollEvery = polling.every, now = Date.now } = options;
  const { user, isLoggedIn } = useSession();
  const recheckSession = useRecheckSession();
  const alert = useAlert();
  const setStage = useSetStage();
  const [making, setMaking] = useState<AwaitedAd | null>(null);
  const wait = useRef<AbortController | null>(null);
  const running = useRef(new Set<AbortController>());
  const unanswered = useRef<{ request: string; key: string } | null>(null);
  // Polling takes minutes, so always call the latest callbacks.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const waits = running.current;
    return () => {
      for (const each of waits) each.abort();
    };
  }, []);

  usePreloadOnPress(generationCode);

  const change = (facts: Partial<AwaitedAd>) => setMaking((known) => known && { ...known, ...facts });

  /**
   * Returns the request's idempotency key. A retry of a request without a response reuses the key, so that it creates
   * no second ad.
   */
  function keyOf(request: AdCall): string {
    const text = JSON.stringify(request);
    const last = unanswered.current;
    const key = last?.request === text ? last.key : newKey();
    unanswered.current = { request: text, key };
    return key;
  }

  /** Called once the server has responded: from then on, resending the same request would create a second ad. */
  function dropKey(key: string): void {
    if (unanswered.current?.key === key) unanswered.current = null;
  }

  function fail(error: unknown, { key, isBegun }: { key: string; isBegun: boolean }): void {
    const known = error instanceof GenerationError ? error : null;
    if (!known) reportError(error);
    recheckSession(known?.cause);
    if (known?.kind !== "unanswered") dropKey(key);
    // Forgets the ad only once the alert has been closed, because requests also fail when the user leaves the page.
    const forget = isBegun ? undefined : () => saveAwaitedAd(null);
    alert(generationCopy.failedWith(known?.message ?? generationCopy.failed), forget);
    // Even without a response, the job may have started.
    if (known?.kind !== "rejected") latest.current.onListChanged();
  }

  async function run(chosen: AdOptions): Promise<void> {
    const { form, projectId } = chosen;
    const identity = identityOf(isLoggedIn);
    if (!identity) {
      alert(generationCopy.failedWith(formErrors.identity_missing.message));
      return;
    }
    const leaving = new AbortController();
    wait.current = leaving;
    running.current.add(leaving);
    let key = "";
    let begun: string | null = null;
    let isBegun = false;
    const startedAt = now();
    setStage(null, null);
    setMaking({ uuid: null, startedAt, isHidden: false });
    try {
      const { adRequest, generateAd } = await generationCode.load();
      const request = adRequest(chosen);
      key = keyOf(request);
      // A reload must not lose the ad, even if the response never arrives.
      saveAwaitedAd({ sent: { request, key, account: user?.id ?? null }, startedAt });
      const made = await generateAd(request, {
        identity,
        key,
        signal: leaving.signal,
        every: pollEvery,
        onStage: (stage) => setStage(begun, stage),
        onBegun: (uuid) => {
          begun = uuid;
          isBegun = true;
          dropKey(key);
          saveAwaitedAd(uuid === null ? null : { uuid, startedAt });
          change({ uuid });
          if (uuid !== null) saveAudioProject(uuid, projectId);
          latest.current.onListChanged();
        },
      });
      latest.current.onDone(form);
      latest.current.onListChanged();
      if (made.isReady && made.uuid !== null) latest.current.onMade(made.uuid);
    } catch (error) {
      if (!leaving.signal.aborted) fail(error, { key, isBegun });
    } finally {
      running.current.delete(leaving);
      if (wait.current === leaving) {
        wait.current = null;
        setMaking(null);
      }
    }
  }

  return {
    create(source, form, projectId) {
      if (wait.current || missingOf(source, form) !== null) return;
      void run({ source, form, projectId, recommended: options.recommended });
    },
    making,
    hide: () => change({ isHidden: true }),
    release() {
      wait.current = null;
      setMaking(null);
    },
    busy: making !== null,
  };
}
