import { checkMusicExcerpt } from "@earshot/contract/generation/rules/music-values.ts";
import { mostVolume } from "@earshot/contract/limits.ts";
import { backgroundMusicCopy as words } from "@earshot/contract/music/copy.ts";
import { NumberField } from "@earshot/ui/inputs/number-field.tsx";

import { useStudioChoice, useStudioStore } from "../studio-form-provider.tsx";
import type { MusicNumbers } from "../studio-form.ts";

/** The music's five numbers: fades in ms, the excerpt in s, the volume in percent (spec section 2). */
export function MusicNumberFields() {
  const wrongEnd = useStudioChoice(
    ({ startSeconds, endSeconds }) =>
      checkMusicExcerpt({ start: startSeconds, end: endSeconds })?.message ?? undefined,
  );
  return (
    <fieldset aria-label={words.numbers} className="grid min-w-0 grid-cols-2 items-start gap-3">
      <MusicNumber name="fadeInMs" label={words.fadeIn} step={100} />
      <MusicNumber name="fadeOutMs" label={words.fadeOut} step={100} />
      <MusicNumber name="startSeconds" label={words.start} />
      <MusicNumber name="endSeconds" label={words.end} error={wrongEnd} />
      <MusicNumber name="volume" label={words.volume} max={mostVolume} />
    </fieldset>
  );
}

interface MusicNumberProps {
  name: keyof MusicNumbers;
  label: string;
  max?: number;
  step?: number;
  error?: string | undefined;
}

function MusicNumber({ name, ...field }: MusicNumberProps) {
  const { tell } = useStudioStore();
  const value = useStudioChoice((form) => form[name]);
  return (
    <NumberField
      {...field}
      value={value}
      onChange={(next) => tell({ type: "changed", change: { [name]: next } satisfies Partial<MusicNumbers> })}
    />
  );
}
