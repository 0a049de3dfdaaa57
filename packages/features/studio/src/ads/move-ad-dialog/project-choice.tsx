import { moveAdCopy } from "@earshot/contract/ads/dialog-copy.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import type { Project } from "@earshot/contract/projects/read.ts";
import { projectNameKey } from "@earshot/contract/projects/rules/project-name.ts";
import { RadioCards } from "@earshot/ui/inputs/radio-cards.tsx";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";
import { Search } from "lucide-react";
import { useId, useState } from "react";

/** The maximum number of projects to list without a filter field. */
const readAtOnce = 8;

interface ProjectChoiceProps {
  projects: readonly Project[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** Radio buttons for the projects, below a filter if there are many. */
export function ProjectChoice({ projects, chosen, onChoose }: ProjectChoiceProps) {
  const name = useId();
  const [typed, setTyped] = useState("");
  const wanted = projectNameKey(typed);
  const found = projects.filter((project) => projectNameKey(project.name).includes(wanted));
  return (
    <div className="flex flex-col gap-4">
      {projects.length > readAtOnce && (
        <TextField
          label={moveAdCopy.find}
          type="search"
          icon={<Search />}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Keeps Enter from submitting the dialog, which would move the ad.
            if (event.key === "Enter") event.preventDefault();
          }}
        />
      )}
      <output className="text-base text-ink-2 empty:hidden">
        {found.length === 0 && moveAdCopy.noMatches}
      </output>
      {found.length > 0 && (
        <RadioCards
          label={moveAdCopy.choose}
          name={name}
          value={chosen ?? ""}
          onChange={onChoose}
          options={found.map(({ id, name: title, description }) => ({
            value: id,
            title,
            text: description || projectCopy.noDescription,
          }))}
        />
      )}
    </div>
  );
}
