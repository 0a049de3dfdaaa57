import { roleCopy, signUpCopy } from "@earshot/contract/accounts/form-copy.ts";
import {
  companyTypes,
  type CompanyType,
  isCompanyType,
} from "@earshot/contract/accounts/rules/company-type.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { IconButton } from "@earshot/ui/inputs/icon-button.tsx";
import { RadioCards } from "@earshot/ui/inputs/radio-cards.tsx";
import { clsx } from "clsx";
import { ArrowLeft, Building2, Users } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { FormMessage, type Message } from "../form-message.tsx";

interface RoleStepProps {
  /** True if this step is visible. Without JavaScript it is always visible. */
  shown: boolean;
  /** The role from the last submit. */
  role?: string;
  error?: string;
  /** Shown above the button. */
  message: Message | null;
  busy: boolean;
  onBack: () => void;
}

const icons = { business: <Building2 />, agency: <Users /> };
const options = companyTypes.map((value) => ({
  value,
  title: roleCopy[value].label,
  text: roleCopy[value].description,
  icon: icons[value],
}));

/** Sign-up's second step. Get Started is disabled until a role is chosen; the server validates it too. */
export function RoleStep({ shown, role, error, message, busy, onBack }: RoleStepProps) {
  const [chosen, setChosen] = useState<CompanyType | undefined>(isCompanyType(role) ? role : undefined);
  const step = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const find = (radio: string) => step.current?.querySelector<HTMLInputElement>(radio);
    if (shown) (find("input:checked") ?? find("input"))?.focus();
  }, [shown]);

  return (
    <div ref={step} className={clsx("flex-col gap-4 noscript:flex", shown ? "flex" : "hidden")}>
      <div className="-mb-2 flex items-center gap-2">
        <div className="-ms-2.5 noscript:hidden">
          <IconButton
            icon={<ArrowLeft className="rtl:-scale-x-100" />}
            label={controlCopy.back}
            onClick={onBack}
          />
        </div>
        <h2 className="type-heading text-lg">{roleCopy.title}</h2>
      </div>
      <RadioCards
        name="user_role"
        label={<span className="sr-only">{roleCopy.title}</span>}
        options={options}
        defaultValue={chosen}
        onChange={setChosen}
        error={error}
      />
      <FormMessage message={message} />
      <Button type="submit" intent="primary" wide busy={busy} disabled={shown && chosen === undefined}>
        {busy ? signUpCopy.creating : controlCopy.getStarted}
      </Button>
    </div>
  );
}
