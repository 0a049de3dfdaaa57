/** A server that keeps the contract: the mocks' or the real one. */
export interface Server {
  origin: string;
  fetch(request: Request): Promise<Response>;
  /** The token of the newest reset mail to this address. */
  resetTokenFor(email: string): Promise<string>;
  stop(): Promise<void>;
}
