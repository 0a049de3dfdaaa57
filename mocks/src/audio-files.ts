const fixtureUrl = (file: string) => new URL(`./fixtures/${file.replace(/\.mp3$/, "")}.mp3`, import.meta.url);

const urls = new Map<string, string | null>();

/**
 * A committed MP3's URL as a static file next to the page; null in Node, where the API's own paths respond. Pages
 * need static files because a service worker never sees the `Range` header of a media request, so its responses can't
 * seek.
 */
export function staticAudioUrl(file: string): string | null {
  const known = urls.get(file);
  if (known !== undefined) return known;
  const { protocol, href } = fixtureUrl(file);
  const url = protocol === "file:" ? null : href;
  urls.set(file, url);
  return url;
}

/** A committed MP3's bytes. */
export async function readAudio(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const url = fixtureUrl(file);
  if (url.protocol !== "file:") return new Uint8Array(await (await fetch(url)).arrayBuffer());
  // `getBuiltinModule` rather than an import, because browsers load this module too.
  const { readFile } = process.getBuiltinModule("node:fs/promises");
  return new Uint8Array(await readFile(url));
}
