import { createStore, type StoreApi } from "zustand";

import { arrivingForm } from "./arriving-form.ts";
import type { SavedDraft } from "./saved-draft.ts";
import {
  emptyForm,
  hasNoText,
  isUntouched,
  type StudioEvent,
  type StudioForm,
  studioFormAfter,
} from "./studio-form.ts";

export interface StudioFormState extends SavedDraft {
  dispatch: (event: StudioEvent) => void;
  /**
   * Replaces the current form with a copy of an ad, and sets it aside if it has input. An unedited copy, or choices
   * without text, never displace a form that was set aside earlier.
   */
  replace: (form: StudioForm) => void;
  /** Restores the form that was set aside, and sets the current one aside if it was edited. */
  bringBack: () => void;
  /** Like `bringBack`, but shows the empty form if none was set aside. */
  leave: () => void;
  /** Drops the form that was set aside. */
  forgetSetAside: () => void;
}

/**
 * Keeps the form outside React: each part of the page selects what it shows, so that typing in a field rerenders only
 * that field. The initial state matches the server's markup; the draft is applied after hydration.
 *
 * @param initial the hero's values, or the empty form
 * @param saved the tab's draft
 */
export function createStudioFormStore(
  initial: StudioForm,
  saved: SavedDraft | null,
): StoreApi<StudioFormState> {
  const arrived = arrivingForm(initial, saved);
  /**
   * The form before any edits: while it is still the current one, replacing it loses no input. A draft may have been
   * edited before the page was reloaded.
   */
  let untyped = initial;
  /** The last copy of an ad. Unlike `untyped`, never the values from the landing page, which are input. */
  let copy: StudioForm | null = null;
  const swapped = ({ form, setAside }: SavedDraft): SavedDraft => ({
    form: setAside ?? emptyForm,
    setAside: form === untyped || isUntouched(form) ? null : form,
  });
  const store = createStore<StudioFormState>((set) => ({
    form: initial,
    setAside: null,
    dispatch: (event) => set(({ form }) => ({ form: studioFormAfter(form, event) })),
    replace(form) {
      set((now) => {
        const hasInput = now.form !== copy && !isUntouched(now.form);
        const isSetAside = hasInput && (now.setAside === null || !hasNoText(now.form));
        return { form, setAside: isSetAside ? now.form : now.setAside };
      });
      untyped = form;
      copy = form;
    },
    bringBack: () => set((now) => (now.setAside ? swapped(now) : {})),
    leave: () => set(swapped),
    forgetSetAside: () => set({ setAside: null }),
  }));
  store.setState(arrived);
  return store;
}
