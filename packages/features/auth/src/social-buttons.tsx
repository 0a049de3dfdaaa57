import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import {
  type SocialProvider,
  socialProviderNames,
  socialProviders,
} from "@earshot/contract/social-providers.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";

export interface SocialButtonsProps {
  /** The configured ones; the others are shown disabled. */
  providers: readonly SocialProvider[];
  /** The path of this site to come back to. */
  redirect: string;
}

/** The social log-ins. They leave the page for the provider's, so they are plain links and no calls. */
export function SocialButtons({ providers, redirect }: SocialButtonsProps) {
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-sm text-ink-3 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {logInCopy.or}
      </p>
      <div className="grid gap-2">
        {socialProviders.map((provider) => (
          <SocialButton
            key={provider}
            provider={provider}
            isConfigured={providers.includes(provider)}
            redirect={redirect}
          />
        ))}
      </div>
    </div>
  );
}

interface SocialButtonProps {
  provider: SocialProvider;
  isConfigured: boolean;
  redirect: string;
}

function SocialButton({ provider, isConfigured, redirect }: SocialButtonProps) {
  const name = socialProviderNames[provider];
  const label = logInCopy.continueWith(name);
  if (!isConfigured)
    return (
      <Button disabled wide title={logInCopy.providerUnavailable(name)}>
        {label}
      </Button>
    );
  const address = `/client/${provider}?${new URLSearchParams({ redirect })}`;
  return (
    <Button wide link={<a href={address} aria-label={label} />}>
      {label}
    </Button>
  );
}
