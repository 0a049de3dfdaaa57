import { logInWords } from "@earshot/contract/words/accounts.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";

const providers = ["Google", "LinkedIn"];

/** The two social log-ins: shown, and disabled until a provider is configured (spec section 2). */
export function SocialButtons() {
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-sm text-ink-3 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {logInWords.or}
      </p>
      <div className="grid gap-2">
        {providers.map((provider) => (
          <Button key={provider} disabled wide title={logInWords.providerUnavailable(provider)}>
            {logInWords.continueWith(provider)}
          </Button>
        ))}
      </div>
    </div>
  );
}
