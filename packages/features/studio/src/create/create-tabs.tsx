import { lazyWithRetry, usePreloadOnPress } from "@earshot/client/lazy.tsx";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { Banner } from "@earshot/ui/surfaces/banner.tsx";
import { Skeleton } from "@earshot/ui/surfaces/skeleton.tsx";
import { Tabs } from "@earshot/ui/surfaces/tabs.tsx";
import { clsx } from "clsx";
import { PenLine, Sparkles, Undo2, Upload } from "lucide-react";
import { type ReactNode, type Ref, type SubmitEvent, useImperativeHandle, useRef, useState } from "react";

import { reachesBottom } from "../shell/bottom-bar.tsx";
import { LoadError } from "../shell/load-error.tsx";
import type { ScriptSource } from "./ad-request.ts";
import { AiForm, type AiFormHandle } from "./create-tabs/ai-form.tsx";
import { ProductName } from "./create-tabs/brief-fields.tsx";
import { CreateBar } from "./create-tabs/create-bar.tsx";
import { MusicSection } from "./create-tabs/music-section.tsx";
import { missingOf } from "./missing-of.ts";
import { useSetAsideDraft, useStudioForm, useStudioFormStore } from "./studio-form-provider.tsx";
import { type StudioTab, tabOfForm } from "./studio-form.ts";

const ScriptPart = lazyWithRetry(async () => (await import("./create-tabs/script-part.tsx")).ScriptPart);
const VersionForm = lazyWithRetry(async () => (await import("./create-tabs/version-form.tsx")).VersionForm);

export interface CreateTabsHandle {
  /** Focuses the first field of a tab, if the tab has a form. */
  focus: (tab: StudioTab) => void;
  /** Writes the script from the brief, as the AI Script tab's button does. */
  writeScript: () => void;
  /** Focuses the written scripts, or the first field if there are none. */
  focusScript: () => void;
}

export interface CreateTabsProps {
  ref?: Ref<CreateTabsHandle>;
  /** The selected tab. */
  tab: StudioTab;
  onTab: (tab: StudioTab) => void;
  /** The Upload Audio tab's content. */
  upload: ReactNode;
  /** Shown instead of the open tab's content, which stays mounted; null while the form is shown. */
  result?: ReactNode;
  /** Called when Create Audio Ad is pressed with a name and a description or script. */
  onCreate: (source: ScriptSource) => void;
  /** Called with an ad's uuid to load its newest script. */
  onLoadNewest?: (uuid: string) => void;
  /** Called to stop editing an ad's script without a new version. */
  onCancelEditing?: () => void;
  /** True while a request is pending: the button shows it and is disabled. */
  creating: boolean;
  /** The choices in one row. Shown above the buttons on windows where the panel is a sheet. */
  summary?: ReactNode;
}

/** The three ways to create an ad. AI Script and My Own Script use the form of the surrounding StudioFormProvider. */
export function CreateTabs(props: CreateTabsProps) {
  const {
    ref,
    tab,
    onTab,
    upload,
    result = null,
    onCreate,
    creating,
    summary,
    onLoadNewest,
    onCancelEditing,
  } = props;
  const aiName = useRef<HTMLInputElement>(null);
  const ownName = useRef<HTMLInputElement>(null);
  const edited = useRef<HTMLHeadingElement>(null);
  /** True while the version's form is still loading; its heading receives focus once it has rendered. */
  const isAwaited = useRef(false);
  const editing = useStudioForm((each) => each.editing);
  const ai = useRef<AiFormHandle>(null);
  useImperativeHandle(ref, () => ({
    focus(next) {
      if (next === "upload") return;
      const target = (next === "ai" ? aiName : editing ? edited : ownName).current;
      target?.focus();
      isAwaited.current = target === null;
    },
    writeScript: () => ai.current?.write(),
    focusScript: () => ai.current?.focusScript(),
  }));
  usePreloadOnPress(ScriptPart, VersionForm);

  function createFromBrief(source: ScriptSource) {
    // Scripts that arrive after the press would make the form differ from the ad.
    ai.current?.stopWriting();
    onCreate(source);
  }
  const aiForm = (
    <AdForm source="ai" creating={creating} onCreate={createFromBrief}>
      <AiForm ref={ai} nameRef={aiName} shown={tab === "ai"} creating={creating} summary={summary} />
    </AdForm>
  );
  const ownForm = editing ? (
    <VersionForm
      key={editing.uuid}
      editing={editing}
      headingRef={(heading: HTMLHeadingElement | null) => {
        edited.current = heading;
        if (heading && isAwaited.current) heading.focus();
        if (heading) isAwaited.current = false;
      }}
      shown={tab === "own"}
      summary={summary}
      onLoadNewest={onLoadNewest}
      onCancel={onCancelEditing}
      fallback={<Skeleton shape="field" count={2} label={controlCopy.loading} />}
      ErrorFallback={LoadError}
    />
  ) : (
    <AdForm source="own" creating={creating} onCreate={onCreate}>
      <ProductName ref={ownName} />
      <ScriptPart
        shown={tab === "own"}
        fallback={<Skeleton shape="text" count={7} label={controlCopy.loading} />}
        ErrorFallback={LoadError}
      />
      <MusicSection of="script" />
      <CreateBar source="own" creating={creating} summary={summary} />
    </AdForm>
  );
  const withResult = (of: StudioTab, content: ReactNode) => (
    <>
      {tab === of && result}
      <div hidden={result !== null}>
        <FromFirstView isShown={tab === of}>{content}</FromFirstView>
      </div>
    </>
  );
  return (
    <div className="flex flex-col gap-5">
      <Tabs
        label={studioCopy.tabsLabel}
        value={tab}
        onChange={onTab}
        tabs={[
          {
            value: "ai",
            label: studioCopy.tabs.ai,
            icon: <Sparkles />,
            content: withResult("ai", aiForm),
          },
          {
            value: "own",
            label: studioCopy.tabs.own,
            icon: <PenLine />,
            content: withResult("own", ownForm),
          },
          {
            value: "upload",
            label: studioCopy.tabs.upload,
            icon: <Upload />,
            content: withResult("upload", upload),
          },
        ]}
      />
      {/* Below the fields, so that it doesn't shift them: it depends on the saved draft, which loads after the page. */}
      <SetAsideDraft onTab={onTab} />
    </div>
  );
}

/** Mounts a tab's content once it is first shown, and keeps it afterwards, so that its input persists. */
function FromFirstView({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return wasShown && children;
}

interface AdFormProps {
  /** The script's author. */
  source: ScriptSource;
  onCreate: (source: ScriptSource) => void;
  creating: boolean;
  children: ReactNode;
}

/** A native form around the fields, each of which selects its own values from the studio's form. */
function AdForm({ source, onCreate, creating, children }: AdFormProps) {
  const store = useStudioFormStore();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The submit event of the search form in the music dialog also arrives here, because React events cross portals.
    if (event.target !== event.currentTarget) return;
    if (!creating && missingOf(source, store.getState().form) === null) onCreate(source);
  };
  return (
    <form onSubmit={submit} className={clsx("mx-auto flex w-full max-w-160 flex-col gap-5", reachesBottom)}>
      {children}
    </form>
  );
}

/** Announces that an earlier draft was replaced, and offers to restore it in the tab that it belongs to. */
function SetAsideDraft({ onTab }: Pick<CreateTabsProps, "onTab">) {
  const store = useStudioFormStore();
  const { isThere, bringBack, forget } = useSetAsideDraft();
  const place = useRef<HTMLDivElement>(null);
  const onBringBack = () => {
    // The button unmounts with its message. Moves focus here, so that the next Tab continues from this place.
    place.current?.focus({ preventScroll: true });
    bringBack();
    onTab(tabOfForm(store.getState().form));
  };
  return (
    // Removes the gap that the empty live region would leave if there is no message.
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
