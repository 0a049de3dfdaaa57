// SPDX-License-Identifier: GPL-3.0-or-later
import type { WorkerRequest, WorkerReply, Spoken, ToSpeak } from "./messages.ts";
import { openSpeech } from "./speech.ts";

// A program of its own: it is forked, and speaks with whoever started it by messages (messages.ts).

// eSpeak NG seeds the flutter of its voices with the time of day: the same words must always sound the same.
Date.now = () => 0;
const speech = openSpeech();

const reply = (message: WorkerReply<Spoken>) => process.send?.(message);

process.on("message", ({ id, request }: WorkerRequest<ToSpeak>) => {
  speech.speak(request).then(
    (result) => reply({ id, result }),
    (error: unknown) => reply({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});

// Nobody is left to speak to.
process.on("disconnect", () => process.exit());
