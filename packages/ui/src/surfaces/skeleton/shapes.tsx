import { Waveform } from "../../audio/waveform.tsx";
import { BlockBone, LineBone } from "./bone.tsx";

/** How far the words of one after the other reach, so that a list of them is no block. In %. */
const lengths = [62, 78, 54, 86, 68, 46];
const lengthOf = (place: number) => `${lengths[place % lengths.length]}%`;

interface ShapeProps {
  /** Its place among its like, from 0. */
  place: number;
}

/** AdCard: round, title and details; the wave, silent as yet; time and buttons. */
export function AdCardShape({ place }: ShapeProps) {
  return (
    <div className="rounded-md border border-line bg-surface p-4">
      <div className="@container">
        <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2.5">
          <div className="col-span-full min-w-0 @min-[13rem]:col-span-1 @min-[13rem]:col-start-2 @min-[13rem]:row-start-1">
            <LineBone size="title" width={lengthOf(place)} />
            <div className="mt-0.5">
              <LineBone size="xs" width="7rem" />
            </div>
          </div>
          <BlockBone className="col-start-1 row-start-1 size-11 rounded-full" />
          <span className="col-start-3 row-start-1 size-8 pointer-coarse:size-11" />
          <div className="col-span-full min-h-[40px]">
            <Waveform peaks={null} position={0} duration={0} />
          </div>
          <div className="col-span-full flex min-h-8 items-center justify-between gap-2 pointer-coarse:min-h-11">
            <LineBone size="sm" width="4.5rem" />
            <LineBone size="sm" width="6rem" />
          </div>
        </div>
      </div>
    </div>
  );
}

interface RowShapeProps extends ShapeProps {
  kind: "voice" | "track";
}

/** VoiceRow and TrackRow: radio, picture, name and facts, a track's tags; the sample at the end, or below. */
export function RowShape({ kind, place }: RowShapeProps) {
  return (
    <div className="@container border-b border-line py-1">
      <div className="border border-transparent @min-[40rem]:flex @min-[40rem]:items-center forced-colors:border-[Canvas]">
        <div className="min-w-0 flex-1 p-1">
          <div className="flex min-h-14 items-start gap-3 px-2 py-1.5 @min-[40rem]:items-center">
            <span className="mt-3 size-5 shrink-0 rounded-full border border-line-strong @max-[15rem]:mt-0.5 @min-[40rem]:mt-0" />
            <span className="shrink-0 @max-[15rem]:hidden">
              <BlockBone className={kind === "voice" ? "size-11 rounded-full" : "size-11 rounded-sm"} />
            </span>
            <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-y-1.5">
              <span>
                <LineBone width={place % 2 === 0 ? "6rem" : "8rem"} />
                <LineBone size="sm" width={lengthOf(place)} />
              </span>
              {kind === "track" && (
                <span className="flex flex-wrap gap-1.5">
                  {["w-14", "w-18", "w-12"].map((width) => (
                    // As tall as a tag: its line and its edge.
                    <BlockBone key={width} className={`h-[calc(1lh+4px)] rounded-full text-xs ${width}`} />
                  ))}
                </span>
              )}
            </span>
          </div>
        </div>
        <div className="ms-11 me-3 mb-2.5 flex max-w-76 flex-wrap items-center gap-x-3 gap-y-1 @max-[20rem]:ms-3 @min-[40rem]:ms-2 @min-[40rem]:mb-0 @min-[40rem]:w-58 @min-[40rem]:shrink-0">
          <BlockBone className="size-8 rounded-full pointer-coarse:size-11" />
          <span className="min-w-20 flex-1">
            <Waveform peaks={null} position={0} duration={0} height="sm" />
          </span>
          <LineBone size="sm" width="4rem" />
        </div>
      </div>
    </div>
  );
}

/** An entry of the sidebar's list of projects: its sign, its name, and what is told of it. */
export function ProjectShape({ place }: ShapeProps) {
  return (
    <div className="flex min-h-12 items-center gap-3 border border-transparent py-1.5 ps-1.5 pe-10 forced-colors:border-[Canvas] pointer-coarse:pe-12">
      <BlockBone className="size-8 rounded-sm" />
      <span className="min-w-0 flex-1">
        <LineBone width={lengthOf(place)} />
        <LineBone size="xs" width="85%" />
      </span>
    </div>
  );
}

/** A field: its label, and the control below. */
export function FieldShape({ place }: ShapeProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <LineBone size="sm" width={place % 2 === 0 ? "6rem" : "9rem"} />
      <span className="h-10 rounded-sm border border-line bg-surface pointer-coarse:h-11" />
    </div>
  );
}

/** A line of a text; the last one ends early. */
export function TextShape({ place, last }: ShapeProps & { last: boolean }) {
  return <LineBone width={last ? "45%" : `${100 - (place % 3) * 4}%`} />;
}
