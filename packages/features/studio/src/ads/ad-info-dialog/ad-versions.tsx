import { explain } from "@earshot/client/api-error.ts";
import { player, useSound } from "@earshot/client/state/player.ts";
import { versionsCopy } from "@earshot/contract/ads/dialog-copy.ts";
import type { AdVersion } from "@earshot/contract/ads/read-versions.ts";
import type { Ad } from "@earshot/contract/ads/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { formatMoment } from "@earshot/contract/site/format-date.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { SamplePlayer } from "@earshot/ui/audio/sample-player.tsx";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { Skeleton } from "@earshot/ui/surfaces/skeleton.tsx";
import { type ReactNode, useEffect, useId, useState } from "react";

import { byPlace } from "../../script/by-place.ts";
import { playerLabels } from "../player-labels.ts";
import { useRestoreVersion, useVersions } from "../queries.ts";
import { compareScripts, type Words } from "./compare-scripts.ts";

interface AdVersionsProps {
  ad: Ad;
  isLoggedIn: boolean;
}

/** An ad's saved versions, newest first, with actions to play, compare and restore each. */
export function AdVersions({ ad, isLoggedIn }: AdVersionsProps) {
  const id = useId();
  const { data: versions, isError, isFetching, refetch } = useVersions(ad, isLoggedIn);
  const { mutate: restore, isPending, variables } = useRestoreVersion(isLoggedIn);
  const [said, setSaid] = useState<{ text: string; isError: boolean } | null>(null);
  const [newest] = versions ?? [];

  const restoreVersion = (number: number) => {
    setSaid(null);
    restore(
      { uuid: ad.uuid, number },
      {
        onSuccess: (made) => setSaid({ text: versionsCopy.restored(number, made), isError: false }),
        onError: (error) => setSaid({ text: explain(error, versionsCopy.notRestored), isError: true }),
      },
    );
  };

  return (
    <section aria-labelledby={id} className="mt-5 border-t border-line pt-4">
      <h3 id={id} className="type-heading text-lg text-ink">
        {versionsCopy.title}
      </h3>
      <p className="text-sm text-ink-2">{versionsCopy.hint}</p>
      <output className={said?.isError ? "block text-sm text-danger" : "block text-sm text-ok"}>
        {said?.text}
      </output>
      {versions && newest ? (
        <ol className="divide-y divide-line">
          {versions.map((version) => (
            <Version
              key={version.number}
              uuid={ad.uuid}
              version={version}
              newest={newest}
              restore={
                <Button
                  size="sm"
                  aria-label={versionsCopy.restoreName(version.number)}
                  busy={isPending && variables.number === version.number}
                  disabled={isPending && variables.number !== version.number}
                  onClick={() => restoreVersion(version.number)}
                >
                  {versionsCopy.restore}
                </Button>
              }
            />
          ))}
        </ol>
      ) : isError ? (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-danger">
          {versionsCopy.notLoaded}
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            {controlCopy.tryAgain}
          </Button>
        </div>
      ) : (
        <Skeleton shape="text" count={4} label={controlCopy.loading} />
      )}
    </section>
  );
}

interface VersionProps {
  uuid: string;
  version: AdVersion;
  newest: AdVersion;
  /** The button that restores the version. */
  restore: ReactNode;
}

function Version({ uuid, version, newest, restore }: VersionProps) {
  const { number, seconds, peaks } = version;
  const isNewest = number === newest.number;
  const name = versionsCopy.name(number);
  // The newest version is the ad itself, so that version and the ad's card share one playback state.
  const key = isNewest ? uuid : `${uuid} ${number}`;
  const { isSimulated: _, ...playback } = useSound({ key, kind: "ad", address: version.filepath, seconds });
  useEffect(() => () => player.stop({ key }), [key]);
  const [isCompared, setCompared] = useState(false);
  const comparison = useId();
  return (
    <li className="flex flex-col gap-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 text-sm text-ink-2">
          <span className="font-semibold text-ink">{name}</span>
          {" · "}
          {isNewest && `${versionsCopy.newest} · `}
          <time dateTime={version.createdAt ?? undefined}>{formatMoment(version.createdAt)}</time>
        </p>
        {!isNewest && (
          <span className="flex gap-2">
            <Button
              size="sm"
              intent="quiet"
              aria-label={versionsCopy.compareName(number)}
              aria-expanded={isCompared}
              aria-controls={comparison}
              onClick={() => setCompared(!isCompared)}
            >
              {versionsCopy.compare}
            </Button>
            {restore}
          </span>
        )}
      </div>
      <SamplePlayer
        {...playback}
        peaks={peaks.length > 0 ? peaks : null}
        labels={{ ...playerLabels(name), none: playerCopy.noSample }}
      />
      <div id={comparison}>{isCompared && <Comparison earlier={version} later={newest} />}</div>
    </li>
  );
}

const linesOf = ({ lines, script }: AdVersion) =>
  lines.length > 0 ? lines.map(({ text }) => text) : [script];

/** Shows how the newest version's script differs from an earlier one. */
function Comparison({ earlier, later }: { earlier: AdVersion; later: AdVersion }) {
  const lines = compareScripts(linesOf(earlier), linesOf(later));
  const isSame = lines.every((words) => words.every((part) => part.in === "both"));
  return (
    <div className="mt-1 rounded-sm bg-sunken px-3 py-2">
      <p className="text-sm text-ink-2">
        {isSame ? versionsCopy.sameWords : versionsCopy.changes(earlier.number, later.number)}
      </p>
      {!isSame && (
        <ul className="mt-1 flex flex-col gap-0.5 text-base">
          {byPlace(lines).map(({ item: words, key }) => (
            <li key={key} dir="auto" className="text-page-side wrap-anywhere text-ink-2">
              <ComparedWords words={words} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ComparedWords({ words }: { words: readonly Words[] }) {
  return byPlace(words).map(({ item: { text, in: place }, key }) => {
    if (place === "both") return <span key={key}>{text}</span>;
    return place === "earlier" ? (
      <del key={key} className="text-danger">
        <span className="sr-only">{versionsCopy.removed} </span>
        {text}
      </del>
    ) : (
      <ins key={key} className="bg-primary-soft text-ink no-underline forced-colors:underline">
        <span className="sr-only">{versionsCopy.added} </span>
        {text}
      </ins>
    );
  });
}
