import { isEmail } from "@earshot/contract/accounts/rules/email.ts";
import { textLength } from "@earshot/contract/limits.ts";
import type { SocialProvider } from "@earshot/contract/social-providers.ts";
import * as oauth from "oauth4webapi";

import type { ProviderPlaces, SocialLogin } from "../config/social-logins.ts";
import { emailKey } from "./email-key.ts";

type ProviderFacts = {
  places: ProviderPlaces;
  /**
   * True if the provider supports PKCE and repeats the nonce. LinkedIn does neither for a web client: it rejects a
   * code with a verifier, and its tokens have no nonce. The state still binds its log-ins to the browser.
   */
  takesChallenge: boolean;
};

/**
 * The providers' endpoints, from their discovery documents:
 * https://accounts.google.com/.well-known/openid-configuration and
 * https://www.linkedin.com/oauth/.well-known/openid-configuration.
 */
const knownProviders: Record<SocialProvider, ProviderFacts> = {
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

/** Random values that a pending log-in's callback must match. */
export type Expected = { state: string; nonce: string; verifier: string };

/** A user as identified by a provider. */
export type SocialPerson = {
  provider: SocialProvider;
  /** The provider's permanent id for the user. */
  subject: string;
  /** Normalized by `emailKey`; null unless the provider has verified it. */
  email: string | null;
  firstName: string;
  lastName: string;
};

/** A failed log-in with a provider. The message is for the log and contains no personal data. */
export class SocialLogInError extends Error {
  override readonly name = "SocialLogInError";
  readonly why: "cancelled" | "down" | "failed";

  constructor(why: SocialLogInError["why"], message: string) {
    super(message);
    this.why = why;
  }
}

/** Timeout in ms, after which the provider is considered down. */
const timeout = 10_000;

/** Error codes that mean that the user cancelled: OAuth's (RFC 6749 4.1.2.1), then LinkedIn's. */
const cancelled = new Set(["access_denied", "user_cancelled_login", "user_cancelled_authorize"]);

/**
 * OpenID Connect's code flow with one provider. Checks the id token's signature, issuer, audience, expiry and, if the
 * provider repeats it, nonce.
 */
export function socialExchange({ provider, clientId, clientSecret, places }: SocialLogin, now: () => Date) {
  const { takesChallenge, places: usual } = knownProviders[provider];
  const { issuer, authorization, token, keys } = places ?? usual;
  const server: oauth.AuthorizationServer = { issuer, token_endpoint: token, jwks_uri: keys };
  const options = () => ({
    signal: AbortSignal.timeout(timeout),
    // The provider used in tests has no TLS.
    [oauth.allowInsecureRequests]: token.startsWith("http:"),
  });
  const client = (): oauth.Client => ({
    client_id: clientId,
    [oauth.clockSkew]: (now().getTime() - Date.now()) / 1000,
  });

  return {
    /** Fresh random values for one log-in. */
    expected: (): Expected => ({
      state: oauth.generateRandomState(),
      nonce: oauth.generateRandomNonce(),
      verifier: oauth.generateRandomCodeVerifier(),
    }),

    /** The URL of the provider's consent page. */
    async address({ state, nonce, verifier }: Expected, callback: string): Promise<string> {
      const address = new URL(authorization);
      const challenge = takesChallenge && {
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      };
      const parameters = {
        response_type: "code",
        client_id: clientId,
        redirect_uri: callback,
        scope: "openid profile email",
        state,
        ...challenge,
      };
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
      return address.href;
    },

    /** Exchanges the callback's parameters for the user. Throws `SocialLogInError`. */
    async personOf(search: URLSearchParams, expected: Expected, callback: string): Promise<SocialPerson> {
      const { state, nonce, verifier } = expected;
      try {
        const parameters = oauth.validateAuthResponse(server, client(), search, state);
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client(),
          oauth.ClientSecretPost(clientSecret),
          parameters,
          callback,
          takesChallenge ? verifier : oauth.nopkce,
          options(),
        );
        if (response.status >= 500) throw new SocialLogInError("down", `answered ${response.status}`);
        const tokens = await oauth.processAuthorizationCodeResponse(server, client(), response, {
          requireIdToken: true,
          ...(takesChallenge && { expectedNonce: nonce }),
        });
        await oauth.validateApplicationLevelSignature(server, response, options());
        return personFrom(provider, oauth.getValidatedIdTokenClaims(tokens)!);
      } catch (error) {
        throw errorOf(error);
      }
    },
  };
}

function errorOf(error: unknown): SocialLogInError {
  if (error instanceof SocialLogInError) return error;
  if (error instanceof oauth.AuthorizationResponseError && cancelled.has(error.error))
    return new SocialLogInError("cancelled", error.error);
  if (error instanceof oauth.AuthorizationResponseError || error instanceof oauth.ResponseBodyError)
    return new SocialLogInError("failed", `${error.code} ${error.error.slice(0, 100)}`);
  if (error instanceof oauth.OperationProcessingError || error instanceof oauth.UnsupportedOperationError)
    return new SocialLogInError("failed", error.code ?? error.name);
  if (error instanceof oauth.WWWAuthenticateChallengeError) return new SocialLogInError("failed", error.code);
  // All other errors come from `fetch`: no connection, a timeout, or a truncated response.
  return new SocialLogInError("down", error instanceof Error ? error.name : "unknown");
}

function personFrom(provider: SocialProvider, claims: oauth.IDToken): SocialPerson {
  const text = (name: string) => {
    const claim = claims[name];
    return typeof claim === "string" ? claim.trim() : "";
  };
  const [first = "", ...others] = text("name").split(/\s+/);
  const email = emailKey(text("email"));
  if (claims.sub === "") throw new SocialLogInError("failed", "no subject");
  // Some providers send booleans as strings.
  const isVerified = claims["email_verified"] === true || claims["email_verified"] === "true";
  return {
    provider,
    subject: claims.sub,
    email: isVerified && isEmail(email) ? email : null,
    firstName: (text("given_name") || first).slice(0, textLength.name),
    lastName: (text("family_name") || others.join(" ")).slice(0, textLength.name),
  };
}
