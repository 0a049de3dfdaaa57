import { useNavigation } from "@earshot/client/navigation.tsx";
import { controlWords } from "@earshot/contract/words/controls.ts";
import { IconButton } from "@earshot/ui/inputs/icon-button.tsx";
import { ArrowLeft } from "lucide-react";

import { AccountControls } from "./account-controls.tsx";

export interface TopBarProps {
  /** What the page is about; cut at 329 px. */
  title: string;
}

/** The bar above the studio and the pages of an account: back, the title, and who is logged in. */
export function TopBar({ title }: TopBarProps) {
  const { goBack } = useNavigation();
  return (
    <header className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-4 py-2 sm:px-6">
      <span className="noscript:hidden">
        <IconButton
          icon={<ArrowLeft className="rtl:-scale-x-100" />}
          label={controlWords.back}
          onClick={goBack}
        />
      </span>
      <h1 className="max-w-[329px] min-w-0 grow truncate type-heading text-lg">{title}</h1>
      <div className="ms-auto">
        <AccountControls />
      </div>
    </header>
  );
}
