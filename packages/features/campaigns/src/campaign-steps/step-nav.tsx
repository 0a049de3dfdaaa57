import type { CampaignStep } from "@earshot/client/state/campaign-draft.ts";
import { campaignCopy as copy } from "@earshot/contract/campaigns/copy.ts";
import { clsx } from "clsx";
import { Check } from "lucide-react";

import { useCampaignDraft, useCampaignPage } from "../campaign-provider.tsx";

const steps: readonly CampaignStep[] = [1, 2, 3, 4];

interface StepNavProps {
  /** Called to go to another step. The parent doesn't move forward from a step that has errors. */
  onGo: (step: CampaignStep) => void;
}

/** The navigation between the four steps. Phones show only the current step and the progress. */
export function StepNav({ onGo }: StepNavProps) {
  const { ad } = useCampaignPage();
  const current = useCampaignDraft((draft) => draft.currentStep);
  const isDone = (step: CampaignStep) => step < current && (step > 1 || ad !== null);
  return (
    <nav aria-label={copy.stepsLabel} className="border-b border-line px-4 py-3 sm:px-6 lg:px-10 lg:py-4">
      <div className="flex items-baseline justify-between gap-4 pb-2 sm:hidden" aria-hidden="true">
        <span className="font-semibold">{copy.steps[current]}</span>
        <span className="text-sm text-ink-2">{copy.stepOf(current, steps.length)}</span>
      </div>
      <ol className="flex gap-1 sm:flex-wrap sm:gap-x-6 sm:gap-y-1">
        {steps.map((step) => (
          <li key={step} className="max-sm:grow">
            <button
              type="button"
              aria-current={step === current ? "step" : undefined}
              onClick={() => onGo(step)}
              className="flex min-h-8 w-full cursor-pointer items-center gap-2 rounded-sm font-semibold text-ink-2 hover:text-ink aria-[current]:text-ink max-sm:h-8 pointer-coarse:min-h-11"
            >
              <span
                aria-hidden="true"
                className={clsx(
                  "grid size-6 place-items-center rounded-full border text-sm max-sm:hidden",
                  step === current
                    ? "border-transparent bg-primary text-on-primary"
                    : isDone(step)
                      ? "border-transparent bg-primary-soft text-primary-strong"
                      : "border-control",
                )}
              >
                {isDone(step) ? <Check className="icon-sm" /> : step}
              </span>
              <span className="max-sm:sr-only">{copy.steps[step]}</span>
              <span
                aria-hidden="true"
                className={clsx(
                  "h-1 grow rounded-full sm:hidden",
                  step <= current ? "bg-primary" : "bg-line-strong",
                )}
              />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
