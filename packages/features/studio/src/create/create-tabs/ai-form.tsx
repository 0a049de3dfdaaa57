import { lazyWithRetry } from "@earshot/client/lazy.tsx";
import { briefCopy } from "@earshot/contract/studio/brief-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { Banner } from "@earshot/ui/surfaces/banner.tsx";
import { useFocusFallback } from "@earshot/ui/use-focus-fallback.ts";
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from "react";

import type { ScriptCardHandle } from "../../script/script-card.tsx";
import { LoadError } from "../../shell/load-error.tsx";
import { briefKey } from "../brief-key.ts";
import { useStudioForm } from "../studio-form-provider.tsx";
import { type BriefField, useWriteScripts, type WriteError } from "../use-write-scripts.ts";
import { Examples, MustSayFields, ProductName, PromptField } from "./brief-fields.tsx";
import { CreateBar } from "./create-bar.tsx";
import { MusicSection } from "./music-section.tsx";
import { WritingCard } from "./writing-card.tsx";

const ScriptCard = lazyWithRetry(async () => (await import("../../script/script-card.tsx")).ScriptCard);

export interface AiFormHandle {
  /** Writes the script, as a press of the button would. No-op while the button is hidden or disabled. */
  write: () => void;
  /** Stops waiting for scripts. */
  stopWriting: () => void;
  /** Focuses the scripts, or else the Cancel button while they are being written, or else the name. */
  focusScript: () => void;
}

interface AiFormProps {
  ref?: Ref<AiFormHandle>;
  nameRef: RefObject<HTMLInputElement | null>;
  /** True if its tab is visible: a hidden one sends no requests. */
  shown: boolean;
  creating: boolean;
  summary?: ReactNode;
}

/**
 * AI Script's fields: the brief, which collapses to one row once there are scripts, then the scripts, the music and
 * the buttons.
 */
export function AiForm({ ref, nameRef, shown, creating, summary }: AiFormProps) {
  const hasScripts = useStudioForm((form) => form.scripts !== null);
  const hasChanged = useStudioForm((form) => form.scripts !== null && form.scripts.brief !== briefKey(form));
  const canWrite = useStudioForm((form) => form.productName.trim() !== "" && form.prompt.trim() !== "");
  const { writing, error, write, cancel } = useWriteScripts();
  const [isOpened, setOpened] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const prompt = useRef<HTMLTextAreaElement>(null);
  const card = useRef<ScriptCardHandle>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  // The Cancel button disappears together with its request, so focus needs a fallback.
  const keepFocus = useFocusFallback();
  /** True while the card's code is still loading; the card receives focus once it has rendered. */
  const isAwaited = useRef(false);

  const isWriting = writing === "all";
  const isFoldable = hasScripts || isWriting;
  const isOpen = !isFoldable || isOpened;

  async function writeAll(): Promise<void> {
    if (!canWrite || writing === "all") return;
    ScriptCard.preload();
    setOpened(false);
    const result = await write("all");
    isAwaited.current = result === "written";
    // The card may already be rendered.
    if (isAwaited.current && card.current) focusCard(card.current);
    if (typeof result === "object" && result.field) {
      setOpened(true);
      if (isFocusFree(root.current)) requestAnimationFrame(() => focusField(result.field?.name));
    }
  }
  async function writeAnother(): Promise<void> {
    if ((await write("another")) === "written" && isFocusFree(root.current))
      requestAnimationFrame(() => card.current?.focus());
  }
  function focusCard(handle: ScriptCardHandle): void {
    isAwaited.current = false;
    if (isFocusFree(root.current)) handle.focus();
  }
  const focusField = (name: BriefField | undefined) =>
    name === "productName" ? nameRef.current?.focus() : name === "prompt" && prompt.current?.focus();
  useImperativeHandle(ref, () => ({
    write: () => isOpen && void writeAll(),
    stopWriting: cancel,
    focusScript: () => (card.current ?? cancelButton.current ?? nameRef.current)?.focus(),
  }));

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || !isOpen) return;
    event.preventDefault();
    void writeAll();
  });
  useEffect(() => {
    const fields = root.current;
    const onKeyDown = (event: KeyboardEvent) => press(event);
    fields?.addEventListener("keydown", onKeyDown);
    return () => fields?.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <div ref={root} tabIndex={-1} {...keepFocus} className="flex grow flex-col gap-5 rounded-md">
      {isFoldable && <BriefRow isOpen={isOpen} onToggle={() => setOpened(!isOpened)} />}
      {isOpen && (
        <>
          <ProductName ref={nameRef} error={error} />
          <PromptField ref={prompt} error={error} />
          <Examples prompt={prompt} />
          <MustSayFields error={error} />
        </>
      )}
      {isWriting && <WritingCard ref={cancelButton} onCancel={cancel} />}
      {hasScripts && !isWriting && (
        <ScriptCard
          ref={(handle: ScriptCardHandle | null) => {
            card.current = handle;
            if (handle && isAwaited.current) focusCard(handle);
          }}
          shown={shown}
          onAnother={() => void writeAnother()}
          isWriting={writing === "another"}
          onRewrite={hasChanged ? () => void writeAll() : null}
          onEmptied={() => requestAnimationFrame(() => nameRef.current?.focus())}
          fallback={<WritingShape />}
          ErrorFallback={ScriptLoadError}
        >
          <WriteErrorNote
            error={error?.kind === "another" ? error : null}
            onRetry={() => void writeAnother()}
          />
        </ScriptCard>
      )}
      {/* A suggestion that arrives later would push the error below the docked buttons. */}
      <MusicSection of="prompt" suggests={!isWriting && error === null} />
      <WriteErrorNote error={error?.kind === "all" ? error : null} onRetry={() => void writeAll()} />
      <CreateBar
        source="ai"
        creating={creating}
        summary={summary}
        write={
          isOpen || isWriting
            ? {
                label: hasScripts ? briefCopy.writeAgain : briefCopy.write,
                busy: isWriting,
                onPress: () => void writeAll(),
                onPreload: ScriptCard.preload,
              }
            : null
        }
      />
    </div>
  );
}

/**
 * Returns true if focus can be moved without disturbing the user: if nothing has focus, or if focus is in this form but
 * not in a field.
 */
function isFocusFree(root: HTMLElement | null): boolean {
  const { activeElement: focused } = document;
  if (!focused || focused === document.body) return true;
  return root?.contains(focused) === true && !focused.matches("input, textarea, select");
}

/** The brief in one row: name, prompt, and a button to expand them. */
function BriefRow({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const name = useStudioForm((form) => form.productName);
  const prompt = useStudioForm((form) => form.prompt);
  return (
    <div className="-mt-2 flex items-center gap-4 border-b border-line pb-2">
      {isOpen ? (
        <h3 className="min-w-0 flex-1 type-heading text-lg text-ink">{briefCopy.brief}</h3>
      ) : (
        <dl className="grid min-w-0 flex-1 gap-x-4 sm:grid-cols-[fit-content(11rem)_minmax(0,1fr)]">
          <BriefPart label={studioCopy.productName} value={name} isStrong />
          <BriefPart label={studioCopy.prompt} value={prompt} />
        </dl>
      )}
      <span className="shrink-0 sm:-me-3">
        <Button size="sm" intent="text" aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? briefCopy.closeBrief : briefCopy.editBrief}
        </Button>
      </span>
    </div>
  );
}

function BriefPart({ label, value, isStrong = false }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-3 max-sm:sr-only">{label}</dt>
      <dd
        dir="auto"
        className={`truncate text-page-side text-sm text-ink ${isStrong ? "font-semibold" : ""}`}
      >
        {value}
      </dd>
    </div>
  );
}

interface WriteErrorNoteProps {
  error: WriteError | null;
  onRetry: () => void;
}

/** An error that doesn't belong to any field of the brief, with a way to continue. */
function WriteErrorNote({ error, onRetry }: WriteErrorNoteProps) {
  const isShown = error !== null && error.field === null;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Scrolls the note into view, because the buttons docked at the bottom of a phone's window would otherwise cover
    // it.
    if (isShown) note.current?.scrollIntoView({ block: "center" });
  }, [isShown]);
  return (
    // Removes the gap that the empty live region would leave if there is no message.
    <div ref={note} className={isShown ? "" : "-mt-5"}>
      <Banner
        message={
          isShown
            ? {
                tone: "error",
                text: (
                  <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                    <span className="min-w-0 flex-1 basis-48">
                      {error.message}{" "}
                      {error.kind === "all" && <span className="text-ink-2">{briefCopy.orCreate}</span>}
                    </span>
                    <Button size="sm" onClick={onRetry}>
                      {briefCopy.tryAgain}
                    </Button>
                  </span>
                ),
              }
            : null
        }
      />
    </div>
  );
}

const WritingShape = () => <div className="min-h-80 rounded-lg border border-line bg-surface" />;

function ScriptLoadError({ onRetry }: { onRetry: () => void }) {
  return <LoadError onRetry={onRetry} note={briefCopy.codeMissing} />;
}
