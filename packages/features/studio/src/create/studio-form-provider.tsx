import { keepDraft, keepWaitingDrafts, keptDraft } from "@earshot/client/kept-drafts.ts";
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from "react";

import { readKeptDraft, studioDraft } from "./kept-draft.ts";
import { createStudioFormStore, type StudioFormStore } from "./studio-form-store.ts";
import { isUntouched, type StudioForm } from "./studio-form.ts";

const StudioFormContext = createContext<StudioFormStore | null>(null);

export interface StudioFormProviderProps {
  /** What came with the page: the hero's values, else the empty form. Other than empty, it sets a draft aside. */
  initial: StudioForm;
  /** `kept`: what is typed survives a reload of the tab, until log-out. */
  draft?: "kept" | "none";
  children: ReactNode;
}

/** Holds what is typed and chosen, for the tabs and the panel inside. */
export function StudioFormProvider({ initial, draft = "none", children }: StudioFormProviderProps) {
  const isKept = draft === "kept";
  const [store] = useState(() =>
    createStudioFormStore(initial, isKept ? readKeptDraft(keptDraft(studioDraft)) : null),
  );
  useEffect(() => {
    if (!isKept) return undefined;
    const keep = () => keepDraft(studioDraft, store.current);
    // The hero's values leave the address on arrival: from then on they are a draft.
    if (!isUntouched(store.current().form)) keep();
    const stop = store.subscribe(keep);
    addEventListener("pagehide", keepWaitingDrafts);
    return () => {
      stop();
      removeEventListener("pagehide", keepWaitingDrafts);
      keepWaitingDrafts();
    };
  }, [store, isKept]);
  return <StudioFormContext value={store}>{children}</StudioFormContext>;
}

/** The form itself, for who reads it now and then: what is shown of it comes by `useStudioChoice`. */
export function useStudioStore(): StudioFormStore {
  const store = use(StudioFormContext);
  if (!store) throw new Error("The studio's form needs a StudioFormProvider around it.");
  return store;
}

/**
 * One thing of the form: who asks is drawn anew when that changes, and by nothing else.
 * @param choose the same value for the same form: a field, a text, a number; never an object made anew
 */
export function useStudioChoice<Value>(choose: (form: StudioForm) => Value): Value {
  const { subscribe, current, atFirst } = useStudioStore();
  return useSyncExternalStore(
    subscribe,
    () => choose(current().form),
    () => choose(atFirst().form),
  );
}

/** Whether an earlier draft was set aside, and what can be done with it. */
export function useSetAsideDraft(): { isThere: boolean; bringBack: () => void; forget: () => void } {
  const { subscribe, current, bringBack, forgetSetAside } = useStudioStore();
  const isThere = useSyncExternalStore(
    subscribe,
    () => current().setAside !== null,
    () => false,
  );
  return { isThere, bringBack, forget: forgetSetAside };
}
