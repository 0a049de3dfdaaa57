import { ApiError, explain } from "@earshot/client/api-error.ts";
import { identityOf } from "@earshot/client/identity.ts";
import { usePreloadOnPress } from "@earshot/client/lazy.tsx";
import { NetworkError } from "@earshot/client/network-error.ts";
import { useSession } from "@earshot/client/state/session.tsx";
import { useRecheckSession } from "@earshot/client/use-recheck-session.ts";
import { briefCopy } from "@earshot/contract/studio/brief-copy.ts";
import { formErrorOf, formErrors } from "@earshot/contract/studio/form-errors.ts";
import { useEffect, useRef, useState } from "react";

import type { AdOptions } from "./ad-request.ts";
import { briefKey } from "./brief-key.ts";
import { useStudioFormStore } from "./studio-form-provider.tsx";
import { useShownVoice } from "./use-shown-voice.ts";
import type { WritingKind } from "./write-scripts.ts";

/** The brief's fields that an error can belong to. */
export type BriefField = "productName" | "prompt" | "mustSay" | "avoid";

export interface WriteError {
  kind: WritingKind;
  message: string;
  /**
   * The field that the error belongs to, with its value; editing the value clears the error. Null if the error doesn't
   * belong to any field of the brief.
   */
  field: { name: BriefField; value: string } | null;
}

export interface WriteScripts {
  /** Which scripts are being written, if any. */
  writing: WritingKind | null;
  error: WriteError | null;
  /** Writes scripts from the form. Cancels an earlier request, which then resolves to "stopped". */
  write: (kind: WritingKind) => Promise<"written" | "stopped" | WriteError>;
  /** Cancels the pending request. */
  cancel: () => void;
}

const fields: Partial<Record<string, BriefField>> = {
  product_name: "productName",
  prompt: "prompt",
  must_say: "mustSay",
  avoid: "avoid",
};

const loadWriting = () => import("./write-scripts.ts");
const writingCode = { preload: () => void loadWriting().catch(reportError) };

/** Writes scripts for the form's brief, without audio. The existing scripts are kept on an error. */
export function useWriteScripts(): WriteScripts {
  const store = useStudioFormStore();
  const { isLoggedIn } = useSession();
  const recheckSession = useRecheckSession();
  const { recommended } = useShownVoice();
  const [writing, setWriting] = useState<WritingKind | null>(null);
  const [error, setError] = useState<WriteError | null>(null);
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);
  usePreloadOnPress(writingCode);

  async function write(kind: WritingKind): ReturnType<WriteScripts["write"]> {
    request.current?.abort();
    const own = new AbortController();
    request.current = own;
    setWriting(kind);
    setError(null);
    const { form: sent } = store.getState();
    const brief = briefKey(sent);
    try {
      const identity = identityOf(isLoggedIn);
      if (!identity) throw new ApiError(formErrors.identity_missing.status, formErrorOf("identity_missing"));
      const { requestScripts, draftAfter } = await loadWriting();
      const options: AdOptions = { source: "ai", form: sent, projectId: null, recommended };
      const written = await requestScripts(kind, options, { identity, signal: own.signal });
      if (own.signal.aborted) return "stopped";
      const { form, dispatch } = store.getState();
      const scripts = draftAfter(kind, form, { written, brief });
      dispatch({ type: "changed", change: { scripts } });
      return "written";
    } catch (reason) {
      if (own.signal.aborted) return "stopped";
      if (!(reason instanceof ApiError || reason instanceof NetworkError)) reportError(reason);
      recheckSession(reason);
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

  function errorOf(kind: WritingKind, reason: unknown): WriteError {
    const name = (reason instanceof ApiError && reason.field && fields[reason.field]) || null;
    const message = explain(reason, briefCopy.notWritten);
    return { kind, message, field: name && { name, value: store.getState().form[name] } };
  }

  return { writing, error, write, cancel };
}
