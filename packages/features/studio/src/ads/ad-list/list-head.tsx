import { adCopy } from "@earshot/contract/ads/copy.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { studioKeyCopy } from "@earshot/contract/studio/keyboard-copy.ts";
import { IconButton } from "@earshot/ui/inputs/icon-button.tsx";
import { Menu, type MenuProps } from "@earshot/ui/surfaces/menu.tsx";
import { Tooltip } from "@earshot/ui/surfaces/tooltip.tsx";
import { Ellipsis, Keyboard } from "lucide-react";

interface ListHeadProps {
  /** The heading's id: it names the list. */
  id: string;
  projectName: string;
  /** How many ads are shown; null while nobody knows. */
  count: number | null;
  /** Whether there are more than those. */
  hasMore: boolean;
  /** The project's menu; none without entries. */
  menu: MenuProps["entries"];
  /** The list of keys is wanted. */
  onKeys: () => void;
}

/** Above the cards: the project, how many ads it has, and what can be done with it. */
export function ListHead({ id, projectName, count, hasMore, menu, onKeys }: ListHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {/* The count comes later: where it stands, nothing makes room for it. */}
      <div className="flex min-w-0 grow basis-40 flex-wrap items-baseline gap-x-2">
        <h2 id={id} dir="auto" className="min-w-0 grow type-heading text-xl wrap-anywhere text-ink">
          {projectName}
        </h2>
        {count !== null && count > 0 && (
          <span className="text-sm text-ink-3 tabular-nums">
            {hasMore ? adCopy.countAtLeast(count) : adCopy.count(count)}
          </span>
        )}
      </div>
      <div className="flex items-center gap-1">
        {/* Of no use to who only touches: there it comes into sight by Tab, which a keyboard has. */}
        <span className="pointer-coarse:not-focus-within:sr-only noscript:hidden">
          <Tooltip text={studioKeyCopy.title}>
            <IconButton icon={<Keyboard />} label={studioKeyCopy.title} size="sm" onClick={onKeys} />
          </Tooltip>
        </span>
        {menu.length > 0 && (
          <Menu
            trigger={<IconButton icon={<Ellipsis />} label={projectCopy.options(projectName)} size="sm" />}
            entries={menu}
          />
        )}
      </div>
    </div>
  );
}
