import type { Person } from "./person.ts";

/** An ad that a test needs, ready to be heard or still in the making. */
export interface WantedAd {
  /** An MP3. */
  bytes: Uint8Array<ArrayBuffer>;
  title: string;
  /** One of the person's own; without it a client's ad goes into the first one. */
  projectId?: string;
  isReady: boolean;
}

/** What a person does on a provider's page: says yes, being whom the provider knows, or no. */
export type AtProvider = { email: string; isVerified?: boolean } | "no";

/** A server that keeps the contract: the mocks' or the real one. */
export interface Server {
  origin: string;
  fetch(request: Request): Promise<Response>;
  /** The token of the newest reset mail to this address. */
  resetTokenFor(email: string): Promise<string>;
  /** Sees to it that there is such an ad of this person, newer than all before; gives its uuid. */
  makeAd(person: Person, ad: WantedAd): Promise<string>;
  /** The brand rejects a campaign in review, and says why. */
  reject(campaignId: string, words: string): Promise<void>;
  /** The provider's page that a social log-in led to; gives the path that the browser is sent back to. */
  atProvider(page: string, does: AtProvider): string;
  stop(): Promise<void>;
}
