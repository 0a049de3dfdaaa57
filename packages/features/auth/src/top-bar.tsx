import { useNavigation } from "@earshot/client/navigation.tsx";
import { controlWords } from "@earshot/contract/words/controls.ts";
import { TopBar as Bar } from "@earshot/ui/frame/top-bar.tsx";

import { AccountControls } from "./account-controls.tsx";

export interface TopBarProps {
  /** What the page is about; cut at 329 px. */
  title: string;
}

/** The bar above the studio and the pages of an account: back, the title, and who is logged in. */
export function TopBar({ title }: TopBarProps) {
  const { goBack } = useNavigation();
  return (
    <Bar title={title} back={{ label: controlWords.back, onBack: goBack }}>
      <AccountControls />
    </Bar>
  );
}
