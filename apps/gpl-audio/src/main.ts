// SPDX-License-Identifier: GPL-3.0-or-later
import type { Asked, Replied, Spoken, ToSpeak } from "./messages.ts";
import { openSpeech } from "./speech.ts";

// A program of its own: it is forked, and speaks with whoever started it by messages (messages.ts).

// eSpeak NG seeds the flutter of its voices with the time of day: the same words must always sound the same.
Date.now = () => 0;
const speech = openSpeech();

const reply = (message: Replied<Spoken>) => process.send?.(message);

process.on("message", ({ id, question }: Asked<ToSpeak>) => {
  speech.speak(question).then(
    (answer) => reply({ id, answer }),
    (error: unknown) => reply({ id, refusal: error instanceof Error ? error.message : String(error) }),
  );
});

// Nobody is left to speak to.
process.on("disconnect", () => process.exit());
