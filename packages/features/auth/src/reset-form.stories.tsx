import { resetWords, signUpRefusalWords } from "@earshot/contract/words/accounts.ts";
import { recordNavigation } from "@earshot/storybook/around";
import { expectFieldErrorLinked } from "@earshot/storybook/contracts/field-error-linked.ts";
import { inForm } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { ResetForm } from "./reset-form.tsx";

const meta = preview.meta({
  component: ResetForm,
  decorators: [inForm, recordNavigation],
  args: { message: null, token: "a-token" },
});

/** As it comes from the mail: the token goes along unseen. */
export const Empty = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button", { name: resetWords.save })).toBeVisible();
    await expect(new FormData(canvasElement.querySelector("form")!).get("token")).toBe("a-token");
  },
});

/** Too short: the words stand under the field. */
export const Invalid = meta.story({
  args: { message: { kind: "refused", words: signUpRefusalWords.passwordShort } },
  play: ({ canvas }) =>
    expectFieldErrorLinked(canvas.getByLabelText("Password"), signUpRefusalWords.passwordShort),
});
