import { assertOk, explain } from "@earshot/client/api-error.ts";
import { call } from "@earshot/client/call.ts";
import { clearGuest } from "@earshot/client/guest.ts";
import { useSession } from "@earshot/client/state/session.tsx";
import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { checkLogIn } from "@earshot/contract/accounts/rules/log-in.ts";
import { useState } from "react";

import type { Message } from "./form-message.tsx";

interface LoginForm {
  email: string;
  password: string;
  rememberMe: boolean;
}

/** The state of a log-in; `idle` may carry a field's error, or a message for the form. */
type State =
  | { at: "idle"; refusal: ReturnType<typeof checkLogIn>; message: Message | null }
  | { at: "submitting"; message: Message | null };

const untouched: State = { at: "idle", refusal: null, message: null };

/**
 * Logs in: validates, then calls the server. Ignores a second submit while pending. On success it refetches the session, clears
 * the guest's identity and calls `onDone`.
 */
export function useLogin(onDone: () => void) {
  const { check } = useSession();
  const [state, setState] = useState<State>(untouched);
  const refuse = (words: string) => setState({ ...untouched, message: { kind: "refused", words: words } });

  async function submit({ email, password, rememberMe }: LoginForm): Promise<"refused" | "done" | "ignored"> {
    if (state.at === "submitting") return "ignored";
    const refusal = checkLogIn({ email, password });
    if (refusal) {
      setState({ at: "idle", refusal, message: null });
      return "refused";
    }
    setState({ at: "submitting", message: null });
    try {
      assertOk(
        await call("POST /{portal}/login", {
          params: { portal: "client" },
          json: { email, password, portal: "client", ...(rememberMe && { remember_me: "on" as const }) },
        }),
      );
    } catch (error) {
      refuse(explain(error, logInCopy.failed));
      return "refused";
    }
    setState({ at: "submitting", message: { kind: "done", words: logInCopy.succeeded } });
    await check();
    clearGuest();
    setState(untouched);
    onDone();
    return "done";
  }

  return {
    submit,
    reset: () => setState(untouched),
    busy: state.at === "submitting",
    refusal: state.at === "idle" ? state.refusal : null,
    message: state.message,
  };
}
