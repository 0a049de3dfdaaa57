import { useMutation, type UseMutationOptions } from "@tanstack/react-query";

import { useRecheckSession } from "./use-recheck-session.ts";

/** A mutation of server data. Rechecks the session if the server responds that the user is not logged in. */
export function useApiMutation<Data, Variables>(options: UseMutationOptions<Data, Error, Variables>) {
  const recheckSession = useRecheckSession();
  return useMutation<Data, Error, Variables>({
    ...options,
    async mutationFn(variables, context) {
      try {
        if (!options.mutationFn) throw new Error("A mutation needs a mutationFn.");
        return await options.mutationFn(variables, context);
      } catch (error) {
        recheckSession(error);
        throw error;
      }
    },
  });
}
