import { readTrack } from "@earshot/contract/music/read.ts";

import { adRequest } from "../ad-request.ts";
import { emptyForm } from "../studio-form.ts";

const options = {
  source: "ai",
  form: { ...emptyForm, productName: "Kettle", prompt: "Coffee." },
  projectId: "p1",
  recommended: null,
} as const;

/** A request for an ad without music. */
export const plain = adRequest(options);

/** A request for an ad with music. */
export const music = adRequest({
  ...options,
  form: { ...options.form, music: readTrack({ id: "m1", mood: "calm" }) },
});
