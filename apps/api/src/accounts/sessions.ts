import { sessionLength } from "@earshot/contract/limits.ts";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { betterAuth } from "better-auth/minimal";
import { and, eq } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { accounts, sessions, users, verifications } from "../database/schema.ts";

type SessionsConfig = {
  database: Database;
  secret: string;
  /** The site's URL; if it is https, cookies are `Secure`. */
  publicUrl: URL | undefined;
  now: () => Date;
  /** Receives better-auth's errors. */
  onError: (message: string) => void;
};

/** `logInId` is the id of the password or provider that identified the client. */
type Opened = { userId: string; logInId: string; isRemembered: boolean };

/** Our own columns of `users`. better-auth returns only columns that it knows. */
const clientFields = {
  firstName: { type: "string", required: true, defaultValue: "" },
  lastName: { type: "string", required: true, defaultValue: "" },
  businessName: { type: "string", required: true, defaultValue: "" },
  companyType: { type: "string", required: true, defaultValue: "business" },
  country: { type: "string", required: false },
  agencyCode: { type: "string", required: false },
  receiveProjectUpdates: { type: "boolean", required: true, defaultValue: true },
  receiveNewsletter: { type: "boolean", required: true, defaultValue: true },
} as const;

/** A session's client. */
export type Client = NonNullable<Awaited<ReturnType<Sessions["read"]>>["client"]>;

export type Sessions = ReturnType<typeof createSessions>;

/** Sessions with their cookies, from better-auth. docs/decisions.md explains why its own log-in is not used. */
export function createSessions({ database, secret, publicUrl, now, onError }: SessionsConfig) {
  const auth = betterAuth({
    secret,
    baseURL: publicUrl?.origin ?? "http://localhost",
    database: drizzleAdapter(database, {
      provider: "pg",
      transaction: true,
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    user: { additionalFields: clientFields },
    session: { expiresIn: sessionLength.remembered / 1000, disableSessionRefresh: true },
    advanced: {
      useSecureCookies: publicUrl?.protocol === "https:",
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => crypto.randomUUID() },
    },
    telemetry: { enabled: false },
    // Omits the details, which may contain email addresses and hashes.
    logger: { level: "error", log: (_level, message) => onError(message) },
    plugins: [{ id: "open-session", endpoints: { openSession: openSession(now) } }],
  });

  return {
    /**
     * Starts a session: 30 days if remembered, or else 12 hours or until the browser closes. Ends the request's
     * current session, whose cookie it replaces. Returns null, and leaves no session, if the log-in has been removed
     * since it identified the client, such as by a password reset.
     */
    async open(request: Request, opened: Opened): Promise<Headers | null> {
      await this.end(request);
      const { headers, response } = await auth.api.openSession({ body: opened, returnHeaders: true });
      // Read once the session is stored, and locked to wait for a removal in progress. A removal deletes log-ins
      // before sessions, so a later one deletes this session too.
      const isLogIn = and(eq(accounts.id, opened.logInId), eq(accounts.userId, opened.userId));
      const [logIn] = await database.select().from(accounts).where(isLogIn).for("key share");
      if (logIn) return cookiesOf(headers);
      await database.delete(sessions).where(eq(sessions.id, response.sessionId));
      return null;
    },

    /** The client that the request's session belongs to. Clears a forged, expired or unknown cookie. */
    async read(request: Request) {
      const options = { headers: request.headers, returnHeaders: true } as const;
      const { headers, response } = await auth.api.getSession(options);
      // better-auth uses the machine's clock, not `now`.
      if (response && response.session.expiresAt.getTime() <= now().getTime())
        return { client: null, sessionId: null, headers: await this.end(request) };
      const { user: client = null, session } = response ?? {};
      return { client, sessionId: session?.id ?? null, headers: cookiesOf(headers) };
    },

    /** Ends the request's session, if it has one. */
    async end(request: Request): Promise<Headers> {
      const { headers } = await auth.api.signOut({ headers: request.headers, returnHeaders: true });
      return cookiesOf(headers);
    },
  };
}

const openSession = (now: () => Date) =>
  createAuthEndpoint(
    "/open-session",
    { method: "POST", metadata: { SERVER_ONLY: true, $Infer: { body: {} as Opened } } },
    async (context) => {
      const { userId, isRemembered } = context.body;
      const length = isRemembered ? sessionLength.remembered : sessionLength.usual;
      const { internalAdapter } = context.context;
      const session = await internalAdapter.createSession(
        userId,
        !isRemembered,
        { expiresAt: new Date(now().getTime() + length), userAgent: "", ipAddress: "" },
        true,
      );
      const user = await internalAdapter.findUserById(userId);
      if (!user) throw new Error("A session was opened for nobody.");
      await setSessionCookie(context, { session, user }, !isRemembered);
      return context.json({ sessionId: session.id });
    },
  );

function cookiesOf(headers: Headers): Headers {
  return new Headers(headers.getSetCookie().map((cookie): [string, string] => ["Set-Cookie", cookie]));
}
