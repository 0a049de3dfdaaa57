import { callTimeout } from "@earshot/contract/limits.ts";
import { paths } from "@earshot/contract/paths.ts";
import { jsonStatuses } from "@earshot/contract/statuses.ts";

/** How sending a file ended. */
export type SendingEnd =
  | { kind: "answered"; status: number; body: unknown }
  /** No network, no progress before the timeout, or an invalid response. */
  | { kind: "unanswered" }
  /** The upload was cancelled. */
  | { kind: "left" };

export interface SendingOptions {
  /** How much is sent, 0 to 1: where the browser says it. */
  onProgress: (part: number) => void;
  /** Takes it back. */
  signal: AbortSignal;
  /** Milliseconds without progress after which it counts as a network failure (decisions, Wire format). */
  stall?: number;
}

/**
 * Sends a form to the upload's address. By XMLHttpRequest, not by `call`: `fetch` does not say how much of a body is sent.
 */
export function sendFile(form: FormData, options: SendingOptions): Promise<SendingEnd> {
  const { onProgress, signal, stall = callTimeout.uploadStall } = options;
  const { method, path } = paths.ads.upload;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;

    const end = (how: SendingEnd) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", leave);
      resolve(how);
    };
    const leave = () => {
      end({ kind: "left" });
      request.abort();
    };
    const giveUp = () => {
      end({ kind: "unanswered" });
      request.abort();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, stall);
    };

    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      wait();
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener("load", () => end(answerOf(request)));
    request.addEventListener("error", () => end({ kind: "unanswered" }));
    signal.addEventListener("abort", leave);
    request.open(method.toUpperCase(), path);
    request.send(form);
    wait();
    if (signal.aborted) leave();
  });
}

function answerOf({ status, responseText }: XMLHttpRequest): SendingEnd {
  if (!jsonStatuses.includes(status)) return { kind: "unanswered" };
  try {
    return { kind: "answered", status, body: JSON.parse(responseText) };
  } catch {
    return { kind: "unanswered" };
  }
}
