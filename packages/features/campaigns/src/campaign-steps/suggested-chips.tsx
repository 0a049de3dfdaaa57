import { audienceCopy as copy } from "@earshot/contract/campaigns/copy.ts";
import { Plus } from "lucide-react";

interface SuggestedChipsProps {
  label: string;
  names: readonly string[];
  onAdd: (name: string) => void;
}

/** Suggestions from a list, each with a button that adds it. */
export function SuggestedChips({ label, names, onAdd }: SuggestedChipsProps) {
  if (names.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-2 flex flex-wrap gap-2">
      {names.map((name, index) => (
        <li key={name}>
          <button
            type="button"
            aria-label={copy.addInterest(name)}
            onClick={(event) => {
              // The chip after the added one takes its place, so it receives focus.
              const chips = event.currentTarget.closest("ul")?.querySelectorAll("button");
              (chips?.[index + 1] ?? chips?.[index - 1])?.focus();
              onAdd(name);
            }}
            className="flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full border border-dashed border-control bg-surface px-3 py-0.5 text-sm font-semibold text-ink-2 hover:bg-sunken pointer-coarse:min-h-11"
          >
            <Plus aria-hidden="true" className="icon-sm shrink-0" />
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
