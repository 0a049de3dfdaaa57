import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Subtitle,
  Title,
} from "@storybook/addon-docs/blocks";
import { Fragment, useContext, useEffect } from "react";
import type { PreparedStory } from "storybook/internal/types";

import { sentence } from "../titles.ts";
import { pinsPage, viewports } from "../toolbar.ts";
import { AtWidth } from "./at-width.tsx";
import { passControlsOn } from "./pass-controls-on.ts";
import { passToolbarOn } from "./pass-toolbar-on.ts";

/**
 * The docs page of a part or screen: usage, a playground with controls, and every story. Stories with a `play` and
 * those that pin the theme, direction, text size or viewport are in iframes: inline, pinned settings would change the
 * surrounding page, and a `play` would not run.
 */
export default function PartPage() {
  const { componentStories, getStoryContext } = useContext(DocsContext);
  const stories = componentStories().filter(({ tags }) => tags.includes("autodocs"));
  const [playground] = stories;
  useEffect(passControlsOn, []);
  if (!playground) return null;
  const { initialGlobals, userGlobals } = getStoryContext(playground);
  passToolbarOn(initialGlobals, userGlobals);
  return (
    <>
      <Title>{playground.title.split("/").slice(1).join(" / ")}</Title>
      <Subtitle />
      <Description of="meta" />
      <StoryCanvas story={playground} isPlayground />
      <Controls />
      <Heading>Stories</Heading>
      {stories.map((story) => (
        <Fragment key={story.id}>
          <Subheading>{sentence(story.name)}</Subheading>
          <Description of={story.moduleExport} />
          <StoryCanvas story={story} />
        </Fragment>
      ))}
    </>
  );
}

interface StoryCanvasProps {
  story: PreparedStory;
  isPlayground?: boolean;
}

function StoryCanvas({ story, isPlayground = false }: StoryCanvasProps) {
  const { moduleExport, parameters, playFunction, storyGlobals } = story;
  const needsFrame = pinsPage(storyGlobals) || playFunction !== undefined;
  const { height = "360px" } = (parameters["docs"] as { story?: { height?: string } }).story ?? {};
  const width = widthOf(story);
  const canvas = (
    <Canvas
      of={moduleExport}
      withToolbar={isPlayground}
      story={{ __primary: isPlayground, ...(needsFrame && { inline: false, height }) }}
    />
  );
  return width === undefined ? canvas : <AtWidth width={width}>{canvas}</AtWidth>;
}

/** The viewport width in px that a story pins. Pages are drawn at 1440 px by default. */
function widthOf({ title, storyGlobals }: PreparedStory): number | undefined {
  const { value } = (storyGlobals["viewport"] ?? {}) as { value?: keyof typeof viewports };
  if (value) return Number.parseInt(viewports[value].styles.width, 10);
  return /^(Pages|Flows)\//.test(title) ? 1440 : undefined;
}
