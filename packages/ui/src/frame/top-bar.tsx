import { clsx } from "clsx";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, type RefObject, use, useLayoutEffect, useRef, useState } from "react";

import { IconButton } from "../inputs/icon-button.tsx";
import { ShellContext } from "./shell-context.ts";

export interface TopBarProps {
  /** The page's heading. Truncated if wider than 329 px; shown in full on hover and focus. */
  title: string;
  /** The heading level: 1, unless the page has another first-level heading. */
  level?: 1 | 2;
  /** The button that goes one step back in the browser's history. Hidden without JavaScript. */
  back?: { label: string; onBack: () => void };
  /** Shown next to the title: a player for the ad that the page is about. */
  aside?: ReactNode;
  /** Controls at the end: Login and Sign up, or the user menu. */
  children?: ReactNode;
}

/**
 * The header of the studio, campaign and account pages: Back, the page's title, log in or the user menu. In a
 * `PageShell` without room for columns it also has the buttons that open sidebar and panel. Use the ad's title, or else
 * the campaign's, or else the page's; the document's title must be the same. Don't put the page's main action here,
 * where it would be out of the thumb's reach on a phone.
 *
 * Use instead: a header with logo and navigation on the landing page; the headers of `Dialog` and `Drawer`.
 *
 * Keyboard:
 * - Tab: Back, the title if it is truncated (shows it in full), the controls
 * - Escape: truncates the title again
 */
export function TopBar({ title, level = 1, back, aside, children }: TopBarProps) {
  const { openSidebar } = use(ShellContext);
  return (
    <header className="flex min-h-16 flex-wrap items-center justify-end gap-1 border-b border-line bg-paper px-2 py-2 sm:gap-x-2 sm:px-6 lg:flex-nowrap">
      <div className="flex min-w-0 grow basis-35 items-center gap-x-1 sm:gap-x-2">
        {openSidebar}
        {back && (
          <span className="shrink-0 noscript:hidden">
            <IconButton
              icon={<ArrowLeft className="rtl:-scale-x-100" />}
              label={back.label}
              onClick={back.onBack}
            />
          </span>
        )}
        <ExpandingTitle title={title} level={level} />
        {aside}
      </div>
      {children !== undefined && (
        <div className="flex max-w-full shrink-0 flex-wrap items-center justify-end gap-x-2 gap-y-1">
          {children}
        </div>
      )}
    </header>
  );
}

/**
 * A single-line heading. If truncated, hover, focus or a tap shows it in full, above the content below; Escape hides it
 * again (WCAG 2.2 1.4.13). Screen readers always get the full text.
 */
function ExpandingTitle({ title, level }: Required<Pick<TopBarProps, "title" | "level">>) {
  const text = useRef<HTMLSpanElement>(null);
  const isCut = useIsCut(text);
  const [isExpanded, setExpanded] = useState(false);
  const isOpen = isCut && isExpanded;
  const expandable = isCut && {
    tabIndex: 0,
    onPointerEnter: () => setExpanded(true),
    onPointerLeave: () => setExpanded(false),
    onFocus: () => setExpanded(true),
    onBlur: () => setExpanded(false),
    onKeyDown: ({ key }: { key: string }) => {
      if (key === "Escape") setExpanded(false);
    },
  };
  const Heading = `h${level}` as const;
  return (
    <Heading className="relative h-[1lh] max-w-[329px] min-w-0 grow type-heading text-lg">
      <span
        {...expandable}
        data-expanded={isOpen || undefined}
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

/** Returns true if the line is truncated; measures again when its width, text or font changes. */
function useIsCut(text: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const line = text.current;
    if (!line) return undefined;
    const measure = () => {
      if (!line.closest("[data-expanded]")) setCut(line.scrollWidth > line.clientWidth);
    };
    const observer = new ResizeObserver(measure);
    const textObserver = new MutationObserver(measure);
    observer.observe(line);
    textObserver.observe(line, { characterData: true, subtree: true });
    measure();
    void document.fonts.ready.then(measure);
    return () => {
      observer.disconnect();
      textObserver.disconnect();
    };
  }, [text]);
  return isCut;
}
