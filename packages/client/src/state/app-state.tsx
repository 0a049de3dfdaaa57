import { cookieNames, readCookie } from "@earshot/contract/cookies.ts";
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { createStore, type StoreApi, useStore } from "zustand";

import { saveCookie } from "../browser-cookie.ts";

/** The project shown in the studio; a visitor's project has no id. */
export type CurrentProject = { id: string | null; name: string };

/** The current page's ad: named in its top bar and used for a campaign. */
type SelectedAudio = { uuid: string; title: string };

/** Client-only state that the pages share, as opposed to server data. */
export interface AppState {
  currentProject: CurrentProject;
  selectedAudio: SelectedAudio | null;
  sidebarCollapsed: boolean;
}

interface AppActions {
  chooseProject: (project: CurrentProject) => void;
  selectAudio: (audio: SelectedAudio | null) => void;
  toggleSidebar: () => void;
}

type AppStore = StoreApi<AppState & AppActions>;

/** Creates a rendered page's state, which is never shared between requests. */
export const createAppStore = (initial: AppState): AppStore =>
  createStore((set) => ({
    ...initial,
    chooseProject: (currentProject) => set({ currentProject }),
    selectAudio: (selectedAudio) => set({ selectedAudio }),
    toggleSidebar: () => set(({ sidebarCollapsed }) => ({ sidebarCollapsed: !sidebarCollapsed })),
  }));

/** The part of the state that is saved in cookies, so that the server renders the first paint correctly. */
interface SavedAppState {
  /** The id of the last open project; null if there is none, and for a visitor. */
  projectId: string | null;
  sidebarCollapsed: boolean;
}

/** Parses a `Cookie` header or `document.cookie`. */
export function readAppCookies(cookies: string | null): SavedAppState {
  const project = readCookie(cookies, cookieNames.project) ?? "";
  return {
    projectId: /^[\w-]+$/.test(project) ? project : null,
    sidebarCollapsed: readCookie(cookies, cookieNames.sidebar) === "collapsed",
  };
}

export function saveAppCookies({ projectId, sidebarCollapsed }: SavedAppState): void {
  saveCookie(cookieNames.project, projectId);
  saveCookie(cookieNames.sidebar, sidebarCollapsed ? "collapsed" : null);
}

/** Key in local storage: the project of each ad that was moved in this browser. */
export const audioProjectMapName = "audioProjectMap";

/** Key in local storage: the ad that this browser is waiting for. */
export const awaitedAdName = "awaitedAd";

/** Key in local storage: the new version of an ad that this browser is waiting for. */
export const awaitedVersionName = "awaitedVersion";

/** Clears the saved projects and the pending ad and version at log-out, because the next page must not request them. */
export function clearProjects(): void {
  saveCookie(cookieNames.project, null);
  try {
    localStorage.removeItem(audioProjectMapName);
    localStorage.removeItem(awaitedAdName);
    localStorage.removeItem(awaitedVersionName);
  } catch {
    // Nothing to delete in blocked storage.
  }
}

const AppStateContext = createContext<AppStore | null>(null);

interface AppStateProviderProps {
  /** The state with which the server rendered the page. */
  initial: AppState;
  children: ReactNode;
}

/**
 * Provides the application's state to its children, and saves in cookies what the server needs for the next first
 * paint.
 */
export function AppStateProvider({ initial, children }: AppStateProviderProps) {
  const [store] = useState(() => createAppStore(initial));
  useEffect(() => {
    const save = ({ currentProject, sidebarCollapsed }: AppState) =>
      saveAppCookies({ projectId: currentProject.id, sidebarCollapsed });
    save(store.getState());
    return store.subscribe(save);
  }, [store]);
  return <AppStateContext value={store}>{children}</AppStateContext>;
}

/** Selects from the nearest provider's state. The component re-renders when the selected value changes. */
export function useAppState<Value>(select: (state: AppState & AppActions) => Value): Value {
  const store = use(AppStateContext);
  if (!store) throw new Error("useAppState needs an AppStateProvider around the page.");
  return useStore(store, select);
}
