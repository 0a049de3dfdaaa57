import { expect, waitFor } from "storybook/test";

/**
 * What every field with an error keeps, and axe does not check: the control is marked invalid, and the words in sight
 * are those that a screen reader reads with it.
 */
export async function expectFieldErrorLinked(control: HTMLElement, words: string | RegExp): Promise<void> {
  await expect(control).toHaveAttribute("aria-invalid", "true");
  await expect(control).toHaveAccessibleDescription(
    typeof words === "string" ? expect.stringContaining(words) : words,
  );
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  const error = ids.map((id) => document.getElementById(id)).findLast((element) => element !== null);
  await waitFor(() => expect(error).toBeVisible());
}
