import { generationCopy } from "@earshot/contract/generation/copy.ts";
import { isReadyToGenerate } from "@earshot/contract/generation/rules/ad-options.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { Banner } from "@earshot/ui/surfaces/banner.tsx";
import { Tabs } from "@earshot/ui/surfaces/tabs.tsx";
import { clsx } from "clsx";
import { AudioLines, PenLine, Sparkles, Undo2, Upload } from "lucide-react";
import {
  type ReactNode,
  type Ref,
  type RefObject,
  type SubmitEvent,
  useImperativeHandle,
  useRef,
} from "react";

import { type ScriptSource, textOfForm } from "./ad-request.ts";
import { MusicSection } from "./create-tabs/music-section.tsx";
import { ScriptPart } from "./create-tabs/script-part.tsx";
import { ProductName, PromptField } from "./create-tabs/text-fields.tsx";
import { useSetAsideDraft, useStudioForm, useStudioFormStore } from "./studio-form-provider.tsx";
import type { StudioForm, StudioTab } from "./studio-form.ts";

export interface CreateTabsHandle {
  /** Focuses the first field of a tab with a form. */
  focus: (tab: StudioTab) => void;
}

export interface CreateTabsProps {
  ref?: Ref<CreateTabsHandle>;
  /** The selected tab. */
  tab: StudioTab;
  onTab: (tab: StudioTab) => void;
  /** The content of Upload Audio. */
  upload: ReactNode;
  /** Called when Create Audio Ad is pressed with a name and a text, from a description or a script. */
  onCreate: (source: ScriptSource) => void;
  /** Whether a request is pending: the button shows it and is disabled. */
  creating: boolean;
}

/** The three ways to create an ad. AI Script and My Own Script use the form of the surrounding StudioFormProvider. */
export function CreateTabs({ ref, tab, onTab, upload, onCreate, creating }: CreateTabsProps) {
  const names = { ai: useRef<HTMLInputElement>(null), own: useRef<HTMLInputElement>(null) };
  useImperativeHandle(ref, () => ({
    focus: (next) => next !== "upload" && names[next].current?.focus(),
  }));
  const formOf = (source: ScriptSource) => (
    <AdForm
      nameRef={names[source]}
      source={source}
      shown={tab === source}
      onCreate={onCreate}
      creating={creating}
    />
  );
  return (
    <div className="flex flex-col gap-5">
      <Tabs
        label={studioCopy.tabsLabel}
        value={tab}
        onChange={onTab}
        tabs={[
          { value: "ai", label: studioCopy.tabs.ai, icon: <Sparkles />, content: formOf("ai") },
          { value: "own", label: studioCopy.tabs.own, icon: <PenLine />, content: formOf("own") },
          { value: "upload", label: studioCopy.tabs.upload, icon: <Upload />, content: upload },
        ]}
      />
      {/* Below the fields: it depends on the saved draft, which loads after the page, and must not shift them. */}
      <SetAsideDraft />
    </div>
  );
}

interface AdFormProps {
  nameRef: RefObject<HTMLInputElement | null>;
  /** The script's author. */
  source: ScriptSource;
  /** Whether its tab is visible: a hidden one sends no requests. */
  shown: boolean;
  onCreate: (source: ScriptSource) => void;
  creating: boolean;
}

/** The form's fields besides those of the panel. Each part selects from the form by itself. */
function AdForm({ nameRef, source, shown, onCreate, creating }: AdFormProps) {
  const store = useStudioFormStore();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The music dialog's search form submits through here too: React events bubble through portals.
    if (event.target !== event.currentTarget) return;
    if (!creating && isReady(source, store.getState().form)) onCreate(source);
  };
  return (
    <form onSubmit={submit} className="mx-auto flex w-full max-w-160 flex-col gap-5">
      <ProductName ref={nameRef} />
      {source === "ai" ? <PromptField /> : <ScriptPart shown={shown} />}
      <MusicSection />
      <CreateButton source={source} creating={creating} />
    </form>
  );
}

/** Create Audio Ad needs a name and a text (spec section 5). */
function isReady(source: ScriptSource, form: StudioForm): boolean {
  return isReadyToGenerate({ title: form.productName, prompt: textOfForm(source, form) });
}

interface CreateButtonProps {
  source: ScriptSource;
  creating: boolean;
}

/** Create Audio Ad: disabled while name or text is blank, busy while a request is pending. */
function CreateButton({ source, creating }: CreateButtonProps) {
  const ready = useStudioForm((form) => isReady(source, form));
  return (
    <div>
      <div className="noscript:hidden">
        <Button
          type="submit"
          intent="primary"
          size="lg"
          wide
          icon={<AudioLines />}
          busy={creating}
          disabled={!ready && !creating}
        >
          {creating ? generationCopy.creating : generationCopy.create}
        </Button>
      </div>
      <p className="hidden text-sm text-ink-2 noscript:block">{studioCopy.needsScript}</p>
    </div>
  );
}

/** Announces that the landing page's values replaced an earlier draft, and restores it on request. */
function SetAsideDraft() {
  const { isThere, bringBack, forget } = useSetAsideDraft();
  const place = useRef<HTMLDivElement>(null);
  const onBringBack = () => {
    // The button unmounts with its message: moves focus so that the next Tab continues from here.
    place.current?.focus({ preventScroll: true });
    bringBack();
  };
  return (
    // Without a message only the live region renders, which would leave a gap.
    <div
      ref={place}
      tabIndex={-1}
      className={clsx("outline-none", isThere ? "mx-auto w-full max-w-160" : "-mt-5")}
    >
      <Banner
        message={
          isThere
            ? {
                tone: "info",
                text: (
                  <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                    {studioCopy.draftReplaced}
                    <Button size="sm" icon={<Undo2 />} onClick={onBringBack}>
                      {studioCopy.draftBack}
                    </Button>
                  </span>
                ),
              }
            : null
        }
        dismiss={{ label: studioCopy.draftForget, onDismiss: forget }}
      />
    </div>
  );
}
