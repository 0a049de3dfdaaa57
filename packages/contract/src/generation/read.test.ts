import { describe, expect, it } from "vitest";

import { readStage } from "./read-stage.ts";
import { readAudioform, readBegun, readJob, readPipeline, readPipelineId } from "./read.ts";

const nothing = [null, undefined, "complete", [], {}, 3];

describe("start response", () => {
  it.each([
    [{ audio: { uuid: "a1" } }, { uuid: "a1", audioformId: null }],
    [{ audio: { id: 7 } }, { uuid: "7", audioformId: null }],
    [{ audioformId: "af_1" }, { uuid: null, audioformId: "af_1" }],
    [
      { audioformId: "af_1", audio: { uuid: "a1" } },
      { uuid: "a1", audioformId: "af_1" },
    ],
  ])("reads the ids of %j as %j", (input, begun) => {
    expect(readBegun(input)).toEqual(begun);
  });

  it.each(nothing)("returns null ids for %j", (input) => {
    expect(readBegun(input)).toEqual({ uuid: null, audioformId: null });
    expect(readPipelineId(input)).toBeNull();
  });

  it("reads the pipeline's id", () => {
    expect(readPipelineId({ pipelineId: "pl_1" })).toBe("pl_1");
  });
});

describe("the stage", () => {
  it.each([
    [{ pipeline_status: "writing" }, "writing"],
    [{ audio: { pipeline_status: "mixing" } }, "mixing"],
    [{ pipeline_status: "complete" }, null],
    [{ pipeline_status: "dancing" }, null],
    [{}, null],
  ])("reads the stage of %j as %s", (input, stage) => {
    expect(readStage(input)).toBe(stage);
  });
});

describe("a job", () => {
  it.each([
    [{ status: "success", audio: { filepath: "/a" } }, { state: "done" }],
    [
      { status: "success", audio: { filepath: null } },
      { state: "processing", stage: null },
    ],
    [{ status: "success" }, { state: "processing", stage: null }],
    [
      { status: "processing", audio: { filepath: null, pipeline_status: "speaking" } },
      { state: "processing", stage: "speaking" },
    ],
    [{ status: "queued" }, { state: "processing", stage: null }],
    [
      { status: "failed", message: "No voice." },
      { state: "failed", message: "No voice." },
    ],
    [
      { status: "failed", message: "" },
      { state: "failed", message: null },
    ],
    [{ status: "error" }, { state: "failed", message: null }],
    [
      { status: "processing", audio: { pipeline_status: "failed" } },
      { state: "failed", message: null },
    ],
  ])("reads the response %j as %j", (input, making) => {
    expect(readJob(input)).toEqual(making);
  });

  it.each(nothing)("treats %j as still processing", (input) => {
    expect(readJob(input)).toEqual({ state: "processing", stage: null });
  });
});

describe("an audioform", () => {
  it.each([
    [{ message: "complete", pipeline_status: "mixing" }, { state: "done" }],
    [
      { message: "processing", pipeline_status: "writing" },
      { state: "processing", stage: "writing" },
    ],
    [
      { message: "failed", error: "No voice." },
      { state: "failed", message: "No voice." },
    ],
    [{ message: "failed" }, { state: "failed", message: null }],
    [{ message: "queued" }, { state: "failed", message: null }],
  ])("reads the response %j as %j", (input, making) => {
    expect(readAudioform(input)).toEqual(making);
  });

  it.each(nothing)("treats %j as failed", (input) => {
    expect(readAudioform(input)).toEqual({ state: "failed", message: null });
  });
});

describe("a pipeline", () => {
  it.each([
    [{ status: "complete", message: "" }, { state: "done" }],
    [
      { status: "processing", message: "", pipeline_status: "mixing" },
      { state: "processing", stage: "mixing" },
    ],
    [
      { status: "failed", message: "No sound." },
      { state: "failed", message: "No sound." },
    ],
    [
      { status: "failed", message: " " },
      { state: "failed", message: null },
    ],
    [{ status: "gone" }, { state: "failed", message: null }],
  ])("reads the response %j as %j", (input, making) => {
    expect(readPipeline(input)).toEqual(making);
  });
});
