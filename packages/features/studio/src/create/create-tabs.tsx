import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { Tabs } from "@earshot/ui/surfaces/tabs.tsx";
import { PenLine, Sparkles, Upload } from "lucide-react";
import type { ReactNode } from "react";

import type { ScriptSource } from "./ad-request.ts";
import { AdForm } from "./create-tabs/ad-form.tsx";
import { SetAsideDraft } from "./create-tabs/set-aside-draft.tsx";
import type { StudioTab } from "./studio-form.ts";

export interface CreateTabsProps {
  /** The tab that is shown. */
  tab: StudioTab;
  onTab: (tab: StudioTab) => void;
  /** What Upload Audio shows. */
  upload: ReactNode;
  /** Create Audio Ad was pressed, with a name and a text in the form: from a description, or from one's own script. */
  onCreate: (source: ScriptSource) => void;
  /** An ad is being asked for: the button says so, and can't be pressed. */
  creating: boolean;
}

/** The three ways to an ad. AI Script and My Own Script hold the form of the StudioFormProvider around. */
export function CreateTabs({ tab, onTab, upload, onCreate, creating }: CreateTabsProps) {
  const formOf = (source: ScriptSource) => (
    <AdForm source={source} shown={tab === source} onCreate={onCreate} creating={creating} />
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
      {/* Below: it comes from what the tab keeps, after the page, and must not move the fields. */}
      <SetAsideDraft />
    </div>
  );
}
