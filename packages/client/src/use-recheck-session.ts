import { isLoggedOutError } from "./api-error.ts";
import { useSession } from "./state/session.tsx";

/**
 * Returns a function for the error of any call. If a user's session has ended, it rechecks the session: the page then
 * says so and offers to log in. Ignores a guest's errors.
 */
export function useRecheckSession(): (error: unknown) => void {
  const { isLoggedIn, check } = useSession();
  return (error) => {
    if (isLoggedIn && isLoggedOutError(error)) void check();
  };
}
