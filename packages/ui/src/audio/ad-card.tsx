import { clsx } from "clsx";
import { Ellipsis, Share2, TriangleAlert } from "lucide-react";
import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useState,
} from "react";

import { Button } from "../inputs/button.tsx";
import { IconButton } from "../inputs/icon-button.tsx";
import { Menu, type MenuProps } from "../surfaces/menu.tsx";
import { useFocusFallback } from "../use-focus-fallback.ts";
import { type Accent, accentTints } from "./accent-of.ts";
import { BusyWave } from "./busy-wave.tsx";
import { type Playback, PlayButton, playingLook, PlayTime, PlayWave } from "./playback/player-controls.tsx";
import { PlayerActions, StackedLayout } from "./playback/stacked-layout.tsx";
import { Waveform } from "./waveform.tsx";

/** An ad that can be played. */
export interface ReadyAd extends Playback {
  kind: "ready";
  /** Announced when a pending ad becomes playable, but never visible. Includes the title: "Fresh roast is ready". */
  message: string;
  /** A link to the campaign page with this ad: `<Link to="…">Launch Campaign</Link>`. Omitted if the ad has no uuid. */
  launch?: ReactElement<{ className?: string; children?: ReactNode; "aria-describedby"?: string }>;
  /** Opens the Share dialog; omitted if the ad has no uuid. */
  share?: { label: string; onShare: () => void };
}

/** An ad that is being made. */
interface PendingAd {
  kind: "making";
  /** The current step, such as "Writing the script". Announced when it changes. */
  message: string;
  /** The current step's number, from 1. */
  step: number;
  /** The total number of steps. */
  steps: number;
}

/** An ad that could not be made. */
interface FailedAd {
  kind: "failed";
  /** The error message, announced, with a suggested fix if one is known. */
  message: string;
  /** Makes the ad again from the same inputs. */
  retry: { label: string; onRetry: () => void; busy?: boolean };
}

export interface AdCardProps {
  /** A ref to the card itself, to focus it. */
  ref?: Ref<HTMLElement> | undefined;
  title: string;
  /** The title's heading level, one below the list's. */
  titleLevel?: 2 | 3 | 4;
  /** Details of one or two words each, without duplicates: "AI Script", "2 voices", "Shared". */
  details?: readonly string[];
  /** A temporary badge: "New" on a new ad, or the stage of its new version. */
  mark?: string;
  /** `accentOf(uuid)` from accent-of.ts. While the ad plays, the card is tangerine instead. */
  accent?: Accent;
  /** The options menu: View info, Move to another project, Delete. */
  menu: {
    /** The menu button's name, including the title: "Options for the ad Fresh roast". */
    label: string;
    entries: MenuProps["entries"];
  };
  ad: ReadyAd | PendingAd | FailedAd;
}

/**
 * Spread rather than written as a prop, because the lint rule against focusable articles doesn't know the ARIA feed
 * pattern.
 */
const tabStop = { tabIndex: 0 };

/**
 * An audio ad in a list. Users can play it, see its state, and share, launch, move or delete it. The card is an
 * article named by its title. It is itself a tab stop, as in the ARIA feed pattern, so that users can tab from card
 * to card. It plays nothing itself; the playback state is passed in. Omit `launch` and `share` while the ad has no
 * uuid.
 *
 * Use instead: `StagePlayer` for the one ad that a page is about; `SamplePlayer` for the sample of
 * a voice or track; `ProgressCard` for a file being uploaded.
 *
 * Keyboard:
 * - Tab: the card itself, play button, options, wave, Share, Launch Campaign
 * - Space on the card itself: plays or pauses
 * - Enter, Space on a button: presses it; Enter on Launch Campaign follows the link
 * - Arrow keys, letters, Escape in the options: as in `Menu`
 * - Arrow Right, Arrow Left, Page Up, Page Down, Home, End on the wave: as in `Waveform`
 */
export function AdCard(props: AdCardProps) {
  const { ref, title, titleLevel = 3, details = [], mark, accent = "primary", menu, ad } = props;
  const titleId = useId();
  const keepFocus = useFocusFallback();
  const isReady = ad.kind === "ready";
  const playing = isReady ? playingLook(ad.state) : undefined;
  const keys = {
    /** Handles Space only while the card itself has focus, because the buttons in it handle Space themselves. */
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== " " || event.target !== event.currentTarget || !isReady) return;
      event.preventDefault();
      ad.onToggle();
    },
  };
  return (
    <article
      ref={ref}
      aria-labelledby={titleId}
      {...tabStop}
      {...keepFocus}
      {...keys}
      className={clsx(
        "relative rounded-md border bg-surface p-3",
        playing
          ? "border-accent-strong ring-1 ring-accent-strong forced-colors:outline-2 forced-colors:outline-[Highlight]"
          : "border-line",
      )}
    >
      <StackedLayout
        button={
          isReady ? (
            <PlayButton playback={ad} look={playing ?? accent} />
          ) : (
            <StatusIcon kind={ad.kind} accent={accent} />
          )
        }
        heading={
          <CardTitle
            id={titleId}
            title={title}
            level={titleLevel}
            details={details}
            mark={mark}
            accent={accent}
          />
        }
        aside={
          <div className="-me-1.5">
            <Menu
              trigger={<IconButton icon={<Ellipsis />} label={menu.label} size="sm" />}
              entries={menu.entries}
            />
          </div>
        }
        wave={
          <>
            <StatusMessage ad={ad} />
            {isReady && <PlayWave playback={ad} accent={playing ?? accent} />}
          </>
        }
        footer={<CardFooter ad={ad} accent={accent} titleId={titleId} />}
      />
    </article>
  );
}

/** Replaces the play button at the same size, so that nothing shifts when the ad is ready. */
function StatusIcon({ kind, accent }: { kind: "making" | "failed"; accent: Accent }) {
  return (
    <div
      className={clsx(
        "grid size-11 place-items-center rounded-full border border-line",
        kind === "making" ? accentTints[accent] : "bg-danger-faint text-danger",
      )}
    >
      {kind === "making" ? <BusyWave size="md" /> : <TriangleAlert aria-hidden className="icon-md" />}
    </div>
  );
}

interface CardTitleProps extends Required<Pick<AdCardProps, "title" | "details" | "accent">> {
  /** The heading's id: it names the card and describes its buttons. */
  id: string;
  level: 2 | 3 | 4;
  mark: string | undefined;
}

/**
 * Title and one line of details. A long title is truncated after two lines. It uses its own text direction but the
 * page's alignment.
 */
function CardTitle({ id, title, level, details, mark, accent }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading
        id={id}
        title={title}
        dir="auto"
        className="text-page-side text-base leading-snug font-semibold text-balance text-ink @min-[13rem]:line-clamp-2"
      >
        {title}
      </Heading>
      {(mark !== undefined || details.length > 0) && (
        <p className="mt-0.5 text-xs text-ink-3">
          {mark !== undefined && (
            <span
              className={clsx(
                "me-1.5 rounded-[4px] border border-transparent px-1 font-semibold",
                accentTints[accent],
              )}
            >
              {mark}
              {details.length > 0 && <span className="sr-only">, </span>}
            </span>
          )}
          {details.map((detail, index) => (
            <span key={detail}>
              <bdi>{detail}</bdi>
              {index < details.length - 1 && (
                <>
                  {" "}
                  <span aria-hidden>·</span>{" "}
                </>
              )}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

const messageLooks = {
  making: "block text-page-side text-sm text-ink-2",
  failed: "block text-page-side text-sm text-danger",
  ready: "sr-only",
};

/**
 * A single live region for all states, because screen readers only announce changes in a region that already exists.
 * Empty for an ad that was ready from the start.
 */
function StatusMessage({ ad: { kind, message } }: Pick<AdCardProps, "ad">) {
  const [wasPending, setWasPending] = useState(kind !== "ready");
  if (kind !== "ready" && !wasPending) setWasPending(true);
  return (
    <output dir="auto" className={messageLooks[kind]}>
      {wasPending && message}
    </output>
  );
}

interface CardFooterProps extends Required<Pick<AdCardProps, "ad" | "accent">> {
  /** Describes the buttons, which have the same names on every card. */
  titleId: string;
}

/** The last line, with the same height in all states. */
function CardFooter({ ad, accent, titleId }: CardFooterProps) {
  if (ad.kind === "making") {
    // A flat waveform, used as a progress bar: the played part shows the completed steps.
    return (
      <Waveform
        peaks={null}
        position={ad.step - 1}
        duration={ad.steps}
        accent={accent}
        height="sm"
        state="buffering"
      />
    );
  }
  if (ad.kind === "failed") {
    const { label, onRetry, busy = false } = ad.retry;
    return (
      <div className="ms-auto">
        <Button size="sm" busy={busy} onClick={onRetry} aria-describedby={titleId}>
          {label}
        </Button>
      </div>
    );
  }
  const { launch, share } = ad;
  return (
    <>
      <PlayTime playback={ad} />
      <PlayerActions>
        {share && (
          <IconButton
            icon={<Share2 />}
            label={share.label}
            intent="plain"
            size="sm"
            onClick={share.onShare}
            aria-describedby={titleId}
          />
        )}
        {launch && (
          <div className="grid @max-[15.25rem]:grow">
            <Button size="sm" link={cloneElement(launch, { "aria-describedby": titleId })}>
              {launch.props.children}
            </Button>
          </div>
        )}
      </PlayerActions>
    </>
  );
}
