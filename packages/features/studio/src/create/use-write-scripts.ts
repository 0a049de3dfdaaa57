import { ApiError, explain } from "@earshot/client/api-error.ts";
import { call } from "@earshot/client/call.ts";
import { identityOf } from "@earshot/client/identity.ts";
import { NetworkError } from "@earshot/client/network-error.ts";
import { useSession } from "@earshot/client/state/session.tsx";
import { readScripts, type WrittenScripts } from "@earshot/contract/generation/read-scripts.ts";
import { mostVariants } from "@earshot/contract/limits.ts";
import { briefCopy } from "@earshot/contract/studio/brief-copy.ts";
import { formErrors } from "@earshot/contract/studio/form-errors.ts";
import { useEffect, useRef, useState } from "react";

import { nextVariant, rewritten, withAnother } from "../script/script-draft.ts";
import { type AdOptions, scriptsRequest } from "./ad-request.ts";
import { briefKey } from "./brief-key.ts";
import { useStudioFormStore } from "./studio-form-provider.tsx";
import { useShownVoice } from "./use-shown-voice.ts";

/** `all` replaces the scripts, `another` adds one. */
type Kind = "all" | "another";

/** The brief's fields that an error can belong to. */
export type BriefField = "productName" | "prompt" | "mustSay" | "avoid";

export interface WriteError {
  kind: Kind;
  message: string;
  /**
   * The field that the error belongs to, with its value; editing the value clears the error. Null if the error doesn't
   * belong to any field of the brief.
   */
  field: { name: BriefField; value: string } | null;
}

export interface WriteScripts {
  /** Which scripts are being written, if any. */
  writing: Kind | null;
  error: WriteError | null;
  /** Writes scripts from the form. Cancels an earlier request, which then resolves to "stopped". */
  write: (kind: Kind) => Promise<"written" | "stopped" | WriteError>;
  /** Cancels the pending request. */
  cancel: () => void;
}

const fields: Partial<Record<string, BriefField>> = {
  product_name: "productName",
  prompt: "prompt",
  must_say: "mustSay",
  avoid: "avoid",
};

/** Writes scripts for the form's brief, without audio. The existing scripts are kept on an error. */
export function useWriteScripts(): WriteScripts {
  const store = useStudioFormStore();
  const { isLoggedIn } = useSession();
  const { recommended } = useShownVoice();
  const [writing, setWriting] = useState<Kind | null>(null);
  const [error, setError] = useState<WriteError | null>(null);
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);

  async function ask(kind: Kind, signal: AbortSignal): Promise<WrittenScripts> {
    const query = identityOf(isLoggedIn);
    if (!query) throw new ApiError(401, { message: formErrors.identity_missing.message });
    const { form } = store.getState();
    const options: AdOptions = { source: "ai", form, projectId: null, recommended };
    const variants =
      kind === "another" && form.scripts
        ? { variants: 1, variant: nextVariant(form.scripts) }
        : { variants: mostVariants };
    const json = { ...scriptsRequest(options), ...variants };
    const { status, body } = await call("POST /api/audioad/scripts", { query, json }, { signal });
    const written = status === 200 ? readScripts(body) : null;
    if (!written) throw new ApiError(status, body);
    return written;
  }

  async function write(kind: Kind): ReturnType<WriteScripts["write"]> {
    request.current?.abort();
    const own = new AbortController();
    request.current = own;
    setWriting(kind);
    setError(null);
    const brief = briefKey(store.getState().form);
    try {
      const written = await ask(kind, own.signal);
      if (own.signal.aborted) return "stopped";
      const { form, dispatch } = store.getState();
      const scripts =
        kind === "another" && form.scripts
          ? withAnother(form.scripts, written)
          : rewritten(form.scripts, written, brief);
      dispatch({ type: "changed", change: { scripts } });
      return "written";
    } catch (reason) {
      if (own.signal.aborted) return "stopped";
      if (!(reason instanceof ApiError || reason instanceof NetworkError)) reportError(reason);
      const failed = errorOf(kind, reason);
      setError(failed);
      return failed;
    } finally {
      if (request.current === own) {
        request.current = null;
        setWriting(null);
      }
    }
  }

  function cancel(): void {
    request.current?.abort();
    request.current = null;
    setWriting(null);
  }

  function errorOf(kind: Kind, reason: unknown): WriteError {
    const name = (reason instanceof ApiError && reason.field && fields[reason.field]) || null;
    const message = explain(reason, briefCopy.notWritten);
    return { kind, message, field: name && { name, value: store.getState().form[name] } };
  }

  return { writing, error, write, cancel };
}
