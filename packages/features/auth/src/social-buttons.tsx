import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import {
  type SocialProvider,
  socialProviderNames,
  socialProviders,
} from "@earshot/contract/social-providers.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { useId } from "react";

export interface SocialButtonsProps {
  /** The configured providers; the others are shown disabled, with a note. */
  providers: readonly SocialProvider[];
  /** The return path within this site. */
  redirect: string;
}

/** The social log-ins. They are plain links rather than API calls, because they lead to the provider's page. */
export function SocialButtons({ providers, redirect }: SocialButtonsProps) {
  const note = useId();
  const missing = socialProviders.filter((provider) => !providers.includes(provider));
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-sm text-ink-3 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {logInCopy.or}
      </p>
      <ul className="grid gap-2">
        {socialProviders.map((provider) => {
          const label = logInCopy.continueWith(socialProviderNames[provider]);
          const address = `/client/${provider}?${new URLSearchParams({ redirect })}`;
          return (
            <li key={provider}>
              {missing.includes(provider) ? (
                <Button disabled wide aria-describedby={note}>
                  {label}
                </Button>
              ) : (
                <Button wide link={<a href={address} aria-label={label} />}>
                  {label}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {missing.length > 0 && (
        <p id={note} className="text-sm text-ink-3">
          {logInCopy.providersUnavailable(missing.map((provider) => socialProviderNames[provider]))}
        </p>
      )}
    </div>
  );
}
