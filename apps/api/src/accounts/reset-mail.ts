import { brand } from "@earshot/contract/brand.ts";
import { resetLinkLength } from "@earshot/contract/limits.ts";

import { asHtml } from "../mail/as-html.ts";
import type { Mail } from "../mail/mail.ts";

/** The mail that answers "Send reset link". */
export function resetMail(to: string, link: string): Mail {
  const minutes = resetLinkLength / 60_000;
  const text = `Hello,

someone, most likely you, asked to reset the password of this address at ${brand.name}.
Choose a new password here, within ${minutes} minutes:

${link}

The link works once. If it wasn't you, nothing has changed and you can ignore this mail.

${brand.name}
`;
  const html = asHtml(text, { label: "Choose a new password", href: link });
  return { to, subject: `Reset your ${brand.name} password`, text, html };
}
