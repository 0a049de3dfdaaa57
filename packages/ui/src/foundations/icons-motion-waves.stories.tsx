import { fixtures } from "@earshot/mocks/fixtures.ts";
import preview from "@earshot/storybook/preview";
import {
  AudioLines,
  Check,
  CircleAlert,
  CircleCheck,
  Copy,
  Download,
  Ellipsis,
  FolderInput,
  Info,
  type LucideIcon,
  Pause,
  Pencil,
  Play,
  Plus,
  RotateCw,
  Search,
  Share2,
  Star,
  Trash2,
  Upload,
  Users,
  X,
} from "lucide-react";
import { expect } from "storybook/test";

import { Waveform } from "../audio/waveform.tsx";

/** Sizes in px. */
const sizes = [
  [16, "Beside small text"],
  [18, "In fields and rows"],
  [20, "In buttons"],
] as const;

const icons: [LucideIcon, string][] = [
  [Play, "Play"],
  [Pause, "Pause"],
  [AudioLines, "Sound, a voice"],
  [Plus, "Create"],
  [Upload, "Upload"],
  [Download, "Download"],
  [Pencil, "Rename, edit"],
  [FolderInput, "Move"],
  [Share2, "Share"],
  [Copy, "Copy"],
  [Trash2, "Delete"],
  [RotateCw, "Try again"],
  [Ellipsis, "More"],
  [Search, "Search"],
  [Star, "Favourite"],
  [Users, "Audience"],
  [Info, "About"],
  [Check, "Chosen"],
  [CircleCheck, "Done"],
  [CircleAlert, "Error"],
  [X, "Close, remove"],
];

function Icons() {
  return (
    <table className="text-sm text-ink">
      <thead>
        <tr>
          <th scope="col" className="px-3 py-2 text-start">
            For
          </th>
          {sizes.map(([size, use]) => (
            <th key={size} scope="col" className="px-3 py-2 text-start">
              {size} px · {use}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {icons.map(([Icon, use]) => (
          <tr key={use}>
            <th scope="row" className="border-t border-line px-3 py-2 text-start">
              {use}
            </th>
            {sizes.map(([size]) => (
              <td key={size} className="border-t border-line px-3 py-2">
                <Icon size={size} aria-hidden="true" />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const motions = [
  ["fade-in", 160, "Overlays, toasts and menus arrive"],
  ["fade-out", 120, "They leave"],
  ["rise-in", 180, "Dialogs arrive"],
  ["sheet-in", 200, "Sheets arrive, on phones"],
  ["swell", 900, "Something is made or loaded"],
] as const;

function Motion() {
  return (
    <ul className="m-0 grid list-none gap-6 p-0 text-sm text-ink">
      {motions.map(([name, milliseconds, use]) => (
        <li key={name} className="flex items-center gap-4">
          <span
            aria-hidden="true"
            className="block size-12 rounded-sm bg-primary"
            style={{ animation: `var(--animate-${name})`, animationDuration: `${milliseconds}ms` }}
          />
          {milliseconds} ms · {name} · {use}
        </li>
      ))}
    </ul>
  );
}

const { peaks, durationMs } = fixtures.find(({ name }) => name === "coffee-and-co-30")!;
const duration = durationMs / 1000;

const waves = [
  ["Not played", {}],
  ["What is playing", { position: duration / 2, accent: "accent" }],
  ["An ad of the second colour, in a row", { position: duration / 2, accent: "plum", height: "row" }],
  ["An ad of the third colour, in a row", { position: duration / 2, accent: "harbor", height: "row" }],
  ["Buffering", { position: duration / 3, state: "buffering" }],
  ["Can’t be played", { state: "failed" }],
] as const;

function Waves() {
  return (
    <dl className="m-0 grid max-w-md gap-4 text-sm text-ink">
      {waves.map(([use, props]) => (
        <div key={use}>
          <dt className="text-ink-2">{use}</dt>
          <dd className="m-0">
            <Waveform peaks={peaks} duration={duration} position={0} {...props} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const meta = preview.meta({
  component: Icons,
  tags: ["!autodocs"],
  parameters: { layout: "padded" },
});

/**
 * A single icon set, Lucide, in three sizes, with a stroke of 2 at 24 px. A standalone icon has a name and a tooltip;
 * next to text it is decorative.
 */
export const IconSizes = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(icons.length + 1);
  },
});

/** Motion shows where an element comes from, in at most 200 ms. With reduced motion, the element appears immediately. */
export const Movement = meta.story({
  render: () => <Motion />,
  play: async ({ canvas }) => {
    const declared = getComputedStyle(document.documentElement);
    for (const [name, milliseconds] of motions)
      await expect(declared.getPropertyValue(`--animate-${name}`)).toContain(`${milliseconds}ms`);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(motions.length);
  },
});

/** Audio is drawn from its measured peaks. Unplayed, buffering and failed parts differ by more than colour. */
export const SoundWaves = meta.story({
  render: () => <Waves />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("definition")).toHaveLength(waves.length);
  },
});
