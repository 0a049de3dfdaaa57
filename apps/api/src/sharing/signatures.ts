import { createHmac, timingSafeEqual } from "node:crypto";

const day = 24 * 60 * 60 * 1000;

export type Signatures = ReturnType<typeof signSharedAudio>;

/**
 * Signs URLs of shared audio: `<expiry>.<HMAC-SHA256>`, the expiry in Unix seconds. A URL is valid for 24 to
 * 48 hours and stays the same all day, so that browsers can cache.
 * @param secret shared by all processes
 */
export function signSharedAudio({ secret, now }: { secret: string; now: () => Date }) {
  const signed = (uuid: string, until: string) =>
    createHmac("sha256", secret).update(`shared audio ${uuid} ${until}`).digest("base64url");

  return {
    signatureOf(uuid: string): string {
      const until = String(((Math.floor(now().getTime() / day) + 2) * day) / 1000);
      return `${until}.${signed(uuid, until)}`;
    },

    /** Verifies a signature and its expiry. */
    isGood(uuid: string, signature: string): boolean {
      const [until = ""] = signature.split(".");
      const [given, ours] = [Buffer.from(signature), Buffer.from(`${until}.${signed(uuid, until)}`)];
      const isOurs = given.length === ours.length && timingSafeEqual(given, ours);
      return isOurs && Number(until) * 1000 > now().getTime();
    },
  };
}
