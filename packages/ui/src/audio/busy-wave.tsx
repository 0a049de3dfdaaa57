/** The logo's bars: each with its height in sixteenths and the delay of its animation. */
const bars = [
  { height: 5, delay: "0ms" },
  { height: 11, delay: "120ms" },
  { height: 7, delay: "240ms" },
  { height: 15, delay: "360ms" },
  { height: 5, delay: "480ms" },
];

const sizes = { sm: "icon-sm", md: "icon-md" };

interface BusyWaveProps {
  /** 16 px for a line of text, or 20 px for the circle of a card. Both grow with the text size. */
  size?: "sm" | "md";
}

/**
 * Shows pending work of unknown length, in place of a spinner: the logo's bars swell one after another. It uses the
 * surrounding text colour. Decorative: state what is pending in adjacent text or in the control's name.
 *
 * Use instead: `Skeleton` for content whose shape is known; `ProgressCard` for known progress; `Waveform` for sound.
 */
export function BusyWave({ size = "sm" }: BusyWaveProps) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={`${sizes[size]} shrink-0`}>
      {bars.map(({ height, delay }, index) => (
        <rect
          key={delay}
          x={index * 3 + 1}
          y={8 - height / 2}
          width="2"
          height={height}
          rx="1"
          fill="currentColor"
          className="origin-center animate-swell transform-fill still:animate-none"
          style={{ animationDelay: delay }}
        />
      ))}
    </svg>
  );
}
