import { Link } from "@earshot/client/navigation.tsx";
import { ownAdCopy } from "@earshot/contract/landing/copy.ts";
import { formatTime } from "@earshot/contract/site/format-time.ts";
import { Waveform } from "@earshot/ui/audio/waveform.tsx";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { clsx } from "clsx";
import { Check, Music, Upload } from "lucide-react";

import { column, sectionHeading } from "./layout.ts";
import { sampleSounds } from "./sample-sounds.ts";

/** For visitors who already have an ad: links to the studio's upload tab. */
export function OwnAd() {
  return (
    <section aria-labelledby="own-ad" className="mt-18 bg-sunken py-12 lg:mt-28 lg:py-16">
      <div className={clsx(column, "grid items-center gap-x-24 gap-y-8 lg:grid-cols-[minmax(0,1fr)_35rem]")}>
        <div>
          <h2 id="own-ad" className={sectionHeading}>
            {ownAdCopy.title}
          </h2>
          <p className="mt-4 text-md text-ink-2 lg:text-lg">{ownAdCopy.text}</p>
          <div className="mt-6">
            <Button size="lg" icon={<Upload />} link={<Link href="/nbmaistudio?tab=upload" />}>
              {ownAdCopy.upload}
            </Button>
          </div>
        </div>
        <UploadedFile />
      </div>
    </section>
  );
}

/** An illustration of the studio's upload card with a file. None of it is interactive. */
function UploadedFile() {
  const sound = sampleSounds.at(-1);
  if (!sound) return null;
  return (
    <div aria-hidden="true" className="rounded-lg border-2 border-dashed border-control bg-paper p-4 sm:p-6">
      <div className="flex items-center gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-md bg-primary-soft text-primary-strong">
          <Music className="icon-md" />
        </span>
        <div className="min-w-0 grow">
          <p className="font-semibold">{ownAdCopy.fileName}</p>
          <p className="text-sm text-ink-3 tabular-nums">{formatTime(sound.seconds)}</p>
        </div>
        <p className="flex items-center gap-1 text-sm font-semibold text-ok">
          <Check className="icon-sm" />
          {ownAdCopy.complete}
        </p>
      </div>
      <div className="mt-5">
        <Waveform peaks={sound.peaks} position={sound.seconds} duration={sound.seconds} height="lg" />
      </div>
    </div>
  );
}
