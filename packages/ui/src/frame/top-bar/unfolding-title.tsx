import { clsx } from "clsx";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";

interface UnfoldingTitleProps {
  title: string;
  level: 1 | 2;
}

/**
 * A heading of one line. Where it is cut, pointing at it or focusing it (a tap does) unfolds it in place, over what is
 * below; Escape folds it again (WCAG 2.2 1.4.13). Readers have the whole of it at any time: it is the same text.
 */
export function UnfoldingTitle({ title, level }: UnfoldingTitleProps) {
  const text = useRef<HTMLSpanElement>(null);
  const isCut = useCut(text);
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = isCut && isUnfolded;
  const unfolds = isCut && {
    tabIndex: 0,
    onPointerEnter: () => setUnfolded(true),
    onPointerLeave: () => setUnfolded(false),
    onFocus: () => setUnfolded(true),
    onBlur: () => setUnfolded(false),
    onKeyDown: ({ key }: { key: string }) => {
      if (key === "Escape") setUnfolded(false);
    },
  };
  const Heading = `h${level}` as const;
  return (
    <Heading className="relative h-[1lh] max-w-[329px] min-w-0 grow type-heading text-lg">
      <span
        {...unfolds}
        data-unfolded={isOpen || undefined}
        className={clsx(
          "absolute inset-x-0 top-0 flex rounded-sm",
          isOpen &&
            "z-10 -mx-3 -my-2 border border-line bg-surface px-3 py-2 shadow-float sm:w-max sm:max-w-[min(36rem,60vw)]",
        )}
      >
        <span ref={text} dir="auto" className={isOpen ? "min-w-0 wrap-anywhere" : "truncate"}>
          {title}
        </span>
      </span>
    </Heading>
  );
}

/** Whether the line is longer than its room; asked again when that, the text or the font changes. */
function useCut(text: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const line = text.current;
    if (!line) return undefined;
    const measure = () => {
      if (!line.closest("[data-unfolded]")) setCut(line.scrollWidth > line.clientWidth);
    };
    const observer = new ResizeObserver(measure);
    const words = new MutationObserver(measure);
    observer.observe(line);
    words.observe(line, { characterData: true, subtree: true });
    measure();
    void document.fonts.ready.then(measure);
    return () => {
      observer.disconnect();
      words.disconnect();
    };
  }, [text]);
  return isCut;
}
