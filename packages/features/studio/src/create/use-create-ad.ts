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
import { type AdRequest, adRequest, type ScriptSource, textOfForm } from "./ad-request.ts";
import { generateAd, type GenerationEnd } from "./generate-ad.ts";
import type { StudioForm } from "./studio-form.ts";

/** The ad that is waited for. */
interface AwaitedAd {
  /** Null until the server has said it. */
  uuid: string | null;
  /** When Create Audio Ad was pressed, in ms since 1970. */
  startedAt: number;
  /** The wait dialog was put away: the work goes on. */
  isHidden: boolean;
}

export interface CreateAdOptions {
  /** The voice that the first card shows while nobody chose one; null where it is not known. */
  recommended: Voice | null;
  /** The ads on the server are others now: the list is to be read again. */
  onListChanged: () => void;
  /** The ad of this uuid can be heard. */
  onMade: (uuid: string) => void;
  /** The ad of this form is made or goes on without us: the form is to be cleared, unless it was changed meanwhile. */
  onDone: (sent: StudioForm) => void;
  /** Milliseconds between two polls; spec section 9's unless told. */
  pollEvery?: number;
  /** The time, in ms since 1970. Default: the device's clock. */
  now?: () => number;
}

export interface CreateAd {
  /** Makes an ad of what stands in the form; nothing happens, silently, while a field is blank or another is waited for. */
  create: (source: ScriptSource, form: StudioForm, projectId: string | null) => void;
  /** The ad that is waited for, for the wait dialog. */
  making: AwaitedAd | null;
  /** Puts the wait dialog away. */
  hide: () => void;
  /** Whether an ad is waited for: Create Audio Ad says so. */
  busy: boolean;
}

/** 128 random bits. Not `randomUUID`, which a page without https has not. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Creating an ad (spec sections 4, 5 and 8): the request, the wait, the literal alerts. What was typed stays through every failure.
 * Who leaves the page loses nothing: the server goes on, and the list has the ad.
 */
export function useCreateAd(options: CreateAdOptions): CreateAd {
  const { pollEvery = polling.every, now = Date.now } = options;
  const { isLoggedIn } = useSession();
  const alert = useAlert();
  const setStage = useSetStage();
  const [making, setMaking] = useState<AwaitedAd | null>(null);
  const wait = useRef<AbortController | null>(null);
  const unanswered = useRef<{ request: string; key: string } | null>(null);
  // What a wait of minutes calls at its end is what the page gave last.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => wait.current?.abort(), []);

  const change = (facts: Partial<AwaitedAd>) => setMaking((known) => known && { ...known, ...facts });

  /** The same request again, after one without an answer, has the same key: it makes no second ad. */
  function keyOf(request: AdRequest): string {
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
    // Without an answer it may have been begun.
    if (end.kind !== "refused") latest.current.onListChanged();
    if (end.kind === "ready" && end.uuid !== null) latest.current.onMade(end.uuid);
  }

  async function run(request: AdRequest, sent: StudioForm, projectId: string | null): Promise<void> {
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
