// @vitest-environment node
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";

import { lazyWithRetry } from "./lazy.tsx";

const Dialog = ({ open }: { open: boolean; onClose: () => void }) => <p>{open ? "open" : "closed"}</p>;

test("loads once for all callers", async () => {
  const load = vi.fn(async () => Dialog);
  const Lazy = lazyWithRetry(load);
  await Promise.all([Lazy.load(), Lazy.load()]);
  Lazy.preload();
  expect(load).toHaveBeenCalledOnce();
});

test("loads again after an error, which preload reports", async () => {
  const lost = new TypeError("Failed to fetch");
  const load = vi.fn(async () => Dialog).mockRejectedValueOnce(lost);
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  const Lazy = lazyWithRetry(load);
  Lazy.preload();
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith(lost));
  await expect(Lazy.load()).resolves.toBe(Dialog);
  vi.unstubAllGlobals();
});

test("renders no dialog on the server", () => {
  const load = vi.fn(async () => Dialog);
  const Lazy = lazyWithRetry(load);
  expect(renderToString(<Lazy open onClose={() => undefined} />)).toBe("");
  expect(load).not.toHaveBeenCalled();
});
