import { errors } from "@earshot/contract/errors.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

const rules: { rule: string; yes: readonly string[]; no?: string; why: string }[] = [
  {
    rule: "A button says what it does: a verb, then the thing.",
    yes: ["Create Audio Ad", "Write the script", "Delete project"],
    no: "OK, Submit, Yes",
    why: "It is understood without the text above it, and by those who hear it alone.",
  },
  {
    rule: "An error says what to do, and stands beside the field.",
    yes: [errors.file_damaged.message, errors.storage_full.message],
    no: "Invalid input",
    why: "Nothing that was typed, chosen or uploaded is lost meanwhile.",
  },
  {
    rule: "No reply is no refusal.",
    yes: [networkErrorMessage],
    no: "Something went wrong (502)",
    why: "Who is offline can try again; who was refused has to change something.",
  },
  {
    rule: "A limit says when it ends.",
    yes: [errors.too_many_uploads.message],
    no: "Rate limit exceeded",
    why: "Waiting is the only thing to do.",
  },
  {
    rule: "Words of the specification stay as they are.",
    yes: ["Login beside Log In", "Max. 2mb", "Unexpected Application Error!"],
    why: "They are agreed literally, also where another page spells them differently.",
  },
];

function Writing() {
  return (
    <ul className="m-0 grid max-w-2xl list-none gap-6 p-0 text-base text-ink">
      {rules.map(({ rule, yes, no, why }) => (
        <li key={rule}>
          <h2 className="m-0 type-heading text-lg">{rule}</h2>
          <p className="my-1 text-ink-2">{why}</p>
          <ul className="m-0 ps-5" style={{ listStyle: "disc" }}>
            {yes.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {no !== undefined && <p className="my-1 text-danger">Not: {no}</p>}
        </li>
      ))}
    </ul>
  );
}

const meta = preview.meta({
  component: Writing,
  tags: ["!autodocs"],
  parameters: { layout: "padded" },
});

/** How buttons, errors and limits are worded. */
export const Rules = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(networkErrorMessage)).toBeVisible();
  },
});
