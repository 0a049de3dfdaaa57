import { expect, test } from "vitest";

import { type AppState, appStateAfter } from "./app-state.ts";

const state: AppState = {
  currentProject: { id: "prj_1", name: "Spring launch" },
  selectedAudio: { uuid: "ad_1", title: "Fresh roast" },
  sidebarCollapsed: false,
};

test("a chosen project is the current one, and nothing else changes", () => {
  const project = { id: null, name: "My first project" };
  expect(appStateAfter(state, { type: "projectChosen", project })).toEqual({
    ...state,
    currentProject: project,
  });
});

test("a selected ad stays selected until another one, or none, is", () => {
  const audio = { uuid: "ad_2", title: "Brunch" };
  const selected = appStateAfter(state, { type: "audioSelected", audio });
  expect(selected).toEqual({ ...state, selectedAudio: audio });
  expect(appStateAfter(selected, { type: "audioSelected", audio: null })).toEqual({
    ...state,
    selectedAudio: null,
  });
});

test("the sidebar folds, and unfolds", () => {
  const folded = appStateAfter(state, { type: "sidebarToggled" });
  expect(folded).toEqual({ ...state, sidebarCollapsed: true });
  expect(appStateAfter(folded, { type: "sidebarToggled" })).toEqual(state);
});

test("the state before is left as it was: the page compares the two", () => {
  const before = structuredClone(state);
  appStateAfter(state, { type: "sidebarToggled" });
  appStateAfter(state, { type: "audioSelected", audio: null });
  expect(state).toEqual(before);
});
