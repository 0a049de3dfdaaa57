import { screen, userEvent } from "storybook/test";

/** Meta of a flow: `preview.meta({ component: Site, ...flow })`. Each of its steps is one in the Interactions panel. */
export const flow = {
  parameters: { layout: "fullscreen" as const },
  // A flow is not the docs page of a part.
  tags: ["!autodocs"],
  beforeEach() {
    localStorage.setItem("welcomeModalClosed", "true");
    localStorage.removeItem("awaitedAd");
    return () => {
      localStorage.removeItem("welcomeModalClosed");
      localStorage.removeItem("awaitedAd");
    };
  },
};

/** Types into the visible field with this label, in place of what it holds. Other tabs may have one, too. */
export async function type(label: string, text: string): Promise<void> {
  const fields = await screen.findAllByLabelText(label);
  const field = fields.find((each) => each.checkVisibility())!;
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Presses the button with this name. */
export async function press(name: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name }));
}
