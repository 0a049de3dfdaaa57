import { createContext, type Dispatch, type ReactNode, use, useEffect, useMemo, useReducer } from "react";

import { type AppEvent, type AppState, appStateAfter } from "./app-state.ts";
import { keepInCookies } from "./kept-state.ts";

const AppStateContext = createContext<{ state: AppState; tell: Dispatch<AppEvent> } | null>(null);

export interface AppStateProviderProps {
  /** As the page came. */
  initial: AppState;
  children: ReactNode;
}

/** Holds the application's state for the page inside, and keeps in cookies what the next first paint needs of it. */
export function AppStateProvider({ initial, children }: AppStateProviderProps) {
  const [state, tell] = useReducer(appStateAfter, initial);
  const { currentProject, sidebarCollapsed } = state;
  useEffect(
    () => keepInCookies({ projectId: currentProject.id, sidebarCollapsed }),
    [currentProject.id, sidebarCollapsed],
  );
  const held = useMemo(() => ({ state, tell }), [state]);
  return <AppStateContext value={held}>{children}</AppStateContext>;
}

/** The application's state, and how to tell it what happened. */
export function useAppState(): { state: AppState; tell: Dispatch<AppEvent> } {
  const held = use(AppStateContext);
  if (!held) throw new Error("useAppState needs an AppStateProvider around the page.");
  return held;
}
