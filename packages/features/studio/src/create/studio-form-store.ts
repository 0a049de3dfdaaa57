import { arrivingForm } from "./arriving-form.ts";
import type { KeptDraft } from "./kept-draft.ts";
import { isUntouched, type StudioEvent, type StudioForm, studioFormAfter } from "./studio-form.ts";

/**
 * Holds the form outside of React's tree: each part of the page takes from it what it shows, so that a letter typed in one
 * field draws that field alone.
 */
export interface StudioFormStore {
  /** As the server drew the page, before the tab's draft came in. */
  atFirst: () => KeptDraft;
  current: () => KeptDraft;
  tell: (event: StudioEvent) => void;
  /** Puts another form in the place of what stands there, which is set aside unless nobody touched it. */
  replace: (form: StudioForm) => void;
  /** Puts the form back that was set aside. What stands in the form takes its place, unless nobody changed it. */
  bringBack: () => void;
  /** Gives up the form that was set aside. */
  forgetSetAside: () => void;
  /** Calls back after each change; returns how to stop that. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * @param initial what came with the page
 * @param kept the tab's draft
 */
export function createStudioFormStore(initial: StudioForm, kept: KeptDraft | null): StudioFormStore {
  const listeners = new Set<() => void>();
  const first: KeptDraft = { form: initial, setAside: null };
  const arrived = arrivingForm(initial, kept);
  let now = arrived;
  /** What came into the form by itself: as long as it stands there nobody has changed it. */
  let came = arrived.form;

  function set(next: KeptDraft): void {
    now = next;
    for (const listener of listeners) listener();
  }

  return {
    atFirst: () => first,
    current: () => now,
    tell: (event) => set({ ...now, form: studioFormAfter(now.form, event) }),
    replace(form) {
      came = form;
      set({ form, setAside: isUntouched(now.form) ? now.setAside : now.form });
    },
    bringBack() {
      const { form, setAside } = now;
      if (setAside) set({ form: setAside, setAside: form === came ? null : form });
    },
    forgetSetAside: () => set({ ...now, setAside: null }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
