import { clsx } from "clsx";
import { Ellipsis, Share2 } from "lucide-react";
import { cloneElement, type KeyboardEvent, useId } from "react";

import { Button } from "../inputs/button.tsx";
import { IconButton } from "../inputs/icon-button.tsx";
import { Menu, type MenuProps } from "../surfaces/menu.tsx";
import { useKeptFocus } from "../use-kept-focus.ts";
import type { AdInTheMaking, FailedAd, ReadyAd } from "./ad-card/ad-state.ts";
import { CardTitle } from "./ad-card/card-title.tsx";
import { CardWords } from "./ad-card/card-words.tsx";
import { unplayableParts } from "./ad-card/unplayable-parts.tsx";
import type { CardAccent } from "./card-accent.ts";
import { playerParts } from "./player/player-parts.tsx";
import { Stacked } from "./player/stacked.tsx";

export interface AdCardProps {
  title: string;
  /** The level of the title as a heading, one below that of the list. */
  titleLevel?: 2 | 3 | 4;
  /** What else is to be known at a glance, two or three words each: "AI Script", "2 voices", "Shared". They differ. */
  details?: readonly string[];
  /** A word that sets this card apart for a while: "New" on the ad just made. */
  mark?: string;
  /** `cardAccent(place)` of card-accent.ts: the accents take turns. */
  accent?: CardAccent;
  /** The options menu: View info, Move to another project, Delete. */
  menu: {
    /** The name of its button, with the title: "Options for the ad Fresh roast". */
    label: string;
    entries: MenuProps["entries"];
  };
  ad: ReadyAd | AdInTheMaking | FailedAd;
}

/** The card under way is framed in its accent, thicker than a hairline; in forced colours the ring is an outline. */
const frames = {
  primary: "border-primary ring-1 ring-primary",
  accent: "border-accent-strong ring-1 ring-accent-strong",
  plum: "border-plum ring-1 ring-plum",
};

/** As the articles of a feed have it; the lint rule against it knows no feeds. */
const tabStop = { tabIndex: 0 };

/**
 * One audio ad: hear it, see where it is, and what can be done with it. An article named by its title and a stop for Tab,
 * as those of a feed are (ARIA Authoring Practices): so one goes from card to card. It plays nothing itself; the
 * application's one player says by props what it does with this ad.
 */
export function AdCard(props: AdCardProps) {
  const { title, titleLevel = 3, details = [], mark, accent = "primary", menu, ad } = props;
  const titleId = useId();
  const keepFocus = useKeptFocus();
  const underWay = ad.kind === "ready" && (ad.state === "playing" || ad.state === "buffering");
  const { round, wave, foot } = partsOf(ad, { accent, titleId });
  /** While the card itself has the focus, by Tab or by a press beside its buttons, Space is its play button's. */
  const keys = {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== " " || event.target !== event.currentTarget || ad.kind !== "ready") return;
      event.preventDefault();
      ad.onToggle();
    },
  };
  return (
    <article
      aria-labelledby={titleId}
      {...tabStop}
      {...keepFocus}
      {...keys}
      className={clsx(
        "relative rounded-md border bg-surface p-4",
        underWay
          ? `${frames[accent]} forced-colors:outline-2 forced-colors:outline-[Highlight]`
          : "border-line",
      )}
    >
      <Stacked
        round={round}
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
        middle={
          <>
            <CardWords ad={ad} />
            {wave}
          </>
        }
        foot={foot}
      />
    </article>
  );
}

interface PartsOptions {
  accent: CardAccent;
  titleId: string;
}

/** What differs between an ad that can be heard and one that can't. All the rest of the card stays as it is when that changes. */
function partsOf(ad: AdCardProps["ad"], { accent, titleId }: PartsOptions) {
  if (ad.kind !== "ready") {
    const { sign, foot } = unplayableParts(ad, { accent, titleId });
    return { round: sign, wave: null, foot };
  }
  const actions = <Actions ad={ad} titleId={titleId} />;
  const { button, wave, time, actions: atEnd } = playerParts({ ...ad, accent, actions });
  const foot = (
    <>
      {time}
      {atEnd}
    </>
  );
  return { round: button, wave, foot };
}

interface ActionsProps {
  ad: ReadyAd;
  titleId: string;
}

/** Their names are those of every other card: the title describes them, so that one who tabs knows whose they are. */
function Actions({ ad: { launch, share }, titleId }: ActionsProps) {
  return (
    <>
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
        <div className="grid @max-[15.5rem]:grow">
          <Button size="sm" link={cloneElement(launch, { "aria-describedby": titleId })}>
            {launch.props.children}
          </Button>
        </div>
      )}
    </>
  );
}
