import type { ReactNode } from "react";

interface SettingsGroupProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** A group of fields, with an explanation above them, or to their left where there is room. */
export function SettingsGroup({ title, text, children }: SettingsGroupProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 border-t border-line py-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div>
        <h3 className="type-heading text-md text-ink">{title}</h3>
        {text !== undefined && <p className="mt-1 text-sm text-ink-2">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
