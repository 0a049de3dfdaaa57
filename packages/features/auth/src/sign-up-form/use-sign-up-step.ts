import { useEffect, useEffectEvent, useState } from "react";

import { dialogInAddress, pushStep } from "../dialog-address.ts";

type SignUpStep = "form" | "role";

interface SignUpStepOptions {
  initial: SignUpStep;
  isInDialog: boolean;
  /** Returns true if the role step may open. After a reload it may not, because the form is empty. */
  isComplete: () => boolean;
  /** True while a request is pending: the step can't change. */
  isBusy: boolean;
  /** Called when the browser's Back returns to the form. */
  onBack: () => void;
}

/** A key in a history entry's state: set while sign-up is at the role step. */
const mark = "signUpStep";

const isRoleEntry = () => (history.state as { [mark]?: SignUpStep } | null)?.[mark] === "role";

/** The current sign-up step. The role step has its own history entry: Back returns to the form, Forward to the role. */
export function useSignUpStep(options: SignUpStepOptions) {
  const [step, setStep] = useState(options.initial);

  useEffect(() => {
    if (step === "role" && !isRoleEntry()) pushStep({ [mark]: "role" });
    if (step === "form" && isRoleEntry()) history.back();
  }, [step]);

  const followHistory = useEffectEvent(() => {
    const { isInDialog, isComplete, isBusy, onBack } = options;
    const isClosing = isInDialog && dialogInAddress() !== "signup";
    if (isClosing || isBusy) return;
    if (!isRoleEntry()) {
      if (step === "role") onBack();
      setStep("form");
    } else if (isComplete()) {
      setStep("role");
    } else {
      history.back();
    }
  });
  useEffect(() => {
    const onPopState = () => followHistory();
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, []);

  return [step, setStep] as const;
}
