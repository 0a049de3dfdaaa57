import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import type { SocialProvider } from "@earshot/contract/social-providers.ts";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";

import type { SocialLogin } from "../config/social-logins.ts";

/** The claims of an id token, as named by Google and LinkedIn. */
export type Claims = JWTPayload & {
  email?: string;
  email_verified?: boolean | string;
  name?: string;
  given_name?: string;
  family_name?: string;
};

/** How the provider misbehaves when the next code is redeemed. */
type Mischief = {
  /** Claim overrides, including the nonce. */
  claims?: Claims;
  /** Signs with a key that isn't published. */
  isForged?: boolean;
  /** Replaces the tokens. */
  answer?: { status: number; body: string };
};

type Code = { claims: Claims; nonce: string | null; challenge: string | null; callback: string };

export type TestProvider = Awaited<ReturnType<typeof startProvider>>;

/**
 * An OpenID provider on a free local port, as strict as the real ones. `linkedin` rejects PKCE's verifier and doesn't
 * repeat the nonce.
 */
export async function startProvider(provider: SocialProvider) {
  const [keys, foreign] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
  const codes = new Map<string, Code>();
  const client = { clientId: `client-of-${provider}`, clientSecret: `secret-of-${provider}` };
  let mischief: Mischief = {};
  let redeemed = 0;

  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(body),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const places = {
    issuer: origin,
    authorization: `${origin}/authorize`,
    token: `${origin}/token`,
    keys: `${origin}/keys`,
  };

  async function answer(request: IncomingMessage): Promise<{ status: number; body: string }> {
    if (request.url === "/keys") {
      const key = { ...(await exportJWK(keys.publicKey)), kid: "1", alg: "RS256", use: "sig" };
      return { status: 200, body: JSON.stringify({ keys: [key] }) };
    }
    const sent = new URLSearchParams(await text(request));
    redeemed += 1;
    const { answer: instead, ...changes } = mischief;
    mischief = {};
    return instead ?? redeem(sent, changes);
  }

  async function redeem(sent: URLSearchParams, { claims, isForged = false }: Mischief) {
    const { clientId, clientSecret } = client;
    if (sent.get("client_id") !== clientId || sent.get("client_secret") !== clientSecret)
      return refuse("invalid_client");
    const code = codes.get(sent.get("code") ?? "");
    codes.delete(sent.get("code") ?? "");
    const verifier = sent.get("code_verifier");
    const isProved = provider === "linkedin" ? verifier === null : code?.challenge === hashed(verifier ?? "");
    if (!code || !isProved || sent.get("redirect_uri") !== code.callback) return refuse("invalid_grant");
    const now = Math.floor(Date.now() / 1000);
    const allClaims: Claims = {
      iss: places.issuer,
      aud: clientId,
      iat: now,
      exp: now + 300,
      ...(provider !== "linkedin" && code.nonce !== null && { nonce: code.nonce }),
      ...code.claims,
      ...claims,
    };
    const token = await new SignJWT(allClaims)
      .setProtectedHeader({ alg: "RS256", kid: "1" })
      .sign(isForged ? foreign.privateKey : keys.privateKey);
    const body = { access_token: "any", token_type: "Bearer", expires_in: 300, id_token: token };
    return { status: 200, body: JSON.stringify(body) };
  }

  return {
    login: { provider, ...client, places } satisfies SocialLogin,
    /** Consents on the provider's page; returns the callback path. */
    consent(address: string, claims: Claims): string {
      const page = pageAsked(address);
      const { searchParams } = page;
      const code = crypto.randomUUID();
      codes.set(code, {
        claims,
        nonce: searchParams.get("nonce"),
        challenge: searchParams.get("code_challenge"),
        callback: searchParams.get("redirect_uri") ?? "",
      });
      return redirectBack(page, { code });
    },
    /** Denies consent, or fails with another error. */
    deny: (address: string, error = "access_denied") => redirectBack(pageAsked(address), { error }),
    /** Makes the provider misbehave for the next code. */
    misbehave: (next: Mischief) => void (mischief = next),
    /** How many codes were redeemed. */
    redeemed: () => redeemed,
    async stop() {
      server.closeAllConnections();
      server.close();
      if (server.listening) await once(server, "close");
    },
  };

  /** Throws unless the URL has everything that the real page requires. */
  function pageAsked(address: string): URL {
    const url = new URL(address);
    const { searchParams } = url;
    const isRight =
      url.href.startsWith(`${places.authorization}?`) &&
      searchParams.get("client_id") === client.clientId &&
      searchParams.get("response_type") === "code" &&
      searchParams.get("scope")?.split(" ").includes("openid") === true &&
      searchParams.get("redirect_uri")?.endsWith(`/api/auth/callback/${provider}`) === true;
    if (!isRight) throw new Error(`The provider does not show ${address}.`);
    return url;
  }
}

/** The callback path with these parameters. */
function redirectBack(page: URL, parameters: Record<string, string>): string {
  const callback = new URL(page.searchParams.get("redirect_uri") ?? "");
  const state = page.searchParams.get("state") ?? "";
  return `${callback.pathname}?${new URLSearchParams({ ...parameters, state })}`;
}

const refuse = (error: string) => ({ status: 400, body: JSON.stringify({ error }) });

function hashed(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}
