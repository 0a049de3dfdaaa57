import { type CSSProperties, type ReactNode, useCallback, useState } from "react";

interface AtWidthProps {
  /** The window's width in px that the story's iframe gets. */
  width: number;
  /** A canvas with an iframe. */
  children: ReactNode;
}

/** Canvas borders, which are not part of the iframe, in px. */
const borders = 2;

/** Draws a docs page's iframe at its own width, scaled down where the column is narrower. */
export function AtWidth({ width, children }: AtWidthProps) {
  const [scale, setScale] = useState(1);
  const measure = useCallback(
    (box: HTMLDivElement) => {
      const observer = new ResizeObserver(() => setScale((box.clientWidth - borders) / width));
      observer.observe(box);
      return () => observer.disconnect();
    },
    [width],
  );
  return (
    <div
      ref={measure}
      className="at-width"
      style={{ maxWidth: width + borders, "--scale": scale } as CSSProperties}
    >
      {children}
    </div>
  );
}
