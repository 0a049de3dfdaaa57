import { forecastReach } from "@earshot/contract/campaigns/rules/reach.ts";
import { calculatorCopy } from "@earshot/contract/landing/calculator-copy.ts";
import { howItWorksCopy } from "@earshot/contract/landing/copy.ts";
import { budget } from "@earshot/contract/limits.ts";
import { Waveform } from "@earshot/ui/audio/waveform.tsx";
import { clsx } from "clsx";
import type { ReactNode } from "react";

import { column, headingBeside, sectionHeading, sectionSpace } from "./layout.ts";
import { leadSound } from "./lead-sound.ts";
import { dollars, wholeNumber } from "./write-number.ts";

/** Three steps, each next to a picture of the product. */
export function HowItWorks() {
  const pieces = [<Ad key="ad" />, <Audience key="audience" />, <Forecast key="forecast" />];
  return (
    <section id="how-it-works" className={clsx(column, sectionSpace, headingBeside)}>
      <h2 className={sectionHeading}>{howItWorksCopy.title}</h2>
      <ol>
        {howItWorksCopy.steps.map(({ title, text }, index) => (
          <Step key={title} number={index + 1} title={title} text={text}>
            {pieces[index]}
          </Step>
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  number: number;
  title: string;
  text: string;
  children: ReactNode;
}

function Step({ number, title, text, children }: StepProps) {
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 gap-y-4 border-t border-line py-6 last:border-b sm:grid-cols-[3.5rem_minmax(0,1fr)_minmax(0,19.5rem)] sm:py-8">
      <span aria-hidden="true" className="type-heading text-2xl text-accent-strong">
        {number}
      </span>
      <div>
        <h3 className="type-heading text-lg sm:text-xl">{title}</h3>
        <p className="mt-2 text-base text-ink-2">{text}</p>
      </div>
      <div className="max-sm:col-start-2">{children}</div>
    </li>
  );
}

function Ad() {
  return (
    <>
      <p className="text-md">“{leadSound.lines[0]?.text}”</p>
      <div className="mt-3">
        <Waveform peaks={leadSound.peaks} position={0} duration={leadSound.seconds} height="sm" />
      </div>
    </>
  );
}

function Audience() {
  return (
    <ul className="flex flex-wrap gap-2">
      {howItWorksCopy.audience.map(({ label, isChosen }) => (
        <li
          key={label}
          className={clsx(
            "rounded-full border px-3 py-1 text-sm font-semibold",
            isChosen ? "chosen" : "border-line-strong bg-surface text-ink-2",
          )}
        >
          {label}
        </li>
      ))}
    </ul>
  );
}

function Forecast() {
  const { impressions, listeners } = forecastReach(budget.first);
  const figures = [
    { name: howItWorksCopy.totalBudget, value: dollars(budget.first) },
    { name: calculatorCopy.impressions, value: wholeNumber(impressions) },
    { name: calculatorCopy.listeners, value: wholeNumber(listeners) },
  ];
  return (
    <dl className="grid gap-1">
      {figures.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
