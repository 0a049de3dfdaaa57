import { Link } from "@earshot/client/navigation.tsx";
import { sliderBudget } from "@earshot/contract/campaigns/rules/budget.ts";
import { forecastReach } from "@earshot/contract/campaigns/rules/reach.ts";
import { readTypedBudget } from "@earshot/contract/campaigns/rules/typed-budget.ts";
import { calculatorCopy } from "@earshot/contract/landing/calculator-copy.ts";
import { budget, costPerThousand } from "@earshot/contract/limits.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";
import { clsx } from "clsx";
import { type InputEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";

import { column, sectionHeading } from "./layout.ts";
import { WaveSlider } from "./reach-calculator/wave-slider.tsx";
import { dollars, wholeNumber } from "./write-number.ts";

export interface ReachCalculatorProps {
  /** The amount submitted without JavaScript; null if none was submitted. */
  typed?: string | null;
}

/**
 * Shows what a budget buys: a slider on a wave, a field for the same amount, and the reach of that amount. Without
 * JavaScript the field is submitted to the server, which renders the result.
 */
export function ReachCalculator({ typed = null }: ReachCalculatorProps) {
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const [text, setText] = useState(typed ?? dollars(budget.first));
  const read = readTypedBudget(text);
  const [last, setLast] = useState("dollars" in read ? read.dollars : budget.first);
  const shown = "dollars" in read ? read.dollars : last;
  const reach = forecastReach(shown);

  function take(next: string) {
    setText(next);
    const now = readTypedBudget(next);
    if ("dollars" in now) setLast(now.dollars);
  }
  function choose(amount: number) {
    if (field.current) field.current.value = dollars(amount);
    take(dollars(amount));
  }

  // Visitors may use the form before it hydrates, so this reads the slider's value if it was moved, or else the
  // field's.
  const readEarly = useEffectEvent(() => {
    const slider = field.current?.form?.querySelector<HTMLInputElement>("input[type=range]");
    if (slider && slider.value !== slider.defaultValue) choose(slider.valueAsNumber);
    else if (field.current) setText(field.current.value);
  });
  useEffect(() => readEarly(), []);

  return (
    <section id="pricing" className={clsx(column, "scroll-mt-4 pt-4 lg:pt-10")}>
      <div
        data-ground="deep"
        className="grid overflow-hidden rounded-lg lg:grid-cols-[minmax(0,1fr)_25rem] lg:rounded-xl"
      >
        <form
          action="/#pricing"
          noValidate
          // Enter would reload the page, and what else was typed on it would be lost.
          onSubmit={(event) => event.preventDefault()}
          className="min-w-0 px-5 py-7 lg:px-16 lg:py-14"
        >
          <h2 className={sectionHeading}>{calculatorCopy.title}</h2>
          <div className="mt-8 flex flex-wrap items-end gap-3 lg:mt-10">
            <div className="w-60 max-w-full [&_input]:h-18 [&_input]:px-4 [&_input]:type-headline [&_input]:text-3xl [&_input]:tabular-nums">
              <TextField
                ref={field}
                id={fieldId}
                name="budget"
                label={calculatorCopy.budget}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={text}
                error={errorOf(read)}
                onInput={(event: InputEvent<HTMLInputElement>) => take(event.currentTarget.value)}
              />
            </div>
            <div className="hidden noscript:block">
              <Button type="submit" size="lg">
                {calculatorCopy.calculate}
              </Button>
            </div>
          </div>
          <div className="mt-6 noscript:hidden">
            <WaveSlider value={sliderBudget(shown)} onChange={choose} />
            <div className="mt-4 flex flex-wrap gap-2 max-[22.5rem]:grid max-[22.5rem]:grid-cols-2">
              {calculatorCopy.amounts.map((amount) => (
                <button
                  key={amount}
                  type="button"
                  aria-pressed={amount === shown && "dollars" in read}
                  onClick={() => choose(amount)}
                  className="min-h-9 cursor-pointer rounded-full border border-control px-3.5 text-sm font-semibold text-ink-2 tabular-nums hover:text-ink aria-pressed:chosen pointer-coarse:min-h-11"
                >
                  {dollars(amount)}
                </button>
              ))}
            </div>
          </div>
        </form>
        <div className="flex min-w-0 flex-col justify-center gap-5 bg-sunken px-5 py-7 lg:gap-8 lg:px-12 lg:py-14">
          <output className="grid gap-5 lg:gap-8" htmlFor={fieldId}>
            <Figure name={calculatorCopy.impressions} value={wholeNumber(reach.impressions)} />
            <Figure name={calculatorCopy.listeners} value={wholeNumber(reach.listeners)} />
          </output>
          <p className="text-sm text-ink-2">{calculatorCopy.note(dollars(costPerThousand.usual))}</p>
          <div className="self-start">
            <Button intent="primary" size="lg" link={<Link href="/nbmaistudio" />}>
              {calculatorCopy.openStudio}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}

function errorOf(read: ReturnType<typeof readTypedBudget>): string | undefined {
  if ("dollars" in read) return undefined;
  return read.error?.message ?? calculatorCopy.notAnAmount;
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <span className="block">
      <span className="block type-headline text-3xl wrap-anywhere tabular-nums lg:text-[clamp(2.875rem,5vw,4.5rem)] lg:leading-none">
        {value}
      </span>
      <span className="mt-1 block text-ink-2">{name}</span>
    </span>
  );
}
