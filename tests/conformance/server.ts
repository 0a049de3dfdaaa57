import type { Person } from "./person.ts";

/** An ad to create, ready or pending. */
export interface NewAd {
  /** The audio, an MP3. */
  bytes: Uint8Array<ArrayBuffer>;
  title: string;
  /** Defaults to the client's first project. */
  projectId?: string;
  isReady: boolean;
}

/** A page that an email links to. */
type MailedPage = "reset" | "confirm-email" | "cancel-email";

/** What the user does on a provider's page: consents with an email, or cancels. */
export type ProviderOutcome = { email: string; isVerified?: boolean } | "no";

/** An implementation of the contract: the mocks or the real server. */
export interface Server {
  origin: string;
  fetch(request: Request): Promise<Response>;
  /** The token from the newest email to this address that links to this page. */
  linkTokenFor(email: string, page: MailedPage): Promise<string>;
  /** Creates the user's newest ad and returns its uuid. */
  makeAd(person: Person, ad: NewAd): Promise<string>;
  /** Rejects a campaign in review, as an administrator does. */
  reject(campaignId: string, words: string): Promise<void>;
  /** The path to which the provider's page redirects. */
  atProvider(page: string, does: ProviderOutcome): string;
  stop(): Promise<void>;
}
