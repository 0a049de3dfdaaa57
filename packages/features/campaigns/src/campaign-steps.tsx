import { ApiError, explain } from "@earshot/client/api-error.ts";
import { LeaveGuard, Link } from "@earshot/client/navigation.tsx";
import type { CampaignStep } from "@earshot/client/state/campaign-draft.ts";
import { useSession } from "@earshot/client/state/session.tsx";
import { brand } from "@earshot/contract/brand.ts";
import {
  audienceCopy,
  budgetCopy,
  campaignAdCopy,
  campaignCopy as copy,
  reviewCopy,
} from "@earshot/contract/campaigns/copy.ts";
import type { CampaignStatus } from "@earshot/contract/campaigns/rules/campaign-status.ts";
import type { PreflightPart } from "@earshot/contract/campaigns/rules/preflight.ts";
import type { Project } from "@earshot/contract/projects/read.ts";
import { leaveCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { AlertDialog } from "@earshot/ui/surfaces/alert-dialog.tsx";
import { ArrowRight } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useStore } from "zustand";

import { useCampaignDraft, useCampaignPage, usePreflight } from "./campaign-provider.tsx";
import { AdStep } from "./campaign-steps/ad-step.tsx";
import { AudienceStep } from "./campaign-steps/audience-step.tsx";
import { BudgetStep } from "./campaign-steps/budget-step.tsx";
import { ReviewStep } from "./campaign-steps/review-step.tsx";
import { SaveBanner } from "./campaign-steps/save-banner.tsx";
import { StepNav } from "./campaign-steps/step-nav.tsx";
import { requestOf } from "./draft-request.ts";
import { ForecastSummary } from "./forecast.tsx";
import { launchCampaign } from "./queries.ts";
import { type StepErrors, stepErrors } from "./step-errors.ts";

const titles: Record<CampaignStep, { title: string; text: string }> = {
  1: campaignAdCopy,
  2: audienceCopy,
  3: budgetCopy,
  4: reviewCopy,
};

export interface CampaignStepsProps {
  projects: readonly Pick<Project, "id" | "name">[];
  /** Opens the Log In dialog; `onEnd` receives whether the user is logged in when it closes. */
  onLogIn: (onEnd: (isLoggedIn: boolean) => void) => void;
  /** Reloads the saved campaign. */
  onReload: () => void;
}

/** The four steps of a campaign, from the ad to the launch, one visible at a time. Use within a `CampaignProvider`. */
export function CampaignSteps({ projects, onLogIn, onReload }: CampaignStepsProps) {
  const { store, saver, ad, goTo, target, now } = useCampaignPage();
  const draft = useCampaignDraft((state) => state);
  const step = draft.currentStep;
  const saveState = useStore(saver.state);
  /** The step that the user tried to leave, whose errors are shown. */
  const [tried, setTried] = useState<CampaignStep | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const launch = useLaunch(onLogIn);
  const errors: StepErrors = tried === step ? stepErrors(step, draft, ad, now) : {};

  // The element to focus exists only after its step has been rendered.
  useEffect(() => {
    if (target) focusPart(target.part, heading.current);
  }, [target]);

  function go(next: CampaignStep) {
    const found = next > step ? stepErrors(step, store.getState(), ad, new Date()) : {};
    if (Object.keys(found).length === 0) {
      setTried(null);
      goTo(next);
      return;
    }
    setTried(step);
    requestAnimationFrame(() => focusFirstError(body.current));
  }

  return (
    <div className="flex min-h-full flex-col lg:min-h-[calc(100dvh-4rem)]">
      <StepNav onGo={go} />
      <div className="w-full max-w-208 grow px-4 pt-6 pb-8 sm:px-6 lg:px-10">
        <div className="mb-4 empty:hidden has-[[aria-live]:empty]:mb-0">
          <SaveBanner onReload={onReload} onLogIn={onLogIn} />
        </div>
        <h2 ref={heading} tabIndex={-1} className="type-heading text-xl outline-none sm:text-2xl">
          {titles[step].title}
        </h2>
        <p className="mt-2 mb-6 text-ink-2">{titles[step].text}</p>
        <div ref={body}>
          {step === 1 && <AdStep errors={errors} projects={projects} />}
          {step === 2 && <AudienceStep errors={errors} />}
          {step === 3 && <BudgetStep errors={errors} />}
          {step === 4 && <ReviewStep showsMissing={launch.wasTried} />}
        </div>
        {step === 4 && launch.error !== null && (
          <p role="alert" className="mt-4 font-medium text-danger">
            {launch.error}
          </p>
        )}
      </div>
      <div className="border-line bg-paper px-4 py-3 sm:px-6 lg:px-10 [@media(height>=32rem)]:sticky [@media(height>=32rem)]:bottom-0 [@media(height>=32rem)]:z-10 [@media(height>=32rem)]:border-t">
        <ForecastSummary />
        <div className="flex flex-wrap justify-between gap-3 max-sm:flex-nowrap">
          {step > 1 && (
            <Button size="lg" onClick={() => goTo((step - 1) as CampaignStep)}>
              {controlCopy.back}
            </Button>
          )}
          <div className="max-sm:grow sm:ms-auto">
            {step < 4 ? (
              <Button size="lg" wide intent="primary" onClick={() => go((step + 1) as CampaignStep)}>
                <span className="inline-flex items-center gap-2">
                  {copy.next}
                  <ArrowRight aria-hidden="true" className="size-[1.15em] rtl:-scale-x-100" />
                </span>
              </Button>
            ) : (
              <Button size="lg" wide intent="primary" busy={launch.isBusy} onClick={launch.start}>
                {launch.isBusy ? reviewCopy.launching : copy.launch}
              </Button>
            )}
          </div>
        </div>
      </div>
      <LeaveGuard isActive={saveState.kind === "failed"}>
        {({ isLeaving, stay, leave }) => (
          <AlertDialog
            open={isLeaving}
            onClose={stay}
            title={leaveCopy.title}
            description={leaveCopy.text}
            closeLabel={leaveCopy.stay}
            tone="danger"
            confirm={{ label: leaveCopy.leave, onConfirm: leave }}
          />
        )}
      </LeaveGuard>
    </div>
  );
}

function focusPart(part: PreflightPart | null, heading: HTMLElement | null): void {
  // The link is in a sheet, which closes first, returning focus to its button.
  if (document.querySelector("[aria-modal=true]")) {
    requestAnimationFrame(() => setTimeout(() => focusPart(part, heading)));
    return;
  }
  const field = part && document.getElementById(`campaign-${part}`);
  if (!field) window.scrollTo({ top: 0 });
  (field ?? heading)?.focus();
}

function focusFirstError(step: HTMLElement | null): void {
  const field =
    step?.querySelector<HTMLElement>("[aria-invalid]") ?? step?.querySelector<HTMLElement>("button");
  field?.focus();
}

/** Saves and launches; a visitor logs in first, and the launch then continues. */
function useLaunch(onLogIn: CampaignStepsProps["onLogIn"]) {
  const { store, saver, onLaunched, refresh } = useCampaignPage();
  const { isLoggedIn, hasEnded, check } = useSession();
  const isComplete = usePreflight().every(({ state }) => state !== "missing");
  const [state, setState] = useState<"idle" | "tried" | "busy">("idle");
  const [error, setError] = useState<string | null>(null);
  // Counts log-ins, so that each one resumes the launch only once.
  const [logIns, setLogIns] = useState(0);
  const launchedAfter = useRef(0);
  const goOn = useEffectEvent(() => {
    if (launchedAfter.current === logIns) return;
    launchedAfter.current = logIns;
    void launch();
  });
  useEffect(() => {
    if (logIns > 0 && isLoggedIn) goOn();
  }, [logIns, isLoggedIn]);

  /** Saves even before the log-in, so that the draft moves to the account. */
  async function save() {
    if (!saver.saved()) saver.change(requestOf(store.getState()));
    return saver.flush();
  }

  async function launch() {
    try {
      const saved = await save();
      if (!saved) {
        setState("tried");
        return;
      }
      await launchCampaign(saved);
      onLaunched();
    } catch (reason) {
      setState("tried");
      const code = reason instanceof ApiError ? reason.code : null;
      // The banner above the steps explains these errors and offers a solution.
      if (code === "campaign_stale" || code === "campaign_launched") {
        saver.fail(reason);
        return;
      }
      setError(explain(reason, reviewCopy.failed));
      refresh();
      void check();
    }
  }

  async function start() {
    setError(null);
    if (!isComplete) {
      setState("tried");
      return;
    }
    setState("busy");
    if (isLoggedIn) {
      await launch();
      return;
    }
    // Changes made after the session ended are saved after the log-in.
    if (!hasEnded && !(await save())) {
      setState("tried");
      return;
    }
    onLogIn((isIn) => {
      if (isIn) setLogIns((count) => count + 1);
      else setState("tried");
    });
  }

  return {
    isBusy: state === "busy",
    wasTried: state === "tried",
    error,
    start: () => void start(),
  };
}

interface LaunchedProps {
  status: Exclude<CampaignStatus, "draft">;
  /** A comment on the status, such as the reason for a rejection; empty if there is none. */
  comment?: string;
}

/** A campaign that is no longer a draft: shows its status. */
export function Launched({ status, comment = "" }: LaunchedProps) {
  const { title, text } =
    status === "in review"
      ? { title: reviewCopy.launched, text: reviewCopy.launchedText(brand.name) }
      : reviewCopy.ended[status];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="max-w-208 px-4 py-10 sm:px-6 lg:px-10">
      <h2 ref={heading} tabIndex={-1} className="type-heading text-xl outline-none sm:text-2xl">
        {title}
      </h2>
      {comment && (
        <p className="mt-2 max-w-[60ch] wrap-anywhere">
          <bdi>{comment}</bdi>
        </p>
      )}
      <p className="mt-2 max-w-[60ch] text-ink-2">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button intent="primary" link={<Link href="/nbmaistudio/campaigns" />}>
          {reviewCopy.toCampaigns}
        </Button>
        <Button link={<Link href="/nbmaistudio" />}>{reviewCopy.toStudio}</Button>
      </div>
    </div>
  );
}
