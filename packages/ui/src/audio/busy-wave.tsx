/** The mark's bars, in 16ths of the height, and when each swells. */
const bars = [
  { height: 5, delay: "0ms" },
  { height: 11, delay: "120ms" },
  { height: 7, delay: "240ms" },
  { height: 15, delay: "360ms" },
  { height: 5, delay: "480ms" },
];

/** Work under way, where others show a spinner: the mark's bars swell in turn. As tall as an icon; decoration only. */
export function BusyWave() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0">
      {bars.map(({ height, delay }, place) => (
        <rect
          key={delay}
          x={place * 3 + 1}
          y={8 - height / 2}
          width="2"
          height={height}
          rx="1"
          fill="currentColor"
          className="origin-center animate-swell transform-fill"
          style={{ animationDelay: delay }}
        />
      ))}
    </svg>
  );
}
