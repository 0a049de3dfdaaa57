import { clsx } from "clsx";
import { Ellipsis, Share2 } from "lucide-react";
import { cloneElement, type ReactElement, type ReactNode, useId } from "react";

import { Button } from "../inputs/button.tsx";
import { IconButton } from "../inputs/icon-button.tsx";
import { Menu, type MenuProps } from "../surfaces/menu.tsx";
import { CardTitle } from "./ad-card/card-title.tsx";
import { type AdInTheMaking, type FailedAd, Unplayable } from "./ad-card/unplayable.tsx";
import type { CardAccent } from "./card-accent.ts";
import { Player, type PlayerProps } from "./player.tsx";

/** An ad that can be heard. */
export interface ReadyAd extends Omit<PlayerProps, "accent" | "heading" | "aside" | "actions"> {
  kind: "ready";
  /** Leads to the campaign page with this ad, with its words: `<Link to="…">Launch Campaign</Link>`. None without a uuid. */
  launch?: ReactElement<{ className?: string; children?: ReactNode; "aria-describedby"?: string }>;
  /** Opens the Share dialog; none without a uuid. */
  share?: { label: string; onShare: () => void };
}

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

/**
 * One audio ad: hear it, see where it is, and what can be done with it. An article named by its title. It plays nothing
 * itself; the application's one player says by props what it does with this ad.
 */
export function AdCard(props: AdCardProps) {
  const { title, titleLevel = 3, details = [], mark, accent = "primary", menu, ad } = props;
  const titleId = useId();
  const heading = (
    <CardTitle id={titleId} title={title} level={titleLevel} details={details} mark={mark} accent={accent} />
  );
  const options = (
    <div className="-me-1.5">
      <Menu
        trigger={<IconButton icon={<Ellipsis />} label={menu.label} size="sm" />}
        entries={menu.entries}
      />
    </div>
  );
  const underWay = ad.kind === "ready" && (ad.state === "playing" || ad.state === "buffering");
  return (
    <article
      aria-labelledby={titleId}
      className={clsx(
        "rounded-md border bg-surface p-4",
        underWay
          ? `${frames[accent]} forced-colors:outline-2 forced-colors:outline-[Highlight]`
          : "border-line",
      )}
    >
      {ad.kind === "ready" ? (
        <Player
          {...ad}
          accent={accent}
          heading={heading}
          aside={options}
          actions={<Actions ad={ad} titleId={titleId} />}
        />
      ) : (
        <Unplayable ad={ad} accent={accent} titleId={titleId} heading={heading} aside={options} />
      )}
    </article>
  );
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
