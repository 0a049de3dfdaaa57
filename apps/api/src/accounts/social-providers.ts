import type { SocialProvider } from "@earshot/contract/social-providers.ts";

import type { ProviderPlaces } from "../config/social-logins.ts";

/** What we know of a provider. */
type Known = {
  places: ProviderPlaces;
  /**
   * Whether it takes PKCE's challenge and repeats the nonce. LinkedIn does neither for a web client: it refuses a code
   * that comes with a verifier, and its tokens name no nonce. The state binds its log-ins to the browser all the same.
   */
  takesChallenge: boolean;
};

/**
 * From the providers' discovery documents: https://accounts.google.com/.well-known/openid-configuration and
 * https://www.linkedin.com/oauth/.well-known/openid-configuration.
 */
export const knownProviders: Record<SocialProvider, Known> = {
  google: {
    places: {
      issuer: "https://accounts.google.com",
      authorization: "https://accounts.google.com/o/oauth2/v2/auth",
      token: "https://oauth2.googleapis.com/token",
      keys: "https://www.googleapis.com/oauth2/v3/certs",
    },
    takesChallenge: true,
  },
  linkedin: {
    places: {
      issuer: "https://www.linkedin.com/oauth",
      authorization: "https://www.linkedin.com/oauth/v2/authorization",
      token: "https://www.linkedin.com/oauth/v2/accessToken",
      keys: "https://www.linkedin.com/oauth/openid/jwks",
    },
    takesChallenge: false,
  },
};
