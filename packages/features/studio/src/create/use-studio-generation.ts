import { useSession } from "@earshot/client/state/session.tsx";
import { adInfoCopy } from "@earshot/contract/ads/copy.ts";
import type { AdDetails } from "@earshot/contract/ads/read-details.ts";
import { networkErrorMessage } from "@earshot/contract/errors.ts";
import { generationCopy } from "@earshot/contract/generation/copy.ts";
import { useRef, useState } from "react";

import { useWholeCatalogue } from "../pickers/catalogue-queries.ts";
import { useFetchAd, useDeleteAd, useRefreshAds } from "../queries.ts";
import { useAlert } from "../shell/studio-alert.tsx";
import type { ScriptSource } from "./ad-request.ts";
import { formOfAd } from "./form-of-ad.ts";
import { useStudioFormStore } from "./studio-form-provider.tsx";
import { emptyForm, type StudioForm } from "./studio-form.ts";
import { type CreateAd, useCreateAd } from "./use-create-ad.ts";
import { useShownVoice } from "./use-shown-voice.ts";

export interface StudioGeneration extends Pick<CreateAd, "making" | "hide" | "busy"> {
  /** Creates an ad from the form. */
  create: (source: ScriptSource) => void;
  /** Recreates a failed ad from the same inputs; deletes the failed one once the new one is ready. */
  retry: (uuid: string) => Promise<void>;
  /** Fills the form from an ad and sets the current form aside. Returns the tab to open, or null for an upload. */
  makeAnother: (ad: AdDetails) => Promise<ScriptSource | null>;
  /** The uuid of the latest ad, to be highlighted; null for none. */
  made: string | null;
  /** Highlights an ad as just created; also used for uploads. */
  mark: (uuid: string | null) => void;
}

/** Clears the ad's content after a create; voice and style stay until Reset All. */
function withoutSent(form: StudioForm, source: ScriptSource): StudioForm {
  const { fadeInMs, fadeOutMs, startSeconds, endSeconds, volume } = emptyForm;
  return {
    ...form,
    productName: "",
    [source === "ai" ? "prompt" : "script"]: "",
    deliveryInstructions: "",
    music: null,
    fadeInMs,
    fadeOutMs,
    startSeconds,
    endSeconds,
    volume,
  };
}

/**
 * Creates ads in the studio, from the form or from the inputs of earlier ads.
 *
 * @param projectId target of new ads; null for a visitor
 */
export function useStudioGeneration(projectId: string | null): StudioGeneration {
  const { isLoggedIn } = useSession();
  const store = useStudioFormStore();
  const alert = useAlert();
  const refresh = useRefreshAds();
  const askForAd = useFetchAd(isLoggedIn);
  const fetchCatalogue = useWholeCatalogue();
  const { recommended } = useShownVoice();
  const { remove } = useDeleteAd(isLoggedIn);
  const [made, mark] = useState<string | null>(null);
  const sent = useRef<{ source: ScriptSource; failed: string | null }>({ source: "ai", failed: null });

  const { create, ...creation } = useCreateAd({
    recommended,
    onListChanged: refresh,
    onMade(uuid) {
      mark(uuid);
      const { failed } = sent.current;
      if (failed !== null) void remove(failed);
    },
    onDone(form) {
      if (store.getState().form !== form) return;
      store.getState().dispatch({ type: "filled", form: withoutSent(form, sent.current.source) });
    },
  });

  function begin(source: ScriptSource, form: StudioForm, failed: string | null): void {
    if (creation.busy) return;
    sent.current = { source, failed };
    create(source, form, projectId);
  }

  /** The inputs of an ad; null for an upload, or after an alert when they can't be loaded. */
  async function formOf(ad: AdDetails): Promise<ReturnType<typeof formOfAd>> {
    try {
      return formOfAd(ad, await fetchCatalogue());
    } catch {
      alert(generationCopy.failedWith(networkErrorMessage));
      return null;
    }
  }

  return {
    ...creation,
    create: (source) => begin(source, store.getState().form, null),
    async retry(uuid) {
      if (creation.busy) {
        alert(generationCopy.oneAtATime);
        return;
      }
      const ad = await askForAd(uuid);
      if (!ad) alert(generationCopy.failedWith(adInfoCopy.notFound));
      const again = ad && (await formOf(ad));
      if (again) begin(again.source, again.form, uuid);
    },
    async makeAnother(ad) {
      const again = await formOf(ad);
      if (!again) return null;
      store.getState().replace(again.form);
      return again.source;
    },
    made,
    mark,
  };
}
