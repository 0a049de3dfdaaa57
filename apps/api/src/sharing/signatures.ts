import { createHmac, timingSafeEqual } from "node:crypto";

const day = 24 * 60 * 60 * 1000;

export type Signatures = ReturnType<typeof signSharedAudio>;

/**
 * Signs URLs of shared audio: `<version>.<expiry>.<HMAC-SHA256>`, the expiry in Unix seconds. A URL is valid for 24 to 48 hours. It
 * stays the same all day, so that browsers can cache, but changes with the ad's version, whose audio is another.
 * @param secret shared by all processes
 */
export function signSharedAudio({ secret, now }: { secret: string; now: () => Date }) {
  const signed = (uuid: string, content: string) =>
    createHmac("sha256", secret).update(`shared audio ${uuid} ${content}`).digest("base64url");

  return {
    signatureOf(uuid: string, version: number): string {
      const until = ((Math.floor(now().getTime() / day) + 2) * day) / 1000;
      const content = `${version}.${until}`;
      return `${content}.${signed(uuid, content)}`;
    },

    /** The version that this signature opens; null if it is wrong or has expired. */
    signedVersion(uuid: string, signature: string): number | null {
      const [version = "", until = ""] = signature.split(".");
      const content = `${version}.${until}`;
      const [given, ours] = [Buffer.from(signature), Buffer.from(`${content}.${signed(uuid, content)}`)];
      const isOurs = given.length === ours.length && timingSafeEqual(given, ours);
      return isOurs && Number(until) * 1000 > now().getTime() ? Number(version) : null;
    },
  };
}
