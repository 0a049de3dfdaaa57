import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";
import messages from "virtual:error-catalogue";

const head = ["Where", "Message", "In the contract", "Stories and tests"];
const cell = { padding: "0.4rem 0.75rem", textAlign: "start", verticalAlign: "top" } as const;

/**
 * Section 8 of the specification: each message, or behaviour without a message, with the stories and tests that cover
 * it.
 */
function ErrorCatalogue() {
  return (
    <table style={{ borderCollapse: "collapse", overflowWrap: "anywhere" }} className="text-sm text-ink">
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col" style={cell}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {messages.map((message) => (
          <tr key={message.area + message.name + message.text} className="border-t border-line">
            <td style={cell}>{message.area}</td>
            <td style={cell}>{message.text}</td>
            <td style={cell}>{message.name === "" ? "–" : <code>{message.name}</code>}</td>
            <td style={cell}>
              {message.proofs.map((proof) => (
                <div key={proof}>{proof}</div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const meta = preview.meta({
  component: ErrorCatalogue,
  tags: ["!autodocs"],
  parameters: { layout: "padded" },
});

/** Every line in section 8, the name of its message in the contract, and the stories and tests that expect it. */
export const EveryMessage = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(messages.length + 1);
  },
});
