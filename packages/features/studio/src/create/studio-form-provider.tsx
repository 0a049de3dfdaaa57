import { loadDraft, saveDraft } from "@earshot/client/state/drafts.ts";
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { type StoreApi, useStore } from "zustand";

import { readSavedDraft, studioDraft } from "./saved-draft.ts";
import { createStudioFormStore, type StudioFormState } from "./studio-form-store.ts";
import { isUntouched, type StudioForm } from "./studio-form.ts";

const StudioFormContext = createContext<StoreApi<StudioFormState> | null>(null);

export interface StudioFormProviderProps {
  /** The initial form: the hero's values or the empty form. If it isn't empty, an earlier draft is set aside. */
  initial: StudioForm;
  /** `saved`: the form survives reloads of the tab until log-out. */
  draft?: "saved" | "none";
  children: ReactNode;
}

/** Provides the studio's form to the tabs and the panel. */
export function StudioFormProvider({ initial, draft = "none", children }: StudioFormProviderProps) {
  const isSaved = draft === "saved";
  const [store] = useState(() =>
    createStudioFormStore(initial, isSaved ? readSavedDraft(loadDraft(studioDraft)) : null),
  );
  useEffect(() => {
    if (!isSaved) return undefined;
    const save = ({ form, setAside }: StudioFormState) => saveDraft(studioDraft, { form, setAside });
    // The hero's values are removed from the URL on page load, so they are saved in the draft.
    if (!isUntouched(store.getState().form)) save(store.getState());
    return store.subscribe(save);
  }, [store, isSaved]);
  return <StudioFormContext value={store}>{children}</StudioFormContext>;
}

/** Returns the form's store, for event handlers. To render form values, use `useStudioForm`. */
export function useStudioFormStore(): StoreApi<StudioFormState> {
  const store = use(StudioFormContext);
  if (!store) throw new Error("The studio's form needs a StudioFormProvider around it.");
  return store;
}

/**
 * Selects from the form. The component rerenders when the selected value changes.
 *
 * @param select returns a string or number; a new object would rerender every time
 */
export function useStudioForm<Value>(select: (form: StudioForm) => Value): Value {
  return useStore(useStudioFormStore(), ({ form }) => select(form));
}

/** Dispatches form events. */
export const useStudioDispatch = (): StudioFormState["dispatch"] => useStudioFormStore().getState().dispatch;

/** The state of an earlier draft that was set aside, and the actions on it. */
export function useSetAsideDraft(): { isThere: boolean; bringBack: () => void; forget: () => void } {
  const store = useStudioFormStore();
  const isThere = useStore(store, ({ setAside }) => setAside !== null);
  const { bringBack, forgetSetAside } = store.getState();
  return { isThere, bringBack, forget: forgetSetAside };
}
