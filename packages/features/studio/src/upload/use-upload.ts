import { ApiError } from "@earshot/client/api-error.ts";
import { identityOf } from "@earshot/client/identity.ts";
import { NetworkError } from "@earshot/client/network-error.ts";
import { peaksOfFile } from "@earshot/client/peaks-of.ts";
import { useSession } from "@earshot/client/state/session.tsx";
import { useRecheckSession } from "@earshot/client/use-recheck-session.ts";
import { type Ad, readAd } from "@earshot/contract/ads/read.ts";
import { checkUpload } from "@earshot/contract/ads/rules/upload.ts";
import { uploadCopy } from "@earshot/contract/ads/upload-copy.ts";
import { uploadBytes } from "@earshot/contract/limits.ts";
import { readSuccess } from "@earshot/contract/read/reply.ts";
import { studioErrorOf, studioErrors } from "@earshot/contract/studio/errors.ts";
import { useEffect, useRef, useState } from "react";

import { saveAudioProject } from "../ads/audio-project-map.ts";
import { useAlert } from "../shell/studio-alert.tsx";
import { startProgress } from "./upload-audio/progress.ts";
import { sendFile } from "./upload-audio/send-file.ts";

/** A file being uploaded, with the state that its card shows. */
export interface Upload {
  /** The file name with its extension; a default name if the file has none. */
  name: string;
  /** The size in whole KB, at least 1. */
  kilobytes: number;
  state: "uploading" | "complete" | "failed";
  /** Progress from 0 to 100: at most 90 until the server responds; it keeps its value on an error. */
  percent: number;
  /** The error message, or empty. */
  error: string;
  /** The file's peaks, once this browser has decoded it. */
  peaks: number[] | undefined;
}

export interface UploadOptions {
  /** The ad's project; null for a visitor, who has none on the server. */
  projectId: string | null;
  /** Called with the stored ad, or null if an older server does not send it. */
  onUploaded: (ad: Ad | null) => void;
  /** Milliseconds between two steps of the simulated progress; 200 by default. */
  stepEvery?: number;
}

interface UploadFlow {
  upload: Upload | null;
  /** Why the last chosen file was rejected; shown next to the field. */
  fileError: string | undefined;
  /** Sends a file unless its size, name or type is invalid. */
  send: (file: File) => void;
  /** Resends the same file. */
  retry: () => void;
  /** Cancels the upload or dismisses its card. */
  remove: () => void;
}

/** Uploads one audio file at a time, with its progress and alerts. */
export function useUpload(options: UploadOptions): UploadFlow {
  const { isLoggedIn } = useSession();
  const recheckSession = useRecheckSession();
  const alert = useAlert();
  const [upload, setUpload] = useState<Upload | null>(null);
  const [fileError, setFileError] = useState<string>();
  const sending = useRef<AbortController | null>(null);
  const chosen = useRef<File | null>(null);
  // An upload takes a while, so always call the latest callbacks.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const change = (facts: Partial<Upload>) => setUpload((known) => known && { ...known, ...facts });

  function fail(message: string): void {
    change({ state: "failed", error: message });
    alert(message);
  }

  async function run(file: File): Promise<void> {
    const name = file.name.trim() || uploadCopy.defaultName;
    const kilobytes = Math.max(1, Math.round(file.size / 1024));
    chosen.current = file;
    setUpload({ name, kilobytes, state: "uploading", percent: 0, error: "", peaks: undefined });
    const leaving = new AbortController();
    sending.current = leaving;
    void draw(file, (peaks) => !leaving.signal.aborted && change({ peaks }));
    const { projectId, stepEvery } = latest.current;
    const progress = startProgress((percent) => change({ percent }), stepEvery);
    try {
      const identity = identityOf(isLoggedIn);
      if (!identity) throw new ApiError(401, studioErrorOf("identity_missing"));
      const form = formOf({ audio: [file, name], ...identity, project_id: projectId });
      const answer = await sendFile(form, { onProgress: progress.sent, signal: leaving.signal });
      if (answer.status >= 400 || !readSuccess(answer.body)) throw new ApiError(answer.status, answer.body);
      const ad = readAd((answer.body as { audio?: unknown }).audio);
      change({ state: "complete", percent: 100 });
      if (ad) saveAudioProject(ad.uuid, projectId);
      latest.current.onUploaded(ad);
    } catch (error) {
      if (leaving.signal.aborted) return;
      recheckSession(error);
      fail(errorText(error));
    } finally {
      progress.stop();
      if (sending.current === leaving) sending.current = null;
    }
  }

  return {
    upload,
    fileError,
    send(file) {
      if (sending.current) return;
      const wrong = checkUpload(file);
      const isTooLarge = file.size > uploadBytes;
      setFileError(isTooLarge ? undefined : wrong?.message);
      if (isTooLarge) alert(studioErrors.file_too_large.message);
      if (!wrong) void run(file);
    },
    retry() {
      if (chosen.current && !sending.current) void run(chosen.current);
    },
    remove() {
      sending.current?.abort();
      sending.current = null;
      chosen.current = null;
      setUpload(null);
    },
  };
}

/**
 * The message for the alert and the card. Errors other than the server's are logged and shown with a default message.
 */
function errorText(error: unknown): string {
  if (error instanceof ApiError) return uploadCopy.failedWith(error.message || uploadCopy.unknownError);
  if (!(error instanceof NetworkError)) reportError(error);
  return uploadCopy.failed;
}

type Field = [file: File, name: string] | string | null | undefined;

function formOf(fields: Record<string, Field>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) form.append(name, ...value);
    else if (value) form.append(name, value);
  }
  return form;
}

/** Decodes a file's peaks. For a file that this browser can't decode, the card shows a plain bar instead. */
const draw = (file: File, onPeaks: (peaks: number[]) => void) =>
  peaksOfFile(file).then(onPeaks, () => undefined);
