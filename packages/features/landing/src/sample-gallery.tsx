import { landingCopy } from "@earshot/contract/landing/copy.ts";
import { SpotPlayer } from "@earshot/ui/audio/spot-player.tsx";
import { clsx } from "clsx";

import { column, sectionHeading, sectionSpace } from "./layout.ts";
import type { SampleSound } from "./lead-sound.ts";
import { sampleSounds } from "./sample-sounds.ts";
import { useSample } from "./use-sample.ts";

/** Card colors, used in rotation. */
const accents = ["primary", "plum", "harbor"] as const;

/** Eight real ads with their scripts. One plays at a time. */
export function SampleGallery() {
  return (
    <section id="samples" className={clsx(column, sectionSpace)}>
      <h2 className={sectionHeading}>{landingCopy.samplesTitle}</h2>
      <ul className="mt-6 grid gap-3 sm:grid-cols-2 sm:gap-4 lg:mt-12 lg:grid-cols-4">
        {sampleSounds.map((sound, index) => (
          <li key={sound.id} className="min-w-0">
            <Sample sound={sound} accent={accents[index % accents.length] ?? "primary"} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sample({ sound, accent }: { sound: SampleSound; accent: (typeof accents)[number] }) {
  const sample = useSample(sound);
  const [first] = sound.lines;
  return (
    <SpotPlayer {...sample} layout="card" titleLevel={3} accent={accent} quote={first?.text ?? ""}>
      <details className="group mt-2">
        <summary className="inline-block cursor-pointer rounded-sm py-1 text-sm font-semibold text-primary underline-offset-4 hover:underline pointer-coarse:py-3">
          {landingCopy.readScript}
          <span className="sr-only">: {landingCopy.scriptOf(sound.brand)}</span>
        </summary>
        <div lang="en" className="mt-1 grid gap-1 text-base text-ink-2">
          {sound.lines.map(({ text, voice }) => (
            <p key={text} className={clsx(voice === 2 && "border-s-2 border-line-strong ps-3")}>
              {text}
            </p>
          ))}
        </div>
      </details>
    </SpotPlayer>
  );
}
