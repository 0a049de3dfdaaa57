import { Button } from "@earshot/ui/inputs/button.tsx";
import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { frameAddress, type Look, storyAddress, widths } from "./looks.ts";
import { type Picture, pictureOf } from "./photographer.ts";

interface StoryPictureProps {
  /** The story's id. */
  story: string;
  /** "Delete project: Down". */
  name: string;
  look: Look;
  /** In px. The picture is scaled to this width. */
  width: number;
  /** Whether the story itself is shown instead of its picture. */
  isLive: boolean;
  /** Called when the picture is pressed, and when the story is put away. */
  onLive: (isLive: boolean) => void;
}

/**
 * A picture of a story's final state, taken when it comes near the viewport. A press replaces it by the story itself,
 * in its full size.
 */
export function StoryPicture({ story, name, look, width, isLive, onLive }: StoryPictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const picture = usePicture(story, look, box);
  const page = widths[look.width];
  const scale = isLive ? 1 : Math.min(1, width / page.width);
  const close = () => {
    flushSync(() => onLive(false));
    opener.current?.focus();
  };
  return (
    <figure
      className="m-0 max-w-full scroll-mt-52"
      style={{ width: page.width * scale }}
      ref={isLive ? showTop : null}
    >
      <div
        ref={box}
        className="relative overflow-x-auto overflow-y-hidden rounded-md border border-line-strong bg-sunken has-focus-visible:focus-ring"
        style={{ height: page.height * scale }}
      >
        {isLive ? (
          <iframe
            // Without axe, which would delay the first steps.
            src={frameAddress(story, look, ";a11y.manual:!true")}
            title={name}
            className="block border-0"
            style={{ width: page.width, height: page.height }}
          />
        ) : (
          <>
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
              <span className="absolute inset-0 grid place-items-center text-sm text-ink-2">
                Being taken…
              </span>
            )}
            <button
              ref={opener}
              type="button"
              aria-label={name}
              onClick={() => onLive(true)}
              className="absolute inset-0 outline-none hover:bg-primary/8"
            />
          </>
        )}
      </div>
      <figcaption className="mt-2 text-sm text-ink">
        <strong className="font-semibold">{name}</strong>
        {picture && <span className="block text-ink-2">{picture.text}</span>}
        {isLive && (
          <span className="mt-2 flex flex-wrap gap-2">
            <Button onClick={close}>Back to the picture</Button>
            <Button link={<a href={storyAddress(story, look)} target="_top" />}>Its own page</Button>
          </span>
        )}
      </figcaption>
    </figure>
  );
}

const showTop = (figure: HTMLElement | null) => figure?.scrollIntoView({ block: "start" });

function usePicture(story: string, look: Look, box: RefObject<HTMLElement | null>): Picture | null {
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
