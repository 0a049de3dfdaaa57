import { assertOk, explain } from "@earshot/client/api-error.ts";
import { call } from "@earshot/client/call.ts";
import { clearGuest } from "@earshot/client/guest.ts";
import { useSession } from "@earshot/client/state/session.tsx";
import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { checkLogIn } from "@earshot/contract/accounts/rules/log-in.ts";
import { useState } from "react";

import type { Message } from "./form-message.tsx";

/** What a person gave to log in with. */
interface LoginForm {
  email: string;
  password: string;
  rememberMe: boolean;
}

/** Where log-in stands: `idle` may carry what was wrong with a field, or words about the whole. */
type State =
  | { at: "idle"; refusal: ReturnType<typeof checkLogIn>; message: Message | null }
  | { at: "submitting"; message: Message | null };

const untouched: State = { at: "idle", refusal: null, message: null };

/**
 * Logging in (spec sections 4 and 8): the rules first, then the call; a second submit meanwhile is ignored. After a
 * success the session is asked again, the guest's identity forgotten, and `onDone` called.
 */
export function useLogin(onDone: () => void) {
  const { check } = useSession();
  const [state, setState] = useState<State>(untouched);
  const refuse = (words: string) => setState({ ...untouched, message: { kind: "refused", words } });

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
