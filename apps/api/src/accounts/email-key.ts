/** The one spelling under which an e-mail address is stored and found: no outer spaces, lower case, composed letters. */
export function emailKey(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}
