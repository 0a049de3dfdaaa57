import type { NetworkError } from "@earshot/client/network-error.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { sendFile } from "./send-file.ts";

/** The part of XMLHttpRequest that the upload uses, controlled by the test. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly open = vi.fn();
  readonly send = vi.fn();
  readonly abort = vi.fn(() => this.dispatchEvent(new Event("abort")));
  status = 0;
  responseText = "";

  constructor() {
    super();
    FakeRequest.last = this;
  }

  sent(loaded: number, total: number, lengthComputable = true) {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded, total, lengthComputable }));
  }

  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.dispatchEvent(new Event("load"));
  }
}

const onProgress = vi.fn();
let leaving: AbortController;
let ends: unknown[];

function send(form = new FormData()) {
  void sendFile(form, { onProgress, signal: leaving.signal }).then(
    (answer) => ends.push(answer),
    ({ kind }: NetworkError) => ends.push(kind),
  );
  return FakeRequest.last;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  onProgress.mockClear();
  leaving = new AbortController();
  ends = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = () => vi.advanceTimersByTimeAsync(0);

test("sends the form, reports progress and returns the response", async () => {
  const form = new FormData();
  const request = send(form);
  expect(request.open).toHaveBeenCalledWith("POST", "/audiostack/upload-audio");
  expect(request.send).toHaveBeenCalledWith(form);
  request.sent(250, 1000);
  request.sent(1000, 1000);
  expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
  request.answer(201, '{"status":"success"}');
  await settled();
  expect(ends).toEqual([{ status: 201, body: { status: "success" } }]);
  expect(vi.getTimerCount()).toBe(0);
});

test("returns an error status as a response", async () => {
  send().answer(413, '{"status":"error","message":"Full."}');
  await settled();
  expect(ends).toEqual([{ status: 413, body: { status: "error", message: "Full." } }]);
});

test.each([
  [502, "<h1>Bad Gateway</h1>"],
  [500, "{}"],
  [200, "<p>Please accept our terms</p>"],
])("rejects status %d with body %j, which the contract doesn't define", async (status, text) => {
  send().answer(status, text);
  await settled();
  expect(ends).toEqual(["unexpected-answer"]);
});

test("rejects when the connection is lost", async () => {
  send().dispatchEvent(new Event("error"));
  await settled();
  expect(ends).toEqual(["network"]);
});

test("reports no progress when the total is unknown", () => {
  const request = send();
  request.sent(10, 0, false);
  request.sent(10, 0);
  expect(onProgress).not.toHaveBeenCalled();
});

test("times out after 60 s without progress, counting from the last progress event", async () => {
  const request = send();
  await vi.advanceTimersByTimeAsync(59_999);
  request.sent(1, 10);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(ends).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toEqual(["timeout"]);
  expect(request.abort).toHaveBeenCalledOnce();
});

test("aborts before or during the upload", async () => {
  const request = send();
  leaving.abort();
  await settled();
  expect(ends).toEqual(["aborted"]);
  expect(request.abort).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
  expect(send().abort).toHaveBeenCalledOnce();
});
