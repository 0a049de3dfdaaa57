import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";
import rows from "virtual:coverage";

const cell = { padding: "0.4rem 0.75rem", textAlign: "start", verticalAlign: "top" } as const;

/** Shows each outcome of each endpoint that a screen calls: the stories that cover it, or why none is needed. */
function Coverage() {
  const shown = rows.filter(({ stories }) => stories.length > 0).length;
  return (
    <>
      <p className="text-sm text-ink">
        {rows.length} outcomes: {shown} in stories, {rows.length - shown} that need none.
      </p>
      <table style={{ borderCollapse: "collapse", overflowWrap: "anywhere" }} className="text-sm text-ink">
        <thead>
          <tr>
            {["Endpoint", "Outcome", "Stories"].map((title) => (
              <th key={title} scope="col" style={cell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name + row.outcome} className="border-t border-line">
              <td style={cell}>{row.endpoint}</td>
              <td style={cell}>{row.outcome}</td>
              <td style={cell}>{row.stories.join(", ") || row.reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const meta = preview.meta({ component: Coverage, tags: ["!autodocs"], parameters: { layout: "padded" } });

/** Find an endpoint and its error with the browser's search; the last column lists the stories. */
export const EveryOutcome = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(rows.length + 1);
  },
});
