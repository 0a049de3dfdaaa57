import { clsx } from "clsx";
import type { ReactNode } from "react";

import type { Accent } from "./accent-of.ts";
import { soundLength } from "./minutes-seconds.ts";
import { type Playback, PlayButton, PlayTime, PlayWave } from "./playback/player-controls.tsx";

export interface SpotPlayerProps extends Playback {
  /** `band`: a row across the page. `card`: one of several in a grid. */
  layout: "band" | "card";
  title: string;
  /** The title's heading level; without it the title is plain text. */
  titleLevel?: 2 | 3 | 4;
  /** A line below the title: "Store opening · Maya". */
  detail: string;
  /** The button's colour while the ad is not playing; tangerine while it is. */
  accent?: Accent;
  /** The ad's first words, on a card. */
  quote?: string;
  /** The audio's URL, for the browser's own player if there is no JavaScript. */
  address: string;
  /** Shown at the end of a card: the script in a disclosure. */
  children?: ReactNode;
}

/**
 * A sample ad on a page that shows what the product can do: its brand, its first words and its wave. It plays nothing
 * itself; the state is passed in. Without JavaScript the browser's own player replaces it.
 *
 * Use instead: `AdCard` for the user's own ad; `StagePlayer` for the one ad that a page is about.
 *
 * Keyboard:
 * - Tab: button, wave, the card's content
 * - Enter, Space on the button: plays, pauses, or tries again after an error
 * - Arrow Right, Arrow Left, Page Up, Page Down, Home, End on the wave: as in `Waveform`
 */
export function SpotPlayer(props: SpotPlayerProps) {
  return props.layout === "band" ? <Band {...props} /> : <Card {...props} />;
}

const isActive = ({ state }: Pick<Playback, "state">) => state === "playing" || state === "buffering";

function Band(props: SpotPlayerProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 lg:grid-cols-[auto_11.75rem_minmax(0,1fr)_auto] lg:gap-x-5">
      <span className="contents noscript:hidden">
        <PlayButton playback={props} look={isActive(props) ? "accent" : "primary"} size="lg" />
      </span>
      <Names {...props} />
      <div className="col-span-full min-w-0 lg:col-span-1 lg:col-start-3 lg:row-start-1">
        <PlayWave playback={props} accent={isActive(props) ? "accent" : "primary"} height="xl" />
        <NativePlayer {...props} />
      </div>
      <div className="col-start-3 row-start-1 text-end lg:col-start-4 lg:min-w-20 noscript:hidden">
        <PlayTime playback={props} />
      </div>
    </div>
  );
}

function Card(props: SpotPlayerProps) {
  const { accent = "primary", quote, children } = props;
  return (
    <article
      aria-label={props.title}
      className={clsx(
        "flex h-full flex-col rounded-lg border bg-surface p-4 sm:p-5",
        isActive(props) ? "border-accent-strong ring-1 ring-accent-strong" : "border-line",
      )}
    >
      <div className="flex items-center gap-3">
        <span className="contents noscript:hidden">
          <PlayButton playback={props} look={isActive(props) ? "accent" : accent} />
        </span>
        <Names {...props} />
      </div>
      {quote !== undefined && <p className="my-4 grow text-base text-ink">“{quote}”</p>}
      <div className="flex items-center gap-3">
        <div className="min-w-0 grow">
          <PlayWave playback={props} accent={isActive(props) ? "accent" : accent} />
        </div>
        <div className="min-w-9 text-end noscript:hidden">
          {props.state === "paused" && props.position === 0 ? (
            <p className="text-sm text-ink-2 tabular-nums">{soundLength(props.duration)}</p>
          ) : (
            <PlayTime playback={props} />
          )}
        </div>
      </div>
      <NativePlayer {...props} />
      {children}
    </article>
  );
}

function Names({ title, titleLevel, detail }: SpotPlayerProps) {
  const Title = titleLevel ? (`h${titleLevel}` as const) : "p";
  return (
    <div className="min-w-0">
      <Title className="type-heading text-md wrap-anywhere text-ink">{title}</Title>
      <p className="text-sm text-ink-2">{detail}</p>
    </div>
  );
}

/**
 * The browser's own player. It loads no audio until it is pressed. In `noscript`, because an audio element takes time
 * to create even if it isn't displayed.
 */
function NativePlayer({ address, title }: SpotPlayerProps) {
  return (
    <noscript>
      <audio controls preload="none" src={address} aria-label={title} className="mt-2 block h-11 w-full" />
    </noscript>
  );
}
