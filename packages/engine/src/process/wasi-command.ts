import { WASI, type WASIOptions } from "node:wasi";

/** Runs a command from its beginning to its end; gives its status. What it throws is the command's crash. */
export type KeptCommand = (options: Omit<WASIOptions, "version" | "returnOnExit">) => number;

type Running = { instance: WebAssembly.Instance; memory: WebAssembly.Memory; fresh: Uint8Array };
type SystemCall = (...values: unknown[]) => unknown;

/**
 * Runs a WASI command again and again in one instance, whose memory is as new before each run. A new instance each time
 * would leave its memory (20 MB for the voices of flite) to whenever the garbage is collected.
 */
export function keepCommand(module: WebAssembly.Module): KeptCommand {
  let calls: Record<string, SystemCall> = {};
  let kept: Running | undefined;
  let hasLeft = false;

  /** Whatever the command asks goes to the sandbox of the run. */
  function start(): Running {
    const functions = WebAssembly.Module.imports(module).map(({ name }) => [
      name,
      (...values: unknown[]) => {
        hasLeft ||= name === "proc_exit";
        return calls[name]?.(...values);
      },
    ]);
    const instance = new WebAssembly.Instance(module, {
      wasi_snapshot_preview1: Object.fromEntries(functions) as WebAssembly.ModuleImports,
    });
    const memory = instance.exports["memory"] as WebAssembly.Memory;
    return { instance, memory, fresh: new Uint8Array(memory.buffer).slice() };
  }

  return (options) => {
    const running = kept ?? start();
    kept = undefined;
    hasLeft = false;
    const wasi = new WASI({ ...options, version: "preview1", returnOnExit: true });
    calls = wasi.wasiImport as Record<string, SystemCall>;
    const status = wasi.start(running.instance);
    // One that left in its midst has not given its stack back.
    if (!hasLeft) {
      const bytes = new Uint8Array(running.memory.buffer);
      bytes.set(running.fresh);
      bytes.fill(0, running.fresh.length);
      kept = running;
    }
    return status;
  };
}
