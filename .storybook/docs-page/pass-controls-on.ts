import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";

type Listener = (change: { storyId: string }) => void;

interface FrameWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: { listeners(event: string): Listener[] };
}

/**
 * Forwards changes of a docs page's controls to its stories in iframes, which Storybook doesn't update. Returns a
 * cleanup function.
 */
export function passControlsOn(): () => void {
  const channel = addons.getChannel();
  const passOn = [UPDATE_STORY_ARGS, RESET_STORY_ARGS].map((event) => {
    const listener: Listener = (change) => {
      // All of them, because the same story appears in the playground and in the list of stories.
      const frames = document.querySelectorAll<HTMLIFrameElement>(`[id="iframe--${change.storyId}"]`);
      for (const { contentWindow } of frames) {
        const { __STORYBOOK_ADDONS_CHANNEL__: inner } = contentWindow as FrameWindow;
        for (const each of inner?.listeners(event) ?? []) each(change);
      }
    };
    channel.on(event, listener);
    return () => channel.off(event, listener);
  });
  return () => {
    for (const stop of passOn) stop();
  };
}
