import { ApiError } from "@earshot/client/api-error.ts";
import { call } from "@earshot/client/call.ts";
import type { Identity } from "@earshot/client/identity.ts";
import { readScripts, type WrittenScripts } from "@earshot/contract/generation/read-scripts.ts";
import { mostVariants } from "@earshot/contract/limits.ts";

import { nextVariant, rewritten, withAnother } from "../script/draft-edits.ts";
import type { ScriptDraft } from "../script/script-draft.ts";
import { type AdOptions, scriptsRequest } from "./ad-request.ts";
import type { StudioForm } from "./studio-form.ts";

/** `all` replaces the scripts, `another` adds one. */
export type WritingKind = "all" | "another";

/**
 * Requests scripts for the form's brief.
 *
 * @throws {ApiError}
 * @throws {NetworkError}
 */
export async function requestScripts(
  kind: WritingKind,
  options: AdOptions,
  { identity, signal }: { identity: Identity; signal: AbortSignal },
): Promise<WrittenScripts> {
  const { scripts } = options.form;
  const variants =
    kind === "another" && scripts
      ? { variants: 1, variant: nextVariant(scripts) }
      : { variants: mostVariants };
  const json = { ...scriptsRequest(options), ...variants };
  const { status, body } = await call("POST /api/audioad/scripts", { query: identity, json }, { signal });
  const written = status === 200 ? readScripts(body) : null;
  if (!written) throw new ApiError(status, body);
  return written;
}

/**
 * The form's scripts, updated with the newly written ones.
 *
 * @param brief the `briefKey` of the brief that they were written from
 */
export function draftAfter(
  kind: WritingKind,
  { scripts }: StudioForm,
  { written, brief }: { written: WrittenScripts; brief: string },
): ScriptDraft {
  return kind === "another" && scripts ? withAnother(scripts, written) : rewritten(scripts, written, brief);
}
