import type { ReactNode } from "react";

/** The part of a dialog that stays in view below: what is chosen at the start, the buttons at the end. */
export function Footer({ note, actions }: { note?: ReactNode; actions: ReactNode }) {
  return (
    <footer className="flex shrink-0 flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-panel py-4">
      {note !== undefined && <div className="min-w-0 grow basis-40 text-base text-ink-2">{note}</div>}
      <div className="flex flex-wrap justify-end gap-3 max-sm:grow max-sm:*:grow">{actions}</div>
    </footer>
  );
}
