// SPDX-License-Identifier: GPL-2.0-or-later
import { decode } from "./decode.ts";
import type { Asked, Decoded, Replied, ToDecode } from "./messages.ts";

// A program of its own, as main.ts is, and under a licence of its own: it decodes one file, or several after each other.

const reply = (message: Replied<Decoded>) => process.send?.(message);

process.on("message", ({ id, question }: Asked<ToDecode>) => {
  decode(question).then(
    (answer) => reply({ id, answer }),
    (error: unknown) => reply({ id, refusal: error instanceof Error ? error.message : String(error) }),
  );
});

// Nobody is left to decode for.
process.on("disconnect", () => process.exit());
