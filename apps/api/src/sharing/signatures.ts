import { createHmac, timingSafeEqual } from "node:crypto";

const day = 24 * 60 * 60 * 1000;

/** `shareCount` is signed, too, so that resuming sharing invalidates earlier signatures. */
type SignedAd = { id: string; shareCount: number };

export type Signatures = ReturnType<typeof signSharedAudio>;

/**
 * Signs shared audio URLs: `<version>.<expiry>.<HMAC-SHA256>`, with the expiry in Unix seconds. A URL is valid for 24
 * to 48 hours. It stays the same all day, so that browsers can cache it, but changes with the ad's version, which has
 * different audio, and each time sharing is resumed.
 * @param secret shared by all processes
 */
export function signSharedAudio({ secret, now }: { secret: string; now: () => Date }) {
  const signed = ({ id, shareCount }: SignedAd, content: string) =>
    createHmac("sha256", secret).update(`shared audio ${id} ${shareCount} ${content}`).digest("base64url");

  return {
    signatureOf(ad: SignedAd, version: number): string {
      const until = ((Math.floor(now().getTime() / day) + 2) * day) / 1000;
      const content = `${version}.${until}`;
      return `${content}.${signed(ad, content)}`;
    },

    /** The version that this signature gives access to; null if the signature is wrong or has expired. */
    signedVersion(ad: SignedAd, signature: string): number | null {
      const [version = "", until = ""] = signature.split(".");
      const content = `${version}.${until}`;
      const [given, ours] = [Buffer.from(signature), Buffer.from(`${content}.${signed(ad, content)}`)];
      const isOurs = given.length === ours.length && timingSafeEqual(given, ours);
      return isOurs && Number(until) * 1000 > now().getTime() ? Number(version) : null;
    },
  };
}
