import { useSession } from "@earshot/client/state/session.tsx";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { briefCopy } from "@earshot/contract/studio/brief-copy.ts";
import { scriptCopy } from "@earshot/contract/studio/script-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { Banner } from "@earshot/ui/surfaces/banner.tsx";
import { clsx } from "clsx";
import { AudioLines } from "lucide-react";
import { type ReactNode, type Ref, useId } from "react";

import { useVersionStage } from "../../queries.ts";
import { beside, BottomBar, reachesBottom } from "../../shell/bottom-bar.tsx";
import { useStudioDispatch, useStudioForm } from "../studio-form-provider.tsx";
import type { EditedAd } from "../studio-form.ts";
import { MusicSection } from "./music-section.tsx";
import { ScriptPart } from "./script-part.tsx";
import { useMakeVersion } from "./version-form/use-make-version.ts";

export interface VersionFormProps {
  editing: EditedAd;
  /** Focused when the form opens. */
  headingRef: Ref<HTMLHeadingElement>;
  /** True if its tab is visible: a hidden one sends no requests. */
  shown: boolean;
  summary?: ReactNode;
  onLoadNewest?: ((uuid: string) => void) | undefined;
  onCancel?: (() => void) | undefined;
}

/** A finished ad's script, voice and music, for making a new version. */
export function VersionForm(props: VersionFormProps) {
  const { editing, headingRef, shown, summary, onLoadNewest, onCancel } = props;
  const dispatch = useStudioDispatch();
  const isEmpty = useStudioForm((form) => form.script.trim() === "");
  const { isSending, isMaking, problem, scriptError, make, takeMine } = useMakeVersion(editing);
  const { isLoggedIn } = useSession();
  const stage = useVersionStage(editing.uuid, isLoggedIn);
  const reason = useId();
  const stop = () => dispatch({ type: "changed", change: { editing: null } });
  return (
    <form
      aria-label={scriptCopy.editing}
      className={clsx("mx-auto flex w-full max-w-160 flex-col gap-5", reachesBottom)}
      onSubmit={(event) => {
        event.preventDefault();
        // The submit event of the search form in the music dialog also arrives here, because React events cross
        // portals.
        if (event.target === event.currentTarget && !isMaking && !isEmpty) make();
      }}
    >
      <div>
        <div className="flex items-start justify-between gap-3">
          <h3
            ref={headingRef}
            tabIndex={-1}
            className="min-w-0 type-heading text-lg wrap-anywhere text-ink outline-none"
          >
            {scriptCopy.editing} <bdi>{editing.title}</bdi>
          </h3>
          <div className="-me-3 shrink-0">
            <Button intent="text" size="sm" disabled={isSending} onClick={onCancel}>
              {controlCopy.cancel}
            </Button>
          </div>
        </div>
        <p className="mt-1 text-sm text-ink-2">{scriptCopy.editingHint}</p>
      </div>
      <ScriptPart
        shown={shown}
        firstView="lines"
        serverError={isEmpty ? briefCopy.needsScript : (scriptError ?? undefined)}
      />
      <MusicSection of="script" />
      <div className={problem ? "" : "-mt-5"}>
        <Banner
          message={
            problem && {
              tone: "error",
              text: (
                <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                  <span className="min-w-0 flex-1 basis-48">{problem.message}</span>
                  {problem.kind === "newer" && (
                    <span className="flex flex-wrap gap-2">
                      <Button size="sm" onClick={() => onLoadNewest?.(editing.uuid)}>
                        {scriptCopy.loadNewest}
                      </Button>
                      <Button size="sm" onClick={takeMine}>
                        {scriptCopy.takeMine}
                      </Button>
                    </span>
                  )}
                </span>
              ),
            }
          }
        />
      </div>
      <output className="sr-only">{isMaking && stage}</output>
      <BottomBar above={summary}>
        <div className="flex flex-wrap gap-x-3 gap-y-2">
          {isEmpty && (
            <p id={reason} className="sr-only">
              {briefCopy.needsScript}
            </p>
          )}
          <div className={beside("basis-42")}>
            <Button size="lg" wide disabled={isSending} onClick={stop}>
              {scriptCopy.stopEditing}
            </Button>
          </div>
          <div className={beside("basis-43")}>
            <Button
              type="submit"
              intent="primary"
              size="lg"
              wide
              icon={<AudioLines className="max-[26rem]:hidden" />}
              busy={isMaking}
              disabled={isEmpty && !isMaking}
              aria-describedby={isEmpty ? reason : undefined}
            >
              {isMaking ? (
                // On a phone, a stage's name beside the wave is wider than half of the bar.
                <span className="whitespace-normal">{stage ?? scriptCopy.makingVersion}</span>
              ) : (
                scriptCopy.makeVersion
              )}
            </Button>
          </div>
        </div>
      </BottomBar>
    </form>
  );
}
