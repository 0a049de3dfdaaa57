import preview from "@earshot/storybook/preview";
import { Children, createElement } from "react";
import { expect } from "storybook/test";
import parts from "virtual:accessibility";

import { transcripts } from "../apps/site/app/flows/transcripts.ts";
import { rows, seenByHand, statusOf } from "./accessibility.ts";

function byHand(part: string): string {
  const check = seenByHand[part];
  return check ? `${check.day}: ${check.seen}` : "Not yet";
}

const cell = { padding: "0.4rem 0.75rem", textAlign: "start", verticalAlign: "top" } as const;

/**
 * Lists the automated checks of each part, read from its stories, and the date of the last manual check, followed by
 * the announcements of each flow.
 */
function Accessibility() {
  return (
    <div className="text-sm text-ink">
      <p>
        Every story runs axe with all rules of WCAG 2.2 A and AA, and fails on a violation. {parts.length}{" "}
        parts, {Object.keys(seenByHand).length} checked by hand, none of them with a screen reader.
      </p>
      <section aria-label="Parts" className="mt-4 overflow-x-auto">
        <table className="min-w-208 border-collapse">
          <thead>
            <tr>
              {["Part", ...rows, "By hand"].map((title) => (
                <th key={title} scope="col" style={cell}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((status) => (
              <tr key={status.part} className="border-t border-line">
                <th scope="row" style={cell}>
                  {status.part}
                </th>
                {rows.map((row) => (
                  <td key={row} style={cell}>
                    {statusOf(status, row)}
                  </td>
                ))}
                <td style={cell}>{byHand(status.part)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {Object.entries(transcripts).map(([flow, lines]) => (
        <section key={flow}>
          <h2 className="mt-6 type-heading text-lg">Announced on focus and by live regions: {flow}</h2>
          <ol className="list-decimal ps-6">
            {Children.toArray(lines.map((line) => createElement("li", null, line)))}
          </ol>
        </section>
      ))}
    </div>
  );
}

const meta = preview.meta({
  component: Accessibility,
  tags: ["!autodocs"],
  parameters: { layout: "padded" },
});

/** Use the browser's find-in-page to look up a part. The flows' stories record and compare the transcripts. */
export const EveryPart = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(parts.length + 1);
    await expect(canvas.getByRole("row", { name: /^ui\/inputs\/button / })).toHaveTextContent(
      /axe in \d+ stories/,
    );
  },
});
