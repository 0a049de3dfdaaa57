import { type SocialProvider, socialProviders } from "@earshot/contract/social-providers.ts";

import type { Settings } from "./settings.ts";

/** A provider's OpenID Connect endpoints, from its discovery document. */
export type ProviderPlaces = {
  /** The issuer of its tokens. */
  issuer: string;
  /** Its consent page. */
  authorization: string;
  token: string;
  /** Its JWKS. */
  keys: string;
};

/** A provider that users can log in with. */
export type SocialLogin = {
  provider: SocialProvider;
  clientId: string;
  clientSecret: string;
  /** Overrides the provider's endpoints, in tests. */
  places?: ProviderPlaces;
};

/** Providers for which both the client id and the secret are set. */
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
