// SPDX-License-Identifier: GPL-2.0-or-later
import { decode } from "./decode.ts";
import type { WorkerRequest, Decoded, WorkerReply, ToDecode } from "./messages.ts";

// A program of its own, as main.ts is, and under a licence of its own: it decodes one file, or several after each other.

const reply = (message: WorkerReply<Decoded>) => process.send?.(message);

process.on("message", ({ id, request }: WorkerRequest<ToDecode>) => {
  decode(request).then(
    (result) => reply({ id, result }),
    (error: unknown) => reply({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});

// Nobody is left to decode for.
process.on("disconnect", () => process.exit());
