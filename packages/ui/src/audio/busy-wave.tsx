/** The mark's bars, in 16ths of the height, and when each swells. */
const bars = [
  { height: 5, delay: "0ms" },
  { height: 11, delay: "120ms" },
  { height: 7, delay: "240ms" },
  { height: 15, delay: "360ms" },
  { height: 5, delay: "480ms" },
];

const sizes = { sm: "size-4", md: "size-5" };

export interface BusyWaveProps {
  /** 16 px, as an icon in a line of text, or 20 px, in the round of a card. Both grow with the text size. */
  size?: "sm" | "md";
}

/** Work under way, where others show a spinner: the mark's bars swell in turn. Decoration only: words say what is under way. */
export function BusyWave({ size = "sm" }: BusyWaveProps) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={`${sizes[size]} shrink-0`}>
      {bars.map(({ height, delay }, place) => (
        <rect
          key={delay}
          x={place * 3 + 1}
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
