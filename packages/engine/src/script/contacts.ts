import { emailIn, phoneIn, webIn } from "./particulars.ts";

/** How listeners can reach the business, as written in the description. */
export interface Contacts {
  web?: string;
  phone?: string;
  email?: string;
  /** The street and number, as written. */
  address?: string;
}

const street =
  /\b\d{1,5}[A-Za-z]?(?:[-–]\d+)? (?:[NSEW]\.? |North |South |East |West )?(?:\p{Lu}[\p{L}’.]*|\d+(?:st|nd|rd|th)) ?(?:\p{Lu}[\p{L}’]* ){0,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Square|Sq|Way|Place|Court|Ct|Parade|Highway|Hwy|Parkway|Row|Terrace|Quay|Pike|Plaza)\b(?!’)/u;

/** Finds the first contact of each kind in a text. */
export function contactsOf(text: string): Contacts {
  const web = webIn(text);
  const phone = phoneIn(text);
  const mail = emailIn(text);
  const address = street.exec(text)?.[0];
  return {
    ...(web === undefined ? {} : { web }),
    ...(phone === undefined ? {} : { phone }),
    ...(mail === undefined ? {} : { email: mail }),
    ...(address === undefined ? {} : { address }),
  };
}

/** Returns true if a text contains the web address, phone number or email address. */
export function saysContact(text: string, contacts: Contacts): boolean {
  const spoken = text.toLowerCase();
  return [contacts.web, contacts.phone, contacts.email].some(
    (contact) => contact !== undefined && spoken.includes(contact.toLowerCase()),
  );
}
