import { isLoggedOutError } from "./api-error.ts";
import { useSession } from "./state/session.tsx";

/**
 * Returns an error handler for API calls. If the error means that a user's session has ended, the handler rechecks
 * the session; the page then reports that the session has ended and offers to log in. Ignores a guest's errors.
 */
export function useRecheckSession(): (error: unknown) => void {
  const { isLoggedIn, check } = useSession();
  return (error) => {
    if (isLoggedIn && isLoggedOutError(error)) void check();
  };
}
