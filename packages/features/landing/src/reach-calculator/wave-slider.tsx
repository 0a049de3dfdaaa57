import { calculatorCopy } from "@earshot/contract/landing/calculator-copy.ts";
import { budget } from "@earshot/contract/limits.ts";
import { Waveform } from "@earshot/ui/audio/waveform.tsx";

import { leadSound } from "../lead-sound.ts";
import { dollars } from "../write-number.ts";

interface WaveSliderProps {
  /** The budget in dollars: one of the slider's stops. */
  value: number;
  onChange: (value: number) => void;
}

/** A native range input on a wave that is colored up to the thumb. */
export function WaveSlider({ value, onChange }: WaveSliderProps) {
  return (
    <>
      <div className="relative">
        {/* Inset at each end by half the thumb's width. */}
        <div aria-hidden="true" className="px-4">
          <Waveform
            peaks={leadSound.peaks}
            position={value - budget.least}
            duration={budget.most - budget.least}
            accent="accent"
            height="lg"
          />
        </div>
        <input
          type="range"
          aria-label={calculatorCopy.slider}
          aria-valuetext={dollars(value)}
          min={budget.least}
          max={budget.most}
          step={budget.step}
          value={value}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          className="absolute inset-0 block size-full cursor-pointer touch-pan-y appearance-none rounded-sm bg-transparent thumb:size-8 thumb:appearance-none thumb:rounded-full thumb:border-0 thumb:bg-ink thumb:shadow-float forced-colors:thumb:bg-[Highlight] forced-colors:thumb:forced-color-adjust-none [&::-moz-range-track]:bg-transparent"
        />
      </div>
      <div aria-hidden="true" className="mt-3 flex justify-between text-sm text-ink-2 tabular-nums">
        <span>{dollars(budget.least)}</span>
        <span>{dollars(budget.most)}</span>
      </div>
    </>
  );
}
