import { WASI, type WASIOptions } from "node:wasi";

/** Runs a command to completion and returns its exit status. Throws if the command crashes. */
export type WasiCommand = (options: Omit<WASIOptions, "version" | "returnOnExit">) => number;

type Running = { instance: WebAssembly.Instance; memory: WebAssembly.Memory; initial: Uint8Array };
type SystemCall = (...values: unknown[]) => unknown;

/**
 * Runs a WASI command repeatedly in one instance, whose memory is reset after each run. Creating a new instance each
 * time would keep the old one's memory (20 MB with flite's voices) until the next garbage collection.
 */
export function reusableWasiCommand(module: WebAssembly.Module): WasiCommand {
  let systemCalls: Record<string, SystemCall> = {};
  let reusable: Running | undefined;
  let hasExited = false;

  /** The imports delegate to the current run's sandbox. */
  function instantiate(): Running {
    const imports = WebAssembly.Module.imports(module).map(({ name }) => [
      name,
      (...values: unknown[]) => {
        hasExited ||= name === "proc_exit";
        return systemCalls[name]?.(...values);
      },
    ]);
    const instance = new WebAssembly.Instance(module, {
      wasi_snapshot_preview1: Object.fromEntries(imports) as WebAssembly.ModuleImports,
    });
    const memory = instance.exports["memory"] as WebAssembly.Memory;
    return { instance, memory, initial: new Uint8Array(memory.buffer).slice() };
  }

  return (options) => {
    const running = reusable ?? instantiate();
    reusable = undefined;
    hasExited = false;
    const wasi = new WASI({ ...options, version: "preview1", returnOnExit: true });
    systemCalls = wasi.wasiImport as Record<string, SystemCall>;
    const status = wasi.start(running.instance);
    // proc_exit unwinds without restoring the stack pointer, which is a global outside the memory.
    if (!hasExited) {
      const bytes = new Uint8Array(running.memory.buffer);
      bytes.set(running.initial);
      bytes.fill(0, running.initial.length);
      reusable = running;
    }
    return status;
  };
}
