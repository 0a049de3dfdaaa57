import { isEmail } from "@earshot/contract/accounts/rules/email.ts";
import { textLength } from "@earshot/contract/limits.ts";
import type { SocialProvider } from "@earshot/contract/social-providers.ts";
import * as oauth from "oauth4webapi";

import type { SocialLogin } from "../config/social-logins.ts";
import { emailKey } from "./email-key.ts";
import { knownProviders } from "./social-providers.ts";

/** What a log-in under way must be answered with. */
export type Expected = { state: string; nonce: string; verifier: string };

/** Who somebody is, as a provider vouches for it. */
export type SocialPerson = {
  provider: SocialProvider;
  /** The provider's own id of the person, which never changes. */
  subject: string;
  /** Canonical (`emailKey`); null where the provider gives none that it has verified. */
  email: string | null;
  firstName: string;
  lastName: string;
};

/** Why a log-in with a provider did not come about. The message is for the log, without anything of the person. */
export class SocialFailure extends Error {
  override readonly name = "SocialFailure";
  readonly why: "cancelled" | "down" | "failed";

  constructor(why: SocialFailure["why"], message: string) {
    super(message);
    this.why = why;
  }
}

/** In ms: a provider that says nothing for so long is down. */
const patience = 10_000;

/** How providers name a person's own no, besides OAuth's word (RFC 6749 4.1.2.1): the last two are LinkedIn's. */
const cancelled = new Set(["access_denied", "user_cancelled_login", "user_cancelled_authorize"]);

/**
 * OpenID Connect's code flow with one provider: the address that a browser is sent to, and who came back from there.
 * Signature, issuer, audience, expiry and, where the provider repeats it, the nonce of its word are checked.
 */
export function socialExchange({ provider, clientId, clientSecret, places }: SocialLogin, now: () => Date) {
  const { takesChallenge, places: usual } = knownProviders[provider];
  const { issuer, authorization, token, keys } = places ?? usual;
  const server: oauth.AuthorizationServer = { issuer, token_endpoint: token, jwks_uri: keys };
  const options = () => ({
    signal: AbortSignal.timeout(patience),
    // The tests' own provider speaks no TLS.
    [oauth.allowInsecureRequests]: token.startsWith("http:"),
  });
  const client = (): oauth.Client => ({
    client_id: clientId,
    [oauth.clockSkew]: (now().getTime() - Date.now()) / 1000,
  });

  return {
    /** What this log-in must be answered with: new, and never twice the same. */
    expected: (): Expected => ({
      state: oauth.generateRandomState(),
      nonce: oauth.generateRandomNonce(),
      verifier: oauth.generateRandomCodeVerifier(),
    }),

    /** The provider's page that asks the person. */
    async address({ state, nonce, verifier }: Expected, callback: string): Promise<string> {
      const address = new URL(authorization);
      const challenge = takesChallenge && {
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      };
      const asked = {
        response_type: "code",
        client_id: clientId,
        redirect_uri: callback,
        scope: "openid profile email",
        state,
        ...challenge,
      };
      for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
      return address.href;
    },

    /** Who came back, by the parameters of the callback. Throws `SocialFailure`. */
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
        if (response.status >= 500) throw new SocialFailure("down", `answered ${response.status}`);
        const tokens = await oauth.processAuthorizationCodeResponse(server, client(), response, {
          requireIdToken: true,
          ...(takesChallenge && { expectedNonce: nonce }),
        });
        await oauth.validateApplicationLevelSignature(server, response, options());
        return personFrom(provider, oauth.getValidatedIdTokenClaims(tokens)!);
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

function failureOf(error: unknown): SocialFailure {
  if (error instanceof SocialFailure) return error;
  if (error instanceof oauth.AuthorizationResponseError && cancelled.has(error.error))
    return new SocialFailure("cancelled", error.error);
  if (error instanceof oauth.AuthorizationResponseError || error instanceof oauth.ResponseBodyError)
    return new SocialFailure("failed", `${error.code} ${error.error.slice(0, 100)}`);
  if (error instanceof oauth.OperationProcessingError || error instanceof oauth.UnsupportedOperationError)
    return new SocialFailure("failed", error.code ?? error.name);
  if (error instanceof oauth.WWWAuthenticateChallengeError) return new SocialFailure("failed", error.code);
  // What is left is fetch's own: no connection, none in time, or an answer cut off.
  return new SocialFailure("down", error instanceof Error ? error.name : "unknown");
}

function personFrom(provider: SocialProvider, claims: oauth.IDToken): SocialPerson {
  const text = (name: string) => {
    const claim = claims[name];
    return typeof claim === "string" ? claim.trim() : "";
  };
  const [first = "", ...others] = text("name").split(/\s+/);
  const email = emailKey(text("email"));
  if (claims.sub === "") throw new SocialFailure("failed", "no subject");
  // Some providers write their booleans as text.
  const isVerified = claims["email_verified"] === true || claims["email_verified"] === "true";
  return {
    provider,
    subject: claims.sub,
    email: isVerified && isEmail(email) ? email : null,
    firstName: (text("given_name") || first).slice(0, textLength.name),
    lastName: (text("family_name") || others.join(" ")).slice(0, textLength.name),
  };
}
