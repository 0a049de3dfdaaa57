import { clsx } from "clsx";

import { Waveform } from "../../audio/waveform.tsx";

const lineHeights = {
  xs: "text-xs",
  sm: "text-sm",
  base: "text-base",
  title: "text-base leading-snug",
};

/** In forced colours, only backgrounds in system colours are visible. */
const fill = "bg-line-strong/60 forced-colors:bg-[GrayText]";

interface LineProps {
  /** The text size to match: as tall as a line of such text, even if the user enlarges text. */
  size?: keyof typeof lineHeights;
  /** A CSS length; at most the width of the container. */
  width: string;
}

function Line({ size = "base", width }: LineProps) {
  return (
    <span className={clsx("flex h-lh min-w-0 items-center", lineHeights[size])}>
      <span className={clsx("h-[0.6em] max-w-full rounded-full", fill)} style={{ width }} />
    </span>
  );
}

/** An image, a round button or a field; `className` sets size and corners. */
function Block({ className }: { className: string }) {
  return <span className={clsx("block shrink-0", fill, className)} />;
}

/** Varying widths for consecutive lines, in %. */
const widths = [62, 78, 54, 86, 68, 46];
const widthOf = (index: number) => `${widths[index % widths.length]}%`;

interface ShapeProps {
  /** The item's index, from 0. */
  index: number;
}

/** The shape of an AdCard: play button, title and details, a flat waveform, time and buttons. */
export function AdCardShape({ index }: ShapeProps) {
  return (
    <div className="rounded-md border border-line bg-surface p-3">
      <div className="@container">
        <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2.5">
          <div className="col-span-full min-w-0 @min-[13rem]:col-span-1 @min-[13rem]:col-start-2 @min-[13rem]:row-start-1">
            <Line size="title" width={widthOf(index)} />
            <div className="mt-0.5">
              <Line size="xs" width="7rem" />
            </div>
          </div>
          <Block className="col-start-1 row-start-1 size-11 rounded-full" />
          <span className="col-start-3 row-start-1 size-8 pointer-coarse:size-11" />
          <div className="col-span-full min-h-[40px]">
            <Waveform peaks={null} position={0} duration={0} />
          </div>
          <div className="col-span-full flex min-h-8 items-center justify-between gap-2 pointer-coarse:min-h-11">
            <Line size="sm" width="4.5rem" />
            <Line size="sm" width="6rem" />
          </div>
        </div>
      </div>
    </div>
  );
}

interface RowShapeProps extends ShapeProps {
  kind: "voice" | "track";
}

/** The shape of a VoiceRow or TrackRow: radio button, picture, name, details, and the sample at the end or below. */
export function RowShape({ kind, index }: RowShapeProps) {
  return (
    <div className="@container border-b border-line py-1">
      <div className="border border-transparent @min-[40rem]:flex @min-[40rem]:items-center forced-colors:border-[Canvas]">
        <div className="min-w-0 flex-1 p-1">
          <div className="flex min-h-12 items-center gap-3 px-2 @max-[40rem]:py-1">
            <span className="size-5 shrink-0 rounded-full border border-line-strong" />
            <span className="shrink-0 @max-[15rem]:hidden">
              <Block className={kind === "voice" ? "size-11 rounded-full" : "size-11 rounded-sm"} />
            </span>
            <span className="flex min-w-0 flex-1 flex-col gap-y-0.5">
              <span className="h-6">
                <Line width={index % 2 === 0 ? "6rem" : "8rem"} />
              </span>
              <span className="min-h-[2lh] text-sm @max-[21rem]:min-h-[3lh] @min-[40rem]:min-h-[1lh]">
                <Line size="sm" width={widthOf(index)} />
              </span>
            </span>
          </div>
        </div>
        <div className="ms-11 me-3 mb-2 flex max-w-76 flex-wrap items-center gap-x-3 gap-y-1 @max-[20rem]:ms-3 @min-[40rem]:ms-2 @min-[40rem]:mb-0 @min-[40rem]:w-58 @min-[40rem]:shrink-0">
          <Block className="size-8 rounded-full pointer-coarse:size-11" />
          <span className="min-w-20 flex-1">
            <Waveform peaks={null} position={0} duration={0} height="sm" />
          </span>
          <Line size="sm" width="4rem" />
        </div>
      </div>
    </div>
  );
}

/** The shape of a project in the sidebar: tile, name and description. */
export function ProjectShape({ index }: ShapeProps) {
  return (
    <div className="flex min-h-12 items-center gap-3 border border-transparent py-1.5 ps-1.5 pe-10 forced-colors:border-[Canvas] pointer-coarse:pe-12">
      <Block className="size-8 rounded-sm" />
      <span className="min-w-0 flex-1">
        <Line width={widthOf(index)} />
        <Line size="xs" width="85%" />
      </span>
    </div>
  );
}

/** The shape of a label and its control. */
export function FieldShape({ index }: ShapeProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <Line size="sm" width={index % 2 === 0 ? "6rem" : "9rem"} />
      <span className="h-10 rounded-sm border border-line bg-surface pointer-coarse:h-11" />
    </div>
  );
}

/** The shape of a line of text; the last line is short. */
export function TextShape({ index, last }: ShapeProps & { last: boolean }) {
  return <Line width={last ? "45%" : `${100 - (index % 3) * 4}%`} />;
}
