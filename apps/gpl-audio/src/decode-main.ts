// SPDX-License-Identifier: GPL-2.0-or-later
import { decode } from "./decode.ts";
import type { WorkerRequest, DecodeResult, WorkerReply, DecodeRequest } from "./messages.ts";

// A separate program, like main.ts: their licenses (GPL-2.0 and GPL-3.0) don't allow them to share a process.

const reply = (message: WorkerReply<DecodeResult>) => process.send?.(message);

process.on("message", ({ id, request }: WorkerRequest<DecodeRequest>) => {
  decode(request).then(
    (result) => reply({ id, result }),
    (error: unknown) => reply({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
process.send?.({ started: true });

// The IPC channel closes when the parent process exits.
process.on("disconnect", () => process.exit());
