import { useEffect, useRef, useState } from "react";

import { type Look, widths } from "./looks.ts";
import { type Picture, pictureOf } from "./photographer.ts";

interface StoryPictureProps {
  /** The story's id. */
  story: string;
  /** For example "Delete project: Changes fail". */
  name: string;
  look: Look;
  /** In px. The picture is scaled to this width. */
  width: number;
  /** Called when the picture is pressed. */
  onPress: () => void;
}

/** A picture of a story's final state, taken when the story comes near the viewport. */
export function StoryPicture({ story, name, look, width, onPress }: StoryPictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const picture = usePicture(story, look, box);
  const page = widths[look.width];
  const scale = Math.min(1, width / page.width);
  return (
    <figure className="m-0" style={{ width: page.width * scale }}>
      <div
        ref={box}
        className="relative overflow-hidden rounded-md border border-line-strong bg-sunken has-focus-visible:focus-ring"
        style={{ height: page.height * scale }}
      >
        {picture ? (
          <iframe
            srcDoc={picture.html}
            title={name}
            inert
            tabIndex={-1}
            // Same origin, so that fonts load; scripts are blocked.
            sandbox="allow-same-origin"
            className="pointer-events-none absolute top-0 left-0 border-0"
            style={{
              width: page.width,
              height: page.height,
              transform: `scale(${scale})`,
              transformOrigin: "0 0",
            }}
            onLoad={(event) => scrollAsCopied(event.currentTarget)}
          />
        ) : (
          <span className="absolute inset-0 grid place-items-center text-sm text-ink-2">Being taken…</span>
        )}
        <button
          type="button"
          aria-label={name}
          onClick={onPress}
          className="absolute inset-0 cursor-pointer outline-none hover:bg-primary/8"
        />
      </div>
      <figcaption className="mt-2 text-sm text-ink">
        <strong className="font-semibold">{name}</strong>
        {picture && <span className="block text-ink-2">{picture.text}</span>}
      </figcaption>
    </figure>
  );
}

function usePicture(story: string, look: Look, box: React.RefObject<HTMLElement | null>): Picture | null {
  const [taken, setTaken] = useState<{ key: string; picture: Picture | null }>();
  const { theme, width } = look;
  const key = `${story} ${theme} ${width}`;
  useEffect(() => {
    let isNear = false;
    const take = async () => {
      const picture = await pictureOf(story, { theme, width }, () => isNear);
      if (picture && isNear) setTaken({ key, picture });
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        isNear = entry?.isIntersecting ?? false;
        if (!isNear) return;
        void take();
      },
      { rootMargin: "300px" },
    );
    if (box.current) observer.observe(box.current);
    return () => {
      isNear = false;
      observer.disconnect();
    };
  }, [box, key, story, theme, width]);
  return taken?.key === key ? taken.picture : null;
}

function scrollAsCopied({ contentDocument }: HTMLIFrameElement): void {
  for (const element of contentDocument?.querySelectorAll<HTMLElement>("[data-scrolled]") ?? [])
    element.scrollTop = Number(element.dataset["scrolled"]);
}
