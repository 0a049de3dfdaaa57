import { scriptCopy } from "@earshot/contract/studio/script-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { Plus } from "lucide-react";
import { useState } from "react";

import type { DraftFact } from "../script-draft.ts";

/** The maximum number of facts shown before "more". */
const most = 2;

interface LeftOutProps {
  facts: readonly DraftFact[];
  secondsOf: (text: string) => number;
  onPutIn: (fact: DraftFact) => void;
}

/** Facts from the brief that the script leaves out, each with its duration and a button that adds a line. */
export function LeftOut({ facts, secondsOf, onPutIn }: LeftOutProps) {
  const [isOpen, setOpen] = useState(false);
  if (facts.length === 0) return null;
  const shown = isOpen ? facts : facts.slice(0, most);
  return (
    <ul className="border-t border-line py-1.5">
      {shown.map((fact) => (
        <li key={fact.id} className="flex items-center gap-2 py-0.5 ps-4 pe-2 text-sm">
          <p className="min-w-0 flex-1 wrap-anywhere">
            <span className="text-ink-2">{scriptCopy.leftOut}</span>{" "}
            <bdi className="text-ink">“{fact.text}”</bdi>{" "}
            <span className="text-xs whitespace-nowrap text-ink-3 tabular-nums">
              {scriptCopy.seconds(secondsOf(fact.text))}
            </span>
          </p>
          <span className="shrink-0 text-primary">
            <Button
              size="sm"
              intent="quiet"
              icon={<Plus />}
              aria-label={scriptCopy.putInName(fact.text)}
              onClick={() => onPutIn(fact)}
            >
              {scriptCopy.putIn}
            </Button>
          </span>
        </li>
      ))}
      {facts.length > most && (
        <li className="px-2">
          <Button size="sm" intent="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? scriptCopy.fewerLeftOut : scriptCopy.moreLeftOut(facts.length - most)}
          </Button>
        </li>
      )}
    </ul>
  );
}
