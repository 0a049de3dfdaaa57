import { type SocialProvider, socialProviders } from "@earshot/contract/social-providers.ts";

import type { Settings } from "./settings.ts";

/** Where a provider (OpenID Connect) is reached, as its own discovery document says. */
export type ProviderPlaces = {
  /** Who signs, as its tokens name it. */
  issuer: string;
  /** Its page that asks the person. */
  authorization: string;
  token: string;
  /** Its public keys. */
  keys: string;
};

/** A provider that people can log in with. */
export type SocialLogin = {
  provider: SocialProvider;
  clientId: string;
  clientSecret: string;
  /** Other places than the provider's own: tests alone. */
  places?: ProviderPlaces;
};

/** The providers of which both client id and secret are set. */
export function readSocialLogins(settings: Settings): SocialLogin[] {
  return socialProviders.flatMap((provider) => {
    const name = provider.toUpperCase();
    const clientId = settings.text(`${name}_CLIENT_ID`);
    const clientSecret = settings.text(`${name}_CLIENT_SECRET`);
    if (clientId !== undefined && clientSecret !== undefined) return [{ provider, clientId, clientSecret }];
    if (clientId !== undefined || clientSecret !== undefined)
      settings.problems.push(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET belong together: one is not set.`);
    return [];
  });
}
