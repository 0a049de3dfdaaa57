import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface RowWordsProps {
  /** What the row offers. */
  name: string;
  /** What is told of it in a line, after the name; what is empty or unknown is left out. */
  facts: readonly (string | undefined)[];
  /** Tags, after the facts. */
  tags: ReactNode;
  /** Where the tags stand in a wide row: at the end of the line or below the facts. */
  tagsAt: "end" | "below";
}

interface Props extends RowWordsProps {
  /** The elements' ids: `<id>-name`, `<id>-facts`, `<id>-tags`. */
  id: string;
}

/** What a row's radio is called and described by: the attributes that belong to RowWords with the same id. */
export function wordsTied(id: string, { facts, tags }: RowWordsProps) {
  const told = facts.some(Boolean);
  const description = [told && `${id}-facts`, tags && `${id}-tags`].filter(Boolean).join(" ");
  return { "aria-labelledby": `${id}-name`, "aria-describedby": description || undefined };
}

/** The words of a row. Where the line is short its tags stack before its facts wrap: rows keep their height. */
export function RowWords({ id, name, facts, tags, tagsAt }: Props) {
  return (
    <span
      className={clsx(
        "flex min-w-0 flex-1 flex-col gap-y-1.5",
        tagsAt === "end" &&
          "gap-x-4 @min-[40rem]:grid @min-[40rem]:grid-cols-[fit-content(100%)_minmax(min-content,1fr)] @min-[40rem]:items-center",
      )}
    >
      <span className="min-w-0 wrap-anywhere">
        <span id={`${id}-name`} className="block font-semibold text-ink">
          <bdi>{name}</bdi>
        </span>
        <Facts id={`${id}-facts`} facts={facts} />
      </span>
      {tags && (
        <span id={`${id}-tags`} className={clsx(tagsAt === "end" && "@min-[40rem]:whitespace-nowrap")}>
          {tags}
        </span>
      )}
    </span>
  );
}

/**
 * Facts with a dot between two on one line: each dot stands before its fact, and at the start of a line outside of what is
 * seen. Each fact runs in its own direction and keeps together where there is room.
 */
function Facts({ id, facts }: { id: string; facts: RowWordsProps["facts"] }) {
  const told = [...new Set(facts.filter((fact) => fact !== undefined && fact !== ""))];
  if (told.length === 0) return null;
  return (
    <span id={id} className="block overflow-x-clip text-sm text-ink-2">
      <span className="-ms-3 flex flex-wrap">
        {told.map((fact) => (
          <span
            key={fact}
            className="relative max-w-full ps-3 not-first:before:absolute not-first:before:start-1 not-first:before:content-['·'/',']"
          >
            <bdi>{fact}</bdi>
          </span>
        ))}
      </span>
    </span>
  );
}
