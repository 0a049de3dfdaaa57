/** The project that the studio shows; a visitor's has no id (decisions, Identity). */
export type CurrentProject = { id: string | null; name: string };

/** The ad that a page is about: what its top bar names, and a campaign is made with. */
type SelectedAudio = { uuid: string; title: string };

/** What the pages know together, beside what the server knows (spec section 3). */
export interface AppState {
  currentProject: CurrentProject;
  selectedAudio: SelectedAudio | null;
  sidebarCollapsed: boolean;
}

export type AppEvent =
  | { type: "projectChosen"; project: CurrentProject }
  | { type: "audioSelected"; audio: SelectedAudio | null }
  | { type: "sidebarToggled" };

/** The state after an event. */
export function appStateAfter(state: AppState, event: AppEvent): AppState {
  if (event.type === "projectChosen") return { ...state, currentProject: event.project };
  if (event.type === "audioSelected") return { ...state, selectedAudio: event.audio };
  return { ...state, sidebarCollapsed: !state.sidebarCollapsed };
}
