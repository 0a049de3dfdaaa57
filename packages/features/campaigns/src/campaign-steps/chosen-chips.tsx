import { audienceCopy as copy } from "@earshot/contract/campaigns/copy.ts";
import { X } from "lucide-react";

interface ChosenChipsProps {
  label: string;
  names: readonly string[];
  onRemove: (index: number) => void;
}

/** The items chosen from a list, each with a button that removes it. */
export function ChosenChips({ label, names, onRemove }: ChosenChipsProps) {
  if (names.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-2 flex flex-wrap gap-2">
      {names.map((name, index) => (
        // Two chosen cities can have the same name, so the name alone isn't a unique key.
        <li key={`${name} ${names.indexOf(name) === index ? 0 : index}`} className="max-w-full">
          <button
            type="button"
            aria-label={copy.remove(name)}
            onClick={(event) => {
              // Focuses the chip that takes the place of the removed one, or else the one before it.
              const chips = event.currentTarget.closest("ul")?.querySelectorAll("button");
              (chips?.[index + 1] ?? chips?.[index - 1])?.focus();
              onRemove(index);
            }}
            className="flex min-h-8 max-w-full cursor-pointer items-center gap-1.5 rounded-full border border-transparent bg-primary px-3 py-0.5 text-sm font-semibold text-on-primary hover:bg-primary-strong forced-colors:border pointer-coarse:min-h-11"
          >
            <bdi className="min-w-0 text-start wrap-anywhere">{name}</bdi>
            <X aria-hidden="true" className="icon-sm shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}
