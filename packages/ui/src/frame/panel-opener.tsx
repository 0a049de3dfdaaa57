import { ChevronRight, SlidersHorizontal } from "lucide-react";
import { type ReactNode, use } from "react";

import { BusyWave } from "../audio/busy-wave.tsx";
import { ShellContext } from "./shell-context.ts";

interface PanelOpenerProps {
  /** The first part of the button's accessible name, before the summary: the panel's title. */
  label: string;
  /** The current choices in the panel, on one line: "Russell · 30 s · First Light". */
  children: ReactNode;
}

/**
 * A row that sums up the choices in a `PageShell`'s panel and opens the panel's sheet. Where the panel is a column, and
 * without JavaScript, it is plain text.
 *
 * Use instead: the sidebar's button in `TopBar`.
 *
 * Keyboard:
 * - Enter, Space: opens the sheet, or retries after an error
 */
export function PanelOpener({ label, children }: PanelOpenerProps) {
  const { panel } = use(ShellContext);
  return (
    <>
      <p className={panel ? "truncate text-sm text-ink-2 max-xl:hidden" : "truncate text-sm text-ink-2"}>
        {children}
      </p>
      {panel && (
        <button
          type="button"
          aria-busy={panel.isBusy || undefined}
          onPointerEnter={panel.preload}
          onFocus={panel.preload}
          onClick={() => !panel.isBusy && panel.open()}
          className="flex min-h-11 w-full min-w-0 cursor-pointer items-center gap-2.5 rounded-sm text-start text-base font-semibold text-ink xl:hidden noscript:hidden"
        >
          <span className="shrink-0 text-ink-2 *:icon-md">
            {panel.isBusy ? <BusyWave /> : <SlidersHorizontal aria-hidden="true" />}
          </span>
          <span className="sr-only">{label}: </span>
          <span className="min-w-0 grow truncate">{children}</span>
          <ChevronRight aria-hidden="true" className="icon-sm shrink-0 text-ink-2 rtl:-scale-x-100" />
        </button>
      )}
    </>
  );
}
