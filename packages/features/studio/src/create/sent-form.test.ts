import { readTrack } from "@earshot/contract/music/read.ts";
import { expect, test } from "vitest";

import { isAsSent, isFormOfVersion, withoutSent, withoutVersion, withoutWait } from "./sent-form.ts";
import { emptyForm, type StudioForm } from "./studio-form.ts";

const music = readTrack({ id: "trk_1", title: "Morning Light", duration: 62.5 });
const sent = { request: "{}", key: "k1", script: "Tea." };
const style: Partial<StudioForm> = { tone: "calm", length: 50 };
const mixed: Partial<StudioForm> = { music, volume: 80, endSeconds: 25, deliveryInstructions: "Softly" };

/** A new version of Kettle is being made from this form. */
const edited: StudioForm = {
  ...emptyForm,
  ...style,
  ...mixed,
  productName: "Kettle",
  script: "Tea.",
  editing: { uuid: "ad_1", title: "Kettle", basedOn: 1, awaited: 2, sent },
};

test("clears an ad's content and keeps its style", () => {
  const form: StudioForm = { ...emptyForm, ...style, ...mixed, productName: "Kettle", prompt: "Tea" };
  expect(withoutSent(form, "ai")).toEqual({ ...emptyForm, ...style });
  expect(withoutSent({ ...form, prompt: "", script: "Tea." }, "own")).toEqual({ ...emptyForm, ...style });
});

test("keeps the music of an edited script when an ad is made from a prompt", () => {
  const form: StudioForm = { ...edited, prompt: "Rolls", mustSay: "Fresh" };
  expect(withoutSent(form, "ai")).toEqual({ ...edited, productName: "" });
});

test("recognises the form of an ad after the version of its other tab was made", () => {
  const form: StudioForm = { ...edited, prompt: "Rolls" };
  expect(isAsSent({ ...form }, form)).toBe(true);
  expect(isAsSent(withoutVersion(form), form)).toBe(true);
  expect(isAsSent(withoutWait(form, "ad_1", {}), form)).toBe(true);
  expect(isAsSent({ ...form, prompt: "Buns" }, form)).toBe(false);
  expect(isAsSent({ ...form, script: "" }, form)).toBe(false);
});

test("recognises the script that was sent for a version until it is edited", () => {
  expect(isFormOfVersion(edited, "ad_1")).toBe(true);
  expect(isFormOfVersion(edited, "ad_2")).toBe(false);
  expect(isFormOfVersion({ ...edited, script: "Tea!" }, "ad_1")).toBe(false);
  expect(isFormOfVersion(emptyForm, "ad_1")).toBe(false);
});

test.each([
  ["the form is as it was sent", {}],
  ["an ad made meanwhile cleared the name", { productName: "" }],
])("clears the form once its version is made and %s", (_when, change) => {
  expect(withoutVersion({ ...edited, ...change })).toEqual({ ...emptyForm, ...style });
});

test.each([
  ["a prompt", { prompt: "Rolls" }],
  ["another name", { productName: "Lumen" }],
])("keeps the next ad, begun with %s, once the version is made", (_what, change) => {
  expect(withoutVersion({ ...edited, ...change })).toEqual({
    ...edited,
    ...change,
    script: "",
    editing: null,
  });
});

test("bases a script that was edited during the wait on the new version, with a new key", () => {
  const form: StudioForm = { ...edited, script: "Tea!" };
  expect(withoutWait(form, "ad_1", { basedOn: 2 })).toEqual({
    ...form,
    editing: { uuid: "ad_1", title: "Kettle", basedOn: 2, awaited: null, sent: null },
  });
});

test("leaves a form alone that waits for no version of the ad", () => {
  expect(withoutWait(edited, "ad_2", { basedOn: 2 })).toBe(edited);
  const opened: StudioForm = { ...edited, editing: edited.editing && { ...edited.editing, awaited: null } };
  expect(withoutWait(opened, "ad_1", { basedOn: 2 })).toBe(opened);
  expect(withoutWait(emptyForm, "ad_1", { basedOn: 2 })).toBe(emptyForm);
});
