import { expect, test, vi } from "vitest";

import { formOfHero } from "./arriving-form.ts";
import { createStudioFormStore } from "./studio-form-store.ts";
import { emptyForm, type StudioForm } from "./studio-form.ts";

const contentOf = (store: ReturnType<typeof createStudioFormStore>) => {
  const { form, setAside } = store.getState();
  return { form, setAside };
};

const hero = formOfHero({ brand: "Kettle", outline: "Tea", voiceGender: "" });
const draft: StudioForm = { ...emptyForm, productName: "Lumen" };

test("it begins with the draft, and knows what the server drew before that came in", () => {
  const store = createStudioFormStore(emptyForm, { form: draft, setAside: null });
  expect(store.getState().form).toBe(draft);
  expect(store.getInitialState()).toMatchObject({ form: emptyForm, setAside: null });
});

test("an event changes the form, and is told to who listens until they stop", () => {
  const store = createStudioFormStore(emptyForm, null);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.getState().dispatch({ type: "changed", change: { prompt: "Tea" } });
  expect(store.getState().form).toEqual({ ...emptyForm, prompt: "Tea" });
  stop();
  store.getState().dispatch({ type: "changed", change: { prompt: "Te" } });
  expect(listener).toHaveBeenCalledOnce();
});

test("bringing the draft back gives up values that nobody changed", () => {
  const store = createStudioFormStore(hero, { form: draft, setAside: null });
  expect(contentOf(store)).toEqual({ form: hero, setAside: draft });
  store.getState().bringBack();
  expect(contentOf(store)).toEqual({ form: draft, setAside: null });
  store.getState().bringBack();
  expect(contentOf(store)).toEqual({ form: draft, setAside: null });
});

test("bringing it back loses nothing that was typed meanwhile", () => {
  const store = createStudioFormStore(hero, { form: draft, setAside: null });
  store.getState().dispatch({ type: "changed", change: { prompt: "Tea by post" } });
  store.getState().bringBack();
  expect(contentOf(store)).toEqual({ form: draft, setAside: { ...hero, prompt: "Tea by post" } });
});

test("what was set aside can be given up", () => {
  const store = createStudioFormStore(hero, { form: draft, setAside: null });
  store.getState().forgetSetAside();
  expect(contentOf(store)).toEqual({ form: hero, setAside: null });
});

test("another form sets aside what stood there, and gives way to it again", () => {
  const store = createStudioFormStore(emptyForm, { form: draft, setAside: null });
  store.getState().replace(hero);
  expect(contentOf(store)).toEqual({ form: hero, setAside: draft });
  store.getState().bringBack();
  expect(contentOf(store)).toEqual({ form: draft, setAside: null });
});

test("a form that nobody touched is not set aside", () => {
  const store = createStudioFormStore(emptyForm, null);
  store.getState().replace(hero);
  expect(contentOf(store)).toEqual({ form: hero, setAside: null });
});
