import { emailLength } from "../../limits.ts";

// The local part as defined by the HTML standard's email state, extended to letters and marks of every writing system
// (RFC 6531). Rejects spaces, control characters (including CR and LF), commas, quotes and angle brackets, because
// the address goes into mail headers.
const local = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/**
 * Returns true if the trimmed text looks like `name@host.tld`: one @, at least one dot in the host, and no part
 * longer than email allows.
 */
export function isEmail(text: string): boolean {
  const email = text.trim();
  if (email.length > emailLength.most) return false;
  const [name = "", host = "", ...rest] = email.split("@");
  if (rest.length > 0 || name.length > emailLength.local || !local.test(name)) return false;
  const labels = host.split(".");
  // The last label needs a letter, because mail can't be sent to 127.0.0.1.
  return labels.length > 1 && labels.every((part) => label.test(part)) && /\p{L}/u.test(labels.at(-1) ?? "");
}
