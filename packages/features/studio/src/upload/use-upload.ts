import { identityOf } from "@earshot/client/identity.ts";
import { peaksOfFile } from "@earshot/client/peaks-of.ts";
import { useSession } from "@earshot/client/state/session.tsx";
import { uploadCopy } from "@earshot/contract/ads/copy.ts";
import { type Ad, readAd } from "@earshot/contract/ads/read.ts";
import { checkUpload } from "@earshot/contract/ads/rules/upload.ts";
import { errors } from "@earshot/contract/errors.ts";
import { uploadBytes } from "@earshot/contract/limits.ts";
import { readMessage, readSuccess } from "@earshot/contract/read/reply.ts";
import { useEffect, useRef, useState } from "react";

import { saveAudioProject } from "../ads/audio-project-map.ts";
import { useAlert } from "../shell/studio-alert.tsx";
import { startProgress } from "./upload-audio/progress.ts";
import { sendFile, type SendingEnd } from "./upload-audio/send-file.ts";

/** One file on its way, as its card shows it. */
export interface Upload {
  /** As it was chosen, with its ending; the default of spec section 2 where it has none. */
  name: string;
  /** Whole KB, at least 1. */
  kilobytes: number;
  state: "uploading" | "complete" | "failed";
  /** 0 to 100: at most 90 before the answer; stays where it was when it fails. */
  percent: number;
  /** Why it failed; empty unless it did. */
  words: string;
  /** The file's own loudest moments, once this browser has decoded it. */
  peaks: number[] | undefined;
}

export interface UploadOptions {
  /** Where the ad goes; null for a visitor, who has no project on the server. */
  projectId: string | null;
  /** It is stored: the ad that it is now, or null where an older server does not say. */
  onUploaded: (ad: Ad | null) => void;
  /** Milliseconds between two steps of the progress, where the browser gives no figure; the spec's unless told. */
  stepEvery?: number;
}

interface UploadFlow {
  upload: Upload | null;
  /** The error of the last chosen file, shown next to the field. */
  refusal: string | undefined;
  /** Sends a file unless its size, name or type is invalid. */
  send: (file: File) => void;
  /** Sends the same file again. */
  retry: () => void;
  /** Cancels the upload or dismisses its card. */
  remove: () => void;
}

/** Uploading an ad (spec sections 4, 5 and 8): one file at a time, its progress, the literal alerts. */
export function useUpload(options: UploadOptions): UploadFlow {
  const { isLoggedIn } = useSession();
  const alert = useAlert();
  const [upload, setUpload] = useState<Upload | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const sending = useRef<AbortController | null>(null);
  const chosen = useRef<File | null>(null);
  // The page may have gone on to another project, and to other callbacks, by the time that the answer comes.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const change = (facts: Partial<Upload>) => setUpload((known) => known && { ...known, ...facts });

  function fail(words: string): void {
    change({ state: "failed", words });
    alert(words);
  }

  function settle(end: SendingEnd, projectId: string | null): void {
    if (end.kind === "left") return;
    if (end.kind === "unanswered") {
      fail(uploadCopy.failed);
      return;
    }
    if (end.status >= 400 || !readSuccess(end.body)) {
      fail(uploadCopy.failedWith(readMessage(end.body) ?? uploadCopy.unknownError));
      return;
    }
    const ad = readAd((end.body as { audio?: unknown }).audio);
    change({ state: "complete", percent: 100 });
    if (ad) saveAudioProject(ad.uuid, projectId);
    latest.current.onUploaded(ad);
  }

  async function run(file: File): Promise<void> {
    const name = file.name.trim() || uploadCopy.defaultName;
    const kilobytes = Math.max(1, Math.round(file.size / 1024));
    chosen.current = file;
    setUpload({ name, kilobytes, state: "uploading", percent: 0, words: "", peaks: undefined });
    const identity = identityOf(isLoggedIn);
    if (!identity) {
      fail(uploadCopy.failedWith(errors.identity_missing.message));
      return;
    }
    const leaving = new AbortController();
    sending.current = leaving;
    void draw(file, (peaks) => !leaving.signal.aborted && change({ peaks }));
    const { projectId, stepEvery } = latest.current;
    const progress = startProgress((percent) => change({ percent }), stepEvery);
    let end: SendingEnd = { kind: "unanswered" };
    try {
      end = await sendFile(formOf({ audio: [file, name], ...identity, project_id: projectId }), {
        onProgress: progress.sent,
        signal: leaving.signal,
      });
    } catch (error) {
      reportError(error);
    } finally {
      progress.stop();
      if (sending.current === leaving) sending.current = null;
      settle(end, projectId);
    }
  }

  return {
    upload,
    refusal,
    send(file) {
      if (sending.current) return;
      const wrong = checkUpload(file);
      const isTooLarge = file.size > uploadBytes;
      setRefusal(isTooLarge ? undefined : wrong?.message);
      if (isTooLarge) alert(errors.file_too_large.message);
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

type Field = [file: File, name: string] | string | null | undefined;

function formOf(fields: Record<string, Field>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) form.append(name, ...value);
    else if (value) form.append(name, value);
  }
  return form;
}

/** A file that this browser can't decode is drawn as a bar. */
async function draw(file: File, onPeaks: (peaks: number[]) => void): Promise<void> {
  try {
    onPeaks(await peaksOfFile(file));
  } catch {
    // As said above.
  }
}
