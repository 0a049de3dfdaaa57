import { ApiError, explain } from "@earshot/client/api-error.ts";
import { useEffect, useRef, useState } from "react";

import type { Message } from "./form-message.tsx";

interface FormCall<Values, Answer> {
  /** True if the form's dialog is open: closing it clears the message. */
  open: boolean;
  /** Returns the error for the first rule that the values violate, or null. */
  check?: (values: Values) => { field?: string; message: string } | null;
  /** Sends the values to the server; rejects with the error. */
  send: (values: Values) => Promise<Answer>;
  /** The message on success. */
  succeeded: string;
  /** The message for an error response that has none. */
  failed: string;
  /** Runs after success, while the form is still busy. If omitted, the success message stays visible. */
  finish?: (answer: Answer) => Promise<void>;
}

const untouched: { busy: boolean; message: Message | null } = { busy: false, message: null };

/** The state of a form that is submitted by an API call. Validates first, and allows one submit at a time. */
export function useFormCall<Values, Answer>(form: FormCall<Values, Answer>) {
  const { open, check, send, succeeded, failed, finish } = form;
  const [state, setState] = useState(untouched);
  /** Counts how often the dialog has closed: a reopened dialog must not show the result of an earlier submit. */
  const closings = useRef(0);

  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setState(untouched);
  }
  useEffect(() => {
    if (!open) closings.current += 1;
  }, [open]);

  async function submit(values: Values): Promise<void> {
    if (state.busy) return;
    const opening = closings.current;
    const show = (next: typeof untouched) => {
      if (closings.current === opening) setState(next);
    };
    const wrong = check?.(values);
    if (wrong) {
      show({ busy: false, message: { kind: "error", text: wrong.message, field: wrong.field } });
      return;
    }
    show({ busy: true, message: null });
    let answer: Answer;
    try {
      answer = await send(values);
    } catch (error) {
      const field = error instanceof ApiError ? (error.field ?? undefined) : undefined;
      show({ busy: false, message: { kind: "error", text: explain(error, failed), field } });
      return;
    }
    show({ busy: finish !== undefined, message: { kind: "done", text: succeeded } });
    await finish?.(answer);
    if (finish) show(untouched);
  }

  return { ...state, submit };
}
