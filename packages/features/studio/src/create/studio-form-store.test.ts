import { describe, expect, test } from "vitest";

import { formOfHero } from "./arriving-form.ts";
import { createStudioFormStore } from "./studio-form-store.ts";
import { emptyForm, type StudioForm } from "./studio-form.ts";

const contentOf = (store: ReturnType<typeof createStudioFormStore>) => {
  const { form, setAside } = store.getState();
  return { form, setAside };
};

const hero = formOfHero({ brand: "Kettle", outline: "Tea", voiceGender: "" });
const draft: StudioForm = { ...emptyForm, productName: "Lumen" };

test("starts with the draft and exposes the server's form for hydration", () => {
  const store = createStudioFormStore(emptyForm, { form: draft, setAside: null });
  expect(store.getState().form).toBe(draft);
  expect(store.getInitialState()).toMatchObject({ form: emptyForm, setAside: null });
});

test("discards the unedited form when the draft is restored", () => {
  const store = createStudioFormStore(hero, { form: draft, setAside: null });
  expect(contentOf(store)).toEqual({ form: hero, setAside: draft });
  store.getState().bringBack();
  expect(contentOf(store)).toEqual({ form: draft, setAside: null });
  store.getState().bringBack();
  expect(contentOf(store)).toEqual({ form: draft, setAside: null });
});

test("sets aside the edited form when the draft is restored", () => {
  const store = createStudioFormStore(hero, { form: draft, setAside: null });
  store.getState().dispatch({ type: "changed", change: { prompt: "Tea by post" } });
  store.getState().bringBack();
  expect(contentOf(store)).toEqual({ form: draft, setAside: { ...hero, prompt: "Tea by post" } });
});

test("discards the set-aside form on request", () => {
  const store = createStudioFormStore(hero, { form: draft, setAside: null });
  store.getState().forgetSetAside();
  expect(contentOf(store)).toEqual({ form: hero, setAside: null });
});

test("sets the current form aside when it is replaced, and restores it", () => {
  const store = createStudioFormStore(emptyForm, { form: draft, setAside: null });
  store.getState().replace(hero);
  expect(contentOf(store)).toEqual({ form: hero, setAside: draft });
  store.getState().bringBack();
  expect(contentOf(store)).toEqual({ form: draft, setAside: null });
});

test("does not set aside an untouched form", () => {
  const store = createStudioFormStore(emptyForm, null);
  store.getState().replace(hero);
  expect(contentOf(store)).toEqual({ form: hero, setAside: null });
});

test("leaves an unedited form for the one that it replaced, or for the empty one", () => {
  const store = createStudioFormStore(emptyForm, { form: draft, setAside: null });
  store.getState().replace(hero);
  store.getState().leave();
  expect(contentOf(store)).toEqual({ form: draft, setAside: null });
  const other = createStudioFormStore(emptyForm, null);
  other.getState().replace(hero);
  other.getState().leave();
  expect(contentOf(other)).toEqual({ form: emptyForm, setAside: null });
});

test("sets an edited form aside when it is left", () => {
  const edited = { ...hero, prompt: "Tea by post" };
  const store = createStudioFormStore(emptyForm, null);
  store.getState().replace(hero);
  store.getState().dispatch({ type: "changed", change: { prompt: edited.prompt } });
  store.getState().leave();
  expect(contentOf(store)).toEqual({ form: emptyForm, setAside: edited });
  store.getState().bringBack();
  expect(contentOf(store)).toEqual({ form: edited, setAside: null });
});

test("sets a draft from before a reload aside when it is left, because it may have been edited", () => {
  const store = createStudioFormStore(emptyForm, { form: draft, setAside: null });
  store.getState().leave();
  expect(contentOf(store)).toEqual({ form: emptyForm, setAside: draft });
});

describe("a draft that was set aside", () => {
  const ad: StudioForm = { ...emptyForm, productName: "Dentist", script: "Smile." };
  const other: StudioForm = { ...emptyForm, productName: "Bakery", script: "Rolls." };
  const withDraftAside = () => {
    const store = createStudioFormStore(emptyForm, { form: draft, setAside: null });
    store.getState().replace(ad);
    return store;
  };

  test("stays when an unedited copy of an ad is replaced by another copy", () => {
    const store = withDraftAside();
    store.getState().replace(other);
    expect(contentOf(store)).toEqual({ form: other, setAside: draft });
  });

  test("stays when choices without text are replaced", () => {
    const store = withDraftAside();
    const form: StudioForm = { ...emptyForm, tone: "calm" };
    store.getState().dispatch({ type: "filled", form });
    store.getState().replace(other);
    expect(contentOf(store)).toEqual({ form: other, setAside: draft });
  });

  test("gives way to an edited copy of an ad", () => {
    const store = withDraftAside();
    store.getState().dispatch({ type: "changed", change: { script: "Smile more." } });
    store.getState().replace(other);
    expect(contentOf(store)).toEqual({ form: other, setAside: { ...ad, script: "Smile more." } });
  });
});

test("sets the landing page's values aside when they are replaced, even unedited", () => {
  const store = createStudioFormStore(hero, null);
  store.getState().replace(draft);
  expect(contentOf(store)).toEqual({ form: draft, setAside: hero });
});
