import { NetworkError, type NetworkErrorKind } from "@earshot/client/network-error.ts";
import { callTimeout } from "@earshot/contract/limits.ts";
import { paths } from "@earshot/contract/paths.ts";
import { jsonStatuses } from "@earshot/contract/statuses.ts";

export interface SendingOptions {
  /** Called with the fraction sent, 0 to 1, if the browser reports it. */
  onProgress: (part: number) => void;
  /** Cancels the upload. */
  signal: AbortSignal;
  /** How long an upload may go without progress, in ms, before it is treated as a network error. */
  stall?: number;
}

/**
 * Sends a form to the upload's URL. Uses XMLHttpRequest rather than `call`, because `fetch` does not report upload
 * progress.
 *
 * @throws {NetworkError} if there is no JSON response, or of kind `aborted` if the signal aborts
 */
export function sendFile(
  form: FormData,
  options: SendingOptions,
): Promise<{ status: number; body: unknown }> {
  const { onProgress, signal, stall = callTimeout.uploadStall } = options;
  const { method, path } = paths.ads.upload;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;

    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", leave);
    };
    const fail = (kind: NetworkErrorKind) => {
      end();
      reject(new NetworkError(path, kind));
      request.abort();
    };
    const leave = () => fail("aborted");
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => fail("timeout"), stall);
    };

    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      wait();
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener("load", () => {
      const body = readJson(request);
      if (body === undefined) return fail("unexpected-answer");
      end();
      resolve({ status: request.status, body });
    });
    request.addEventListener("error", () => fail("network"));
    signal.addEventListener("abort", leave);
    request.open(method.toUpperCase(), path);
    request.send(form);
    wait();
    if (signal.aborted) leave();
  });
}

/**
 * Parses a response; undefined unless it is JSON with a status that the contract defines (a proxy's error page is
 * not).
 */
function readJson({ status, responseText }: XMLHttpRequest): unknown {
  if (!jsonStatuses.includes(status)) return undefined;
  try {
    return JSON.parse(responseText);
  } catch {
    return undefined;
  }
}
