import preview from "@earshot/storybook/preview";
import { expect, within } from "storybook/test";
import rows from "virtual:coverage";

const cell = { padding: "0.4rem 0.75rem", textAlign: "start", verticalAlign: "top" } as const;

const exempt = rows.flatMap(({ exemption }) => exemption ?? []);
const met = exempt.filter(({ isMet }) => isMet).length;
const reasons = [...Map.groupBy(exempt, ({ why }) => why)].toSorted(
  ([, one], [, other]) => other.length - one.length,
);

/** Shows each outcome of each endpoint that a screen calls: the stories that cover it, or why none is needed. */
function Coverage() {
  return (
    <div className="flex flex-col gap-6 text-sm text-ink">
      <p>
        {rows.length} outcomes: {rows.length - exempt.length} in stories, {met} that people can meet but that
        look like one in a story, and {exempt.length - met} that they can’t meet.
      </p>
      <table style={{ borderCollapse: "collapse", overflowWrap: "anywhere" }}>
        <thead>
          <tr>
            {["Outcomes without a story", "Reason"].map((title) => (
              <th key={title} scope="col" style={cell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reasons.map(([why, outcomes]) => (
            <tr key={why} className="border-t border-line">
              <td style={cell}>{outcomes.length}</td>
              <td style={cell}>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table aria-label="Outcomes" style={{ borderCollapse: "collapse", overflowWrap: "anywhere" }}>
        <thead>
          <tr>
            {["Endpoint", "Outcome", "Stories and tests"].map((title) => (
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
              <td style={cell}>{row.exemption?.why ?? row.stories.join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const meta = preview.meta({ component: Coverage, tags: ["!autodocs"], parameters: { layout: "padded" } });

/** Use the browser's find-in-page to look up an endpoint or an error; the last column lists the stories and tests. */
export const EveryOutcome = meta.story({
  play: async ({ canvas }) => {
    const outcomes = within(canvas.getByRole("table", { name: "Outcomes" }));
    await expect(outcomes.getAllByRole("row")).toHaveLength(rows.length + 1);
  },
});
