import { useMutation, type UseMutationOptions } from "@tanstack/react-query";

import { ApiError } from "./api-error.ts";
import { useSession } from "./state/session.tsx";

/**
 * A mutation of server data. Rechecks the session if the server responds that the user is not logged in: the page then
 * shows that the session has ended and offers to log in.
 */
export function useApiMutation<Data, Variables>(options: UseMutationOptions<Data, Error, Variables>) {
  const { isLoggedIn, check } = useSession();
  return useMutation<Data, Error, Variables>({
    ...options,
    async mutationFn(variables, context) {
      try {
        if (!options.mutationFn) throw new Error("A mutation needs a mutationFn.");
        return await options.mutationFn(variables, context);
      } catch (error) {
        if (isLoggedIn && error instanceof ApiError && error.code === "not_logged_in") void check();
        throw error;
      }
    },
  });
}
