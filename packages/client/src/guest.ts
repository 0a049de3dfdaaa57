const name = "temp_user_id";

/** Forgets the guest's identity, in the cookie and in local storage: after a log-in their things are the account's. */
export function clearGuest(): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  localStorage.removeItem(name);
}
