import { createHmac, timingSafeEqual } from "node:crypto";

const day = 24 * 60 * 60 * 1000;

export type Signatures = ReturnType<typeof signSharedAudio>;

/**
 * Signs the addresses of shared sound: `<last moment>.<HMAC-SHA256>`, the moment in seconds since 1970. An address is
 * good for 24 to 48 hours, and the same all day long, so that a browser that comes back finds the sound it has kept.
 * @param secret the server's own, the same in every process
 */
export function signSharedAudio({ secret, now }: { secret: string; now: () => Date }) {
  const signed = (uuid: string, until: string) =>
    createHmac("sha256", secret).update(`shared audio ${uuid} ${until}`).digest("base64url");

  return {
    signatureOf(uuid: string): string {
      const until = String(((Math.floor(now().getTime() / day) + 2) * day) / 1000);
      return `${until}.${signed(uuid, until)}`;
    },

    /** Whether the signature is ours, for this ad, and not over. */
    isGood(uuid: string, signature: string): boolean {
      const [until = ""] = signature.split(".");
      const [given, ours] = [Buffer.from(signature), Buffer.from(`${until}.${signed(uuid, until)}`)];
      const isOurs = given.length === ours.length && timingSafeEqual(given, ours);
      return isOurs && Number(until) * 1000 > now().getTime();
    },
  };
}
