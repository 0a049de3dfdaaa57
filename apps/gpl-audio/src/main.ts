// SPDX-License-Identifier: GPL-3.0-or-later
import type { WorkerRequest, WorkerReply, SpeakResult, SpeakRequest } from "./messages.ts";
import { openSpeech } from "./speech.ts";

// A separate program: the parent forks it and exchanges messages with it (messages.ts).

// eSpeak NG seeds the flutter of its voices with the time of day; a fixed time makes its output deterministic.
Date.now = () => 0;
const speech = openSpeech();

const reply = (message: WorkerReply<SpeakResult>) => process.send?.(message);

process.on("message", ({ id, request }: WorkerRequest<SpeakRequest>) => {
  speech.speak(request).then(
    (result) => reply({ id, result }),
    (error: unknown) => reply({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
process.send?.({ started: true });

// The IPC channel closes when the parent process exits.
process.on("disconnect", () => process.exit());
