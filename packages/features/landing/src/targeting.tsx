import { Link } from "@earshot/client/navigation.tsx";
import { targetingCopy } from "@earshot/contract/landing/copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { clsx } from "clsx";
import { Download, Heart, MapPin, Smartphone, User, Users } from "lucide-react";

import { column, headingBeside, sectionHeading, sectionSpace } from "./layout.ts";

const icons = { Location: MapPin, Age: Users, Device: Smartphone, Interest: Heart, Gender: User };

/** The five targeting options, and a guide to download. */
export function Targeting() {
  return (
    <section id="targeting" className={clsx(column, sectionSpace, headingBeside)}>
      <div>
        <h2 className={sectionHeading}>{targetingCopy.title}</h2>
        <p className="mt-4 text-base text-ink-2">{targetingCopy.text}</p>
        <div className="mt-6">
          <Button icon={<Download />} link={<Link href={targetingCopy.guide.address} download />}>
            {targetingCopy.download}
            <span className="sr-only"> {targetingCopy.guide.kind}</span>
          </Button>
        </div>
      </div>
      <dl>
        {targetingCopy.options.map(({ name, choices }) => {
          const Icon = icons[name];
          return (
            <div
              key={name}
              className="grid grid-cols-[2rem_minmax(0,1fr)] items-center gap-2 border-t border-line py-3.5 last:border-b sm:min-h-18 sm:grid-cols-[2.5rem_9.5rem_minmax(0,1fr)]"
            >
              <dt className="col-span-full grid grid-cols-subgrid items-center type-heading text-lg sm:col-span-2">
                <Icon aria-hidden="true" className="icon-md text-ink-2" />
                {name}
              </dt>
              <dd className="flex flex-wrap gap-2 max-sm:col-start-2">
                {choices.map((choice) => (
                  <span
                    key={choice}
                    className="rounded-full border border-line-strong bg-surface px-3 py-1 text-sm font-semibold text-ink-2"
                  >
                    {choice}
                  </span>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
