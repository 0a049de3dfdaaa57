import { identityOf } from "@earshot/client/identity.ts";
import { useSession } from "@earshot/client/state/session.tsx";
import { errors } from "@earshot/contract/errors.ts";
import { generationCopy } from "@earshot/contract/generation/copy.ts";
import { isReadyToGenerate } from "@earshot/contract/generation/rules/ad-options.ts";
import { polling } from "@earshot/contract/limits.ts";
import type { Voice } from "@earshot/contract/voices/read.ts";
import { useEffect, useRef, useState } from "react";

import { saveAudioProject } from "../ads/audio-project-map.ts";
import { useSetStage } from "../queries.ts";
import { useAlert } from "../shell/studio-alert.tsx";
import { type AdCall, adRequest, type ScriptSource, textOfForm } from "./ad-request.ts";
import { generateAd, type GenerationEnd } from "./generate-ad.ts";
import type { StudioForm } from "./studio-form.ts";

/** The pending ad. */
interface AwaitedAd {
  /** Null until the server sends it. */
  uuid: string | null;
  /** When Create Audio Ad was pressed, in ms since 1970. */
  startedAt: number;
  /** Whether the wait dialog was dismissed: the wait continues. */
  isHidden: boolean;
}

export interface CreateAdOptions {
  /** The voice on the first card while none is chosen; null when unknown. */
  recommended: Voice | null;
  /** Called when the list of ads is stale and must be refetched. */
  onListChanged: () => void;
  /** Called when the ad of this uuid is ready. */
  onMade: (uuid: string) => void;
  /** Called when the form's ad is ready or continues in the background: clear the form unless it was edited meanwhile. */
  onDone: (sent: StudioForm) => void;
  /** Milliseconds between two polls; defaults to spec section 9. */
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
  /** Whether an ad is pending: Create Audio Ad shows it. */
  busy: boolean;
}

/** 128 random bits. `randomUUID` is unavailable outside secure contexts. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Creates an ad (spec sections 4, 5 and 8): request, polling and alerts. Every failure keeps the typed text.
 * Leaving the page loses nothing: the server continues, and the list shows the ad.
 */
export function useCreateAd(options: CreateAdOptions): CreateAd {
  const { pollEvery = polling.every, now = Date.now } = options;
  const { isLoggedIn } = useSession();
  const alert = useAlert();
  const setStage = useSetStage();
  const [making, setMaking] = useState<AwaitedAd | null>(null);
  const wait = useRef<AbortController | null>(null);
  const unanswered = useRef<{ request: string; key: string } | null>(null);
  // Polling takes minutes, so it calls the latest callbacks.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => wait.current?.abort(), []);

  const change = (facts: Partial<AwaitedAd>) => setMaking((known) => known && { ...known, ...facts });

  /** Retrying the same request after a missing response reuses its key, so that it creates no second ad. */
  function keyOf(request: AdCall): string {
    const text = JSON.stringify(request);
    const last = unanswered.current;
    const key = last?.request === text ? last.key : newKey();
    unanswered.current = { request: text, key };
    return key;
  }

  function settle(end: GenerationEnd, sent: StudioForm): void {
    if (end.kind === "left") return;
    setMaking(null);
    if (end.kind !== "unanswered") unanswered.current = null;
    if ("words" in end) alert(generationCopy.failedWith(end.words));
    else latest.current.onDone(sent);
    // Without a response, the job may have started.
    if (end.kind !== "refused") latest.current.onListChanged();
    if (end.kind === "ready" && end.uuid !== null) latest.current.onMade(end.uuid);
  }

  async function run(request: AdCall, sent: StudioForm, projectId: string | null): Promise<void> {
    const identity = identityOf(isLoggedIn);
    if (!identity) {
      alert(generationCopy.failedWith(errors.identity_missing.message));
      return;
    }
    const leaving = new AbortController();
    wait.current = leaving;
    let begun: string | null = null;
    setStage(null, null);
    setMaking({ uuid: null, startedAt: now(), isHidden: false });
    let end: GenerationEnd = { kind: "failed", words: generationCopy.failed };
    try {
      end = await generateAd(request, {
        identity,
        key: keyOf(request),
        signal: leaving.signal,
        every: pollEvery,
        onStage: (stage) => setStage(begun, stage),
        onBegun: (uuid) => {
          begun = uuid;
          change({ uuid });
          if (uuid !== null) saveAudioProject(uuid, projectId);
          latest.current.onListChanged();
        },
      });
    } catch (error) {
      reportError(error);
    } finally {
      wait.current = null;
      settle(end, sent);
    }
  }

  return {
    create(source, form, projectId) {
      const text = textOfForm(source, form);
      if (wait.current || !isReadyToGenerate({ title: form.productName, prompt: text })) return;
      const request = adRequest({ source, form, projectId, recommended: options.recommended });
      void run(request, form, projectId);
    },
    making,
    hide: () => change({ isHidden: true }),
    busy: making !== null,
  };
}
