import { Combobox as Base } from "@base-ui/react/combobox";
import { Check } from "lucide-react";
import type { RefObject } from "react";

import type { ComboboxOption } from "./matching-options.ts";

interface SuggestionsProps {
  /** The list's container: the dialog around the field, or else the page. */
  layer: RefObject<HTMLElement | null>;
  /** The id of the field's label, which also labels the list. */
  labelId: string;
  /** Shown instead of the list if nothing matches. */
  none: string | null;
}

/**
 * The list below the field, or above it if there is more room, within the visual viewport, which excludes a phone's
 * keyboard.
 */
export function Suggestions({ layer, labelId, none }: SuggestionsProps) {
  return (
    <Base.Portal container={layer}>
      <Base.Positioner
        className="z-50 outline-none"
        positionMethod="fixed"
        align="start"
        sideOffset={6}
        collisionPadding={8}
      >
        {/* Used instead of Base UI's Popup, which hides the rest of the page from screen readers. */}
        <div
          role="presentation"
          // Dragging the list's scrollbar must not move focus out of the field.
          onMouseDown={(event) => event.preventDefault()}
          className="max-h-[min(20rem,var(--available-height))] w-(--anchor-width) max-w-(--available-width) animate-fade-in scroll-py-1 overflow-y-auto overscroll-contain rounded-md border border-line bg-surface p-1 text-ink shadow-float"
        >
          {none !== null && <p className="px-3 py-2 text-base wrap-anywhere text-ink-2">{none}</p>}
          <Base.List aria-labelledby={labelId} className="outline-none empty:hidden">
            {(option: ComboboxOption) => (
              <Base.Item key={option.value} value={option} className={row}>
                <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-2 wrap-anywhere">
                  <span className="min-w-0">{option.label}</span>
                  {option.detail !== undefined && option.detail !== option.label && (
                    <bdi lang={option.detailLang} className="min-w-0 text-sm font-normal text-ink-3">
                      {option.detail}
                    </bdi>
                  )}
                </span>
                <span className="icon-sm shrink-0 text-primary">
                  <Base.ItemIndicator>
                    <Check aria-hidden="true" className="icon-sm" strokeWidth={2.5} />
                  </Base.ItemIndicator>
                </span>
              </Base.Item>
            )}
          </Base.List>
        </div>
      </Base.Positioner>
    </Base.Portal>
  );
}

const row =
  "flex min-h-9 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-base text-ink select-none data-highlighted:bg-sunken data-selected:font-semibold forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2 pointer-coarse:min-h-11";
