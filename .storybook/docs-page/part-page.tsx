import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Subheading,
  Subtitle,
  Title,
} from "@storybook/addon-docs/blocks";
import { Fragment, useContext, useEffect } from "react";

import { sentence } from "../titles.ts";
import { pinsPage, viewports } from "../toolbar.ts";
import { passControlsOn } from "./pass-controls-on.ts";

/**
 * The docs page of a part or screen: usage, a playground with controls, and every story. Stories with a `play` and
 * those that pin the theme, direction, text size or viewport are in iframes: inline, pinned settings would change the
 * surrounding page, and a `play` would not run.
 */
export default function PartPage() {
  const { componentStories } = useContext(DocsContext);
  const stories = componentStories().filter(({ tags }) => tags.includes("autodocs"));
  const title = stories[0]?.title ?? "";
  useEffect(passControlsOn, []);
  return (
    <>
      <Title>{title.split("/").slice(1).join(" / ")}</Title>
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      <Heading>Stories</Heading>
      {stories.map(({ id, name, moduleExport, storyGlobals, playFunction, parameters }) => {
        const needsFrame = pinsPage(storyGlobals) || playFunction !== undefined;
        const { height = "360px" } = (parameters["docs"] as { story?: { height?: string } }).story ?? {};
        return (
          <Fragment key={id}>
            <Subheading>{sentence(name)}</Subheading>
            <Description of={moduleExport} />
            <div style={{ maxWidth: widthOf(storyGlobals) }}>
              <Canvas of={moduleExport} {...(needsFrame && { story: { inline: false, height } })} />
            </div>
          </Fragment>
        );
      })}
    </>
  );
}

/** The viewport width that a story pins, plus the canvas's own 18 px on each side. */
function widthOf({ viewport }: { viewport?: { value?: string } }): string | undefined {
  const pinned = Object.entries(viewports).find(([name]) => name === viewport?.value)?.[1];
  return pinned && `calc(${pinned.styles.width} + 18px)`;
}
