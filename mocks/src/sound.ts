/** Where the mocked server's sound comes from: the committed MP3s of `fixtures/`. */
export interface Sound {
  /** Where a browser hears this file without the API, or null: it is heard at the API's own addresses. */
  addressOf(file: string): string | null;
  /** The bytes of this file. */
  read(file: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** The address of a file: below any path in a page, `file:` outside of one. */
const fixtureUrl = (file: string) => new URL(`./fixtures/${file.replace(/\.mp3$/, "")}.mp3`, import.meta.url);

const addresses = new Map<string, string | null>();

/**
 * Static files beside the page, where there is one: a mock worker never sees the `Range` header of a player, so nobody
 * could seek in what it answers.
 */
export const soundBesideThePage: Sound = {
  addressOf(file) {
    const known = addresses.get(file);
    if (known !== undefined) return known;
    const { protocol, href } = fixtureUrl(file);
    const address = protocol === "file:" ? null : href;
    addresses.set(file, address);
    return address;
  },
  async read(file) {
    const response = await fetch(fixtureUrl(file));
    return new Uint8Array(await response.arrayBuffer());
  },
};

/** The API's own addresses in a page too: for a scenario in which the API gives no sound. */
export const soundAtItsAddress: Sound = { ...soundBesideThePage, addressOf: () => null };
