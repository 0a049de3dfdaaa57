import { SegmentedControl } from "@earshot/ui/inputs/segmented-control.tsx";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";

import { type DialogStory, dialogStoriesIn } from "./dialog-stories.ts";
import { LiveStory } from "./live-story.tsx";
import { type Look, themes, widths } from "./looks.ts";
import { type State, stateNames, states } from "./states.ts";
import { StoryPicture } from "./story-picture.tsx";

interface DialogGalleryProps extends Look {
  /** Shows only dialogs in this state. */
  state: State | "all";
  /** Shows only dialogs whose names contain these words, such as "delete". */
  words: string;
  /** Called with each prop that the user changes, so that it can be saved. */
  onChange: (change: Partial<Omit<DialogGalleryProps, "onChange">>) => void;
}

const title = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Shows every dialog in every state, from Storybook's own index, so new stories appear automatically. */
export function DialogGallery({ onChange, ...initial }: DialogGalleryProps) {
  // Local state: Storybook returns changed args with a delay, and until then pictures would link to the previous theme
  // and width.
  const [{ state, words, theme, width }, setChoice] = useState(initial);
  const choose = (change: Partial<typeof initial>) => {
    setChoice((choice) => ({ ...choice, ...change }));
    onChange(change);
  };
  const [live, setLive] = useState<DialogStory | null>(null);
  const stories = useDialogStories();
  const look = { theme, width };
  const named = stories.filter(({ name }) =>
    words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => name.toLowerCase().includes(word)),
  );
  const found = named.filter((story) => state === "all" || story.states.includes(state));
  const counted = (some: State) => named.filter((story) => story.states.includes(some)).length;
  return (
    <main className="min-h-screen bg-paper p-6 text-ink">
      <h1 className="m-0 type-heading text-2xl">Dialogs, state by state</h1>
      <p className="mt-1 mb-4 text-ink-2">
        {state === "all" ? "Choose a state, a theme and a width." : `${states[state]}.`} Press a picture to
        open the dialog itself in its place.
      </p>
      <div className="sticky top-0 z-10 mb-6 grid gap-4 border-b border-line bg-paper py-3">
        <SegmentedControl
          name="state"
          label="State"
          value={state}
          onChange={(value) => choose({ state: value })}
          options={[
            { value: "all", label: `All ${named.length}` },
            ...stateNames.map((value) => ({ value, label: `${title(value)} ${counted(value)}` })),
          ]}
        />
        <div className="grid items-end gap-4 md:grid-cols-[3fr_1fr]">
          <SegmentedControl
            name="look"
            label="Theme and width"
            value={`${theme}-${width}`}
            onChange={(value) => {
              const chosen = looks.find((some) => some.value === value);
              if (chosen) choose(chosen.look);
            }}
            options={looks}
          />
          <TextField
            label="Dialog"
            type="search"
            icon={<Search />}
            placeholder="Delete project"
            value={words}
            onChange={(event) => choose({ words: event.currentTarget.value })}
          />
        </div>
      </div>
      <output className="sr-only">{found.length} pictures</output>
      <ul className="m-0 flex list-none flex-wrap gap-6 p-0">
        {found.map((story) => (
          <li key={story.id}>
            <StoryPicture
              story={story.id}
              name={story.name}
              look={look}
              width={width === "desktop" ? 420 : 240}
              onPress={() => setLive(story)}
            />
          </li>
        ))}
      </ul>
      {live && <LiveStory story={live.id} name={live.name} look={look} onClose={() => setLive(null)} />}
      {stories.length > 0 && found.length === 0 && <p>No dialog has this state and these words.</p>}
    </main>
  );
}

const looks = Object.entries(themes).flatMap(([theme, themeTitle]) =>
  Object.entries(widths).map(([width, { title: widthTitle }]) => ({
    value: `${theme}-${width}`,
    label: `${themeTitle}, ${widthTitle.toLowerCase()}`,
    look: { theme, width } as Look,
  })),
);

function useDialogStories(): DialogStory[] {
  const [stories, setStories] = useState<DialogStory[]>([]);
  useEffect(() => {
    const request = new AbortController();
    void fetch("index.json", { signal: request.signal })
      .then((response) => response.json())
      .then((index) => setStories(dialogStoriesIn(index)))
      .catch(() => undefined);
    return () => request.abort();
  }, []);
  return stories;
}
