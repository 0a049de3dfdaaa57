import { preflightCopy as copy } from "@earshot/contract/campaigns/copy.ts";
import type { PreflightLine } from "@earshot/contract/campaigns/rules/preflight.ts";
import { Circle, CircleCheck, CircleAlert, Ear, TriangleAlert } from "lucide-react";

import { stepOf, useCampaignDraft, useCampaignPage } from "./campaign-provider.tsx";

const icon = "mt-0.5 icon-md shrink-0";

interface PreflightListProps {
  lines: readonly PreflightLine[];
  /** Called before the page moves to the part that a check links to, so that a sheet can close first. */
  onLeave?: (() => void) | undefined;
}

/** *Before you launch*: the result of each check, with a link to fix what is missing. */
export function PreflightList({ lines, onLeave }: PreflightListProps) {
  const { goTo } = useCampaignPage();
  const current = useCampaignDraft((draft) => draft.currentStep);
  return (
    <ul className="divide-y divide-line">
      {lines.map(({ name, part, detail, state }) => {
        const step = stepOf[part];
        // A missing part is not an error until its step has been reached.
        const isAhead = state === "missing" && step > current;
        return (
          <li key={name}>
            <button
              type="button"
              onClick={() => {
                onLeave?.();
                goTo(step, part);
              }}
              className="flex w-full cursor-pointer items-start gap-2.5 rounded-sm py-2.5 text-start hover:bg-ink/6 pointer-coarse:min-h-11"
            >
              {state === "ok" && <CircleCheck aria-hidden="true" className={`${icon} text-ok`} />}
              {state === "listen" && <Ear aria-hidden="true" className={`${icon} text-ink-2`} />}
              {state === "warning" && <TriangleAlert aria-hidden="true" className={`${icon} text-danger`} />}
              {state === "missing" &&
                (isAhead ? (
                  <Circle aria-hidden="true" className={`${icon} text-control`} />
                ) : (
                  <CircleAlert aria-hidden="true" className={`${icon} text-danger`} />
                ))}
              <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
                <span className="min-w-0">
                  <span className="sr-only">{copy.states[state]}: </span>
                  {name}
                </span>
                <span className="min-w-0 text-sm text-ink-2 tabular-nums">
                  {isAhead ? copy.step(step) : detail}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
