import { Controls, Description, Heading, Primary, Stories, Title, useOf } from "@storybook/addon-docs/blocks";

import type { Guide } from "./guide.ts";

/** Every documentation page: what the part is, its guide if it has one, its props and all of its stories. */
export function PartPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const guide = preparedMeta.parameters["guide"] as Guide | undefined;
  return (
    <>
      <Title />
      <Description />
      {guide && <Advice {...guide} />}
      <Heading>Props</Heading>
      <Primary />
      <Controls />
      <Stories includePrimary={false} title="States" />
    </>
  );
}

function Advice(guide: Guide) {
  return (
    <>
      <Heading>What it is for</Heading>
      <p>{guide.for}</p>
      <Listed title="When not to use it" lines={guide.notFor} />
      <Listed title="Do" lines={guide.do} />
      <Listed title="Don’t" lines={guide.dont} />
      <Heading>Keyboard</Heading>
      {guide.keyboard === "none" ? <p>It takes no focus.</p> : <Keys keys={guide.keyboard} />}
    </>
  );
}

function Listed({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <>
      <Heading>{title}</Heading>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function Keys({ keys }: { keys: Exclude<Guide["keyboard"], "none"> }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([key, does]) => (
          <tr key={key}>
            <td>
              <kbd>{key}</kbd>
            </td>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
