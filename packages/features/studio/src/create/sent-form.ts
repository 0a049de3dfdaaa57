import type { AdDetails } from "@earshot/contract/ads/read-details.ts";
import { musicDefaults } from "@earshot/contract/limits.ts";

import type { ScriptSource } from "./ad-request.ts";
import { type EditedAd, isSameForm, type StudioForm } from "./studio-form.ts";

/** Returns true if the form still contains the ad's inputs (e.g. after a reload). */
export function isFormOf(form: StudioForm, { title, inputs }: AdDetails): boolean {
  if (!inputs || form.productName.trim() !== title) return false;
  return form[inputs.script_source === "ai" ? "prompt" : "script"].trim() === inputs.prompt.trim();
}

/**
 * Returns true if the form is still as it was sent for an ad, except that a new version, requested from its other tab,
 * may have been made meanwhile.
 */
export function isAsSent(form: StudioForm, sent: StudioForm): boolean {
  const isVersionMade = sent.editing !== null && form.editing === null && form.script === "";
  return isSameForm(form, { ...sent, editing: form.editing, ...(isVersionMade && { script: "" }) });
}

/**
 * Clears the ad's content once the ad has been created; keeps voice and style until Reset All. A script that is being
 * edited in the other tab keeps its music and delivery instructions.
 */
export function withoutSent(form: StudioForm, source: ScriptSource): StudioForm {
  const rest: StudioForm = {
    ...form,
    productName: "",
    ...(source === "ai"
      ? { prompt: "", scripts: null, mustSay: "", avoid: "" }
      : { script: "", editing: null }),
  };
  return rest.editing ? rest : { ...rest, deliveryInstructions: "", music: null, ...musicDefaults };
}

/** Returns true if the form still contains the script that was sent for a new version of this ad. */
export function isFormOfVersion({ editing, script }: StudioForm, uuid: string): boolean {
  return editing?.uuid === uuid && editing.sent?.script === script;
}

/**
 * Ends a form's wait for a new version of this ad; returns other forms as they are. Another attempt gets a new
 * idempotency key, because the server would answer the old one with the version whose wait is over.
 */
export function withoutWait(form: StudioForm, uuid: string, change: Partial<EditedAd>): StudioForm {
  const { editing } = form;
  if (editing?.uuid !== uuid || editing.awaited === null) return form;
  return { ...form, editing: { ...editing, ...change, awaited: null, sent: null } };
}

/** Clears the script once its version has been made, and the rest too unless the user has begun the next ad. */
export function withoutVersion(form: StudioForm): StudioForm {
  const name = form.productName.trim();
  // A prompt or another name typed meanwhile is the next ad's, and so are the choices and the music beside it.
  const isNextBegun = form.prompt.trim() !== "" || (name !== "" && name !== form.editing?.title);
  return isNextBegun ? { ...form, script: "", editing: null } : withoutSent(form, "own");
}
