import { checkMusicExcerpt } from "@earshot/contract/generation/rules/music-values.ts";
import { mostVolume } from "@earshot/contract/limits.ts";
import { backgroundMusicCopy } from "@earshot/contract/music/copy.ts";
import { NumberField } from "@earshot/ui/inputs/number-field.tsx";
import { clsx } from "clsx";

import { useStudioDispatch, useStudioForm } from "./studio-form-provider.tsx";
import type { MusicNumbers } from "./studio-form.ts";

interface MusicNumberFieldsProps {
  /** The id of the note that explains why the fields are disabled. */
  disabledBecause?: string;
  /** Puts all fields in one row where there is room. */
  wide?: boolean;
}

/** The music's number fields: the excerpt's start and end in seconds, the fades in ms, and the volume in percent. */
export function MusicNumberFields({ disabledBecause, wide = false }: MusicNumberFieldsProps) {
  const endError = useStudioForm(
    ({ startSeconds, endSeconds }) =>
      checkMusicExcerpt({ start: startSeconds, end: endSeconds })?.message ?? undefined,
  );
  const field = { disabled: disabledBecause !== undefined, "aria-describedby": disabledBecause };
  return (
    <fieldset
      aria-label={backgroundMusicCopy.numbers}
      className={clsx(
        "grid min-w-0 grid-cols-2 items-end gap-3",
        wide && "sm:grid-cols-[repeat(4,minmax(0,1fr))_minmax(0,1.4fr)]",
      )}
    >
      <MusicNumber {...field} name="startSeconds" label={backgroundMusicCopy.start} />
      <MusicNumber {...field} name="endSeconds" label={backgroundMusicCopy.end} error={endError} />
      <MusicNumber {...field} name="fadeInMs" label={backgroundMusicCopy.fadeIn} step={100} />
      <MusicNumber {...field} name="fadeOutMs" label={backgroundMusicCopy.fadeOut} step={100} />
      <MusicNumber {...field} name="volume" label={backgroundMusicCopy.volume} max={mostVolume} />
    </fieldset>
  );
}

interface MusicNumberProps {
  name: keyof MusicNumbers;
  label: string;
  max?: number;
  step?: number;
  error?: string | undefined;
  disabled: boolean;
  "aria-describedby": string | undefined;
}

function MusicNumber({ name, ...field }: MusicNumberProps) {
  const dispatch = useStudioDispatch();
  const value = useStudioForm((form) => form[name]);
  return (
    <NumberField
      {...field}
      value={value}
      onChange={(next) =>
        dispatch({ type: "changed", change: { [name]: next } satisfies Partial<MusicNumbers> })
      }
    />
  );
}
