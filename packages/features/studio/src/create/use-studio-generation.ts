import { ApiError } from "@earshot/client/api-error.ts";
import { usePreloadOnPress } from "@earshot/client/lazy.tsx";
import { useSession } from "@earshot/client/state/session.tsx";
import { adCopy, adResultCopy } from "@earshot/contract/ads/copy.ts";
import type { AdDetails } from "@earshot/contract/ads/read-details.ts";
import { generationCopy } from "@earshot/contract/generation/copy.ts";
import type { GenerationStage } from "@earshot/contract/generation/read-stage.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { useToast } from "@earshot/ui/surfaces/toast.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { useWholeCatalogue } from "../pickers/catalogue-queries.ts";
import { useAwaitedAd, useFetchAd, useRefreshAds, useToldStage } from "../queries.ts";
import { useAlert } from "../shell/studio-alert.tsx";
import type { ScriptSource } from "./ad-request.ts";
import { addWait, saveAwaitedAd, useAwaitedRecord } from "./awaited-ad.ts";
import type { formOfAd } from "./form-of-ad.ts";
import { isAsSent, isFormOf, withoutSent } from "./sent-form.ts";
import { useStudioForm, useStudioFormStore } from "./studio-form-provider.tsx";
import { hasNoText, type StudioForm, type StudioTab, tabOfForm } from "./studio-form.ts";
import { type CreateAd, useCreateAd } from "./use-create-ad.ts";
import { useShownVoice } from "./use-shown-voice.ts";
import { useAwaitedVersion } from "./use-studio-generation/use-awaited-version.ts";
import { useResentRequest } from "./use-studio-generation/use-resent-request.ts";

export interface StudioGeneration extends Pick<CreateAd, "making" | "hide" | "busy"> {
  /** Creates an ad from the form. */
  create: (source: ScriptSource) => void;
  /** Recreates a failed ad from the same inputs; deletes the failed ad once the new one is ready. */
  retry: (uuid: string) => Promise<void>;
  /** Fills the form from an ad and sets the current form aside. Returns the tab to open, or null for an upload. */
  makeAnother: (ad: AdDetails) => Promise<ScriptSource | null>;
  /**
   * Fills the form with an ad's lines as the script, to make a new version. Returns the tab to open, or null if the
   * lines can't be loaded.
   */
  editScript: (uuid: string) => Promise<ScriptSource | null>;
  /**
   * Stops editing an ad's script and shows the ad; a version that is being made continues. An edited script is set
   * aside. Returns the tab of the form that is then current, or null if it is empty.
   */
  cancelEditing: () => StudioTab | null;
  /** The pending ad shown in the wait dialog, loaded by its own query. */
  awaited: AdDetails | null;
  /** The pending ad's stage; null until the server sends it. */
  stage: GenerationStage | null;
  /** The uuid of the finished ad in the centre; null while the form is shown. */
  result: string | null;
  /** Shows the form again. */
  closeResult: () => void;
  /** The uuid of the newest ad, to be highlighted; null if there is none. */
  made: string | null;
  /** Highlights an ad as just created; also used for uploads. */
  mark: (uuid: string | null) => void;
}

interface Sent {
  source: ScriptSource;
  /** The form as submitted; null before the first submission. */
  form: StudioForm | null;
  /** The failed ad that the new one replaces; null if there is none. */
  failed: string | null;
}

/** The lines as typed in My Own Script: with two voices, each line is marked with its voice. */
function typedScript({ lines, script, voices }: AdDetails): string {
  if (lines.length === 0) return script ?? "";
  const mark = (voice: 1 | 2 | null) => (voices.length < 2 ? "" : voice === 2 ? "B: " : "A: ");
  return lines.map(({ text, voice }) => mark(voice) + text).join("\n");
}

const loadFormOfAd = () => import("./form-of-ad.ts");
const formOfAdCode = { preload: () => void loadFormOfAd().catch(reportError) };

/**
 * Creates ads in the studio, from the form or from earlier ads' inputs.
 *
 * @param projectId where new ads go; null for a visitor
 */
export function useStudioGeneration(projectId: string | null): StudioGeneration {
  const { isLoggedIn } = useSession();
  const client = useQueryClient();
  const store = useStudioFormStore();
  const alert = useAlert();
  const toast = useToast();
  const refresh = useRefreshAds();
  const fetchAd = useFetchAd(isLoggedIn);
  const fetchCatalogue = useWholeCatalogue();
  const { recommended } = useShownVoice();
  const [made, mark] = useState<string | null>(null);
  /** The finished ad and its project. In other projects the form is shown instead. */
  const [result, setResult] = useState<{ uuid: string; projectId: string | null } | null>(null);
  const finished = useRef(new Set<string>());
  const sent = useRef<Sent>({ source: "ai", form: null, failed: null });

  const { create, ...creation } = useCreateAd({
    recommended,
    onListChanged: refresh,
    onMade(uuid) {
      finish(uuid, null);
    },
    onDone(form) {
      const { form: now, dispatch } = store.getState();
      if (isAsSent(now, form)) dispatch({ type: "filled", form: withoutSent(now, sent.current.source) });
    },
  });
  // A visitor's project gets its id at log-in: the result stays.
  if (result?.projectId === null && projectId !== null) setResult({ ...result, projectId });
  const { making } = creation;
  const makingId = making?.uuid ?? null;

  useAwaitedVersion((uuid) => {
    announce(uuid);
    // Keeps showing the form if the user has started the next ad, and an ad that was made during the wait.
    if (hasNoText(store.getState().form))
      setResult((shown) => (shown?.projectId === projectId ? shown : { uuid, projectId }));
  });
  // After a reload, a closed tab or a wait that ended early, the page keeps waiting for the ad that it requested.
  const record = useAwaitedRecord();
  const resumed = making ? null : record;
  useResentRequest(refresh);
  usePreloadOnPress(formOfAdCode);
  const awaitedId = makingId ?? (resumed && "uuid" in resumed ? resumed.uuid : null);
  const { data: awaited = null, error: lost } = useAwaitedAd(awaitedId, isLoggedIn);
  const toldStage = useToldStage(makingId);
  // After a reload the form still holds the pending ad's inputs, so pressing Create again would make the ad twice.
  const isSentForm = useStudioForm(
    (form) => !making && awaited?.state === "processing" && isFormOf(form, awaited),
  );
  const isResent = resumed !== null && "sent" in resumed;
  const busy = creation.busy || isSentForm || isResent;
  const isOver = awaited?.state === "ready" || awaited?.state === "failed";
  const isLost = lost instanceof ApiError && lost.status < 500;
  /** The uuid of the ad whose wait is over; null until then. */
  const ended = isOver || isLost ? awaitedId : null;

  /** Deletes a failed ad that another one replaces. If the request fails, the ad stays in the list. */
  async function remove(uuid: string): Promise<void> {
    try {
      const { deleteAd } = await import("../ads/delete-ad.ts");
      await deleteAd(uuid, { isLoggedIn, client, refresh });
    } catch {
      // No error message, because the failed ad can still be deleted from the list.
    }
  }

  /** Marks the finished ad as new. On a phone, where its card is below the form, also shows a toast. */
  function announce(uuid: string): void {
    mark(uuid);
    refresh();
    if (!window.matchMedia("(width >= 40rem)").matches) toast({ text: adResultCopy.ready, tone: "success" });
  }

  /** Called when the ad is ready, by its own query or by the wait's polling, whichever notices first. */
  function finish(uuid: string, ad: AdDetails | null): void {
    if (finished.current.has(uuid)) return;
    finished.current.add(uuid);
    saveAwaitedAd(null);
    if (making) addWait(Date.now() - making.startedAt);
    creation.release();
    const { failed } = sent.current;
    sent.current.failed = null;
    if (making && failed !== null) void remove(failed);
    announce(uuid);
    const { form, dispatch } = store.getState();
    const { source, form: sentForm } = sent.current;
    const isSent = making !== null && sentForm !== null && isAsSent(form, sentForm);
    const isSame = !making && ad !== null && isFormOf(form, ad);
    if (isSent || isSame)
      dispatch({
        type: "filled",
        form: withoutSent(form, isSent ? source : (ad?.inputs?.script_source ?? source)),
      });
    // Keeps showing the form if the user has started the next ad.
    if (isSent || isSame || hasNoText(form)) setResult({ uuid, projectId });
  }

  const settle = useEffectEvent(() => {
    if (awaited?.state === "ready") finish(awaited.uuid, awaited);
    // While `useCreateAd` is still polling, it reports the error; otherwise the ad's card shows it.
    else if (!making) saveAwaitedAd(null);
  });
  useEffect(() => {
    if (ended === null) return undefined;
    // Runs in a timer, so that the updates are rendered together with the query's result.
    const timer = setTimeout(settle);
    return () => clearTimeout(timer);
  }, [ended]);

  function begin(source: ScriptSource, form: StudioForm, failed: string | null): void {
    if (busy) return;
    sent.current = { source, form, failed };
    create(source, form, projectId);
  }

  /** An ad's inputs; null for an upload. If they can't be loaded, shows an alert and returns null. */
  async function formOf(ad: AdDetails): Promise<ReturnType<typeof formOfAd>> {
    try {
      const [code, catalogue] = await Promise.all([loadFormOfAd(), fetchCatalogue()]);
      return code.formOfAd(ad, catalogue);
    } catch {
      alert(generationCopy.failedWith(networkErrorMessage));
      return null;
    }
  }

  return {
    ...creation,
    busy,
    create: (source) => begin(source, store.getState().form, null),
    async retry(uuid) {
      if (busy) {
        alert(generationCopy.oneAtATime);
        return;
      }
      const ad = await fetchAd(uuid);
      if (!ad) alert(generationCopy.failedWith(adCopy.notFound));
      const again = ad && (await formOf(ad));
      if (again) begin(again.source, again.form, uuid);
    },
    async makeAnother(ad) {
      const again = await formOf(ad);
      if (!again) return null;
      store.getState().replace(again.form);
      setResult(null);
      return again.source;
    },
    async editScript(uuid) {
      const ad = await fetchAd(uuid);
      if (!ad) alert(generationCopy.failedWith(adCopy.notFound));
      const again = ad && (await formOf(ad));
      if (!again) return null;
      store.getState().replace({
        ...again.form,
        prompt: "",
        scripts: null,
        mustSay: "",
        avoid: "",
        script: typedScript(ad),
        editing: { uuid, title: ad.title, basedOn: ad.version, awaited: null, sent: null },
      });
      setResult(null);
      return "own";
    },
    cancelEditing() {
      const { editing } = store.getState().form;
      if (!editing) return null;
      store.getState().leave();
      setResult({ uuid: editing.uuid, projectId });
      const { form } = store.getState();
      return hasNoText(form) ? null : tabOfForm(form);
    },
    awaited,
    stage: awaited?.stage ?? toldStage,
    result: result?.projectId === projectId ? result.uuid : null,
    closeResult: () => setResult(null),
    made,
    mark,
  };
}
