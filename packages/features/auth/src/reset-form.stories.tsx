import { resetCopy } from "@earshot/contract/accounts/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/assertions";
import { formWidth, withNavigationSpy } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { ResetForm } from "./reset-form.tsx";

const meta = preview.meta({
  component: ResetForm,
  decorators: [formWidth, withNavigationSpy],
  args: { message: null, token: "a-token", redirect: "/nbmaistudio" },
});

/** As it comes from the mail: the token and the way back go along unseen. */
export const Empty = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button", { name: resetCopy.save })).toBeVisible();
    const data = new FormData(canvasElement.querySelector("form")!);
    await expect([data.get("token"), data.get("redirect")]).toEqual(["a-token", "/nbmaistudio"]);
  },
});

/** Too short: the words stand under the field. */
export const Invalid = meta.story({
  args: { message: { kind: "refused", words: errors.password_too_short.message } },
  play: ({ canvas }) =>
    expectFieldErrorLinked(canvas.getByLabelText("Password"), errors.password_too_short.message),
});
