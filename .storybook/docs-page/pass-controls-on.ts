import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";

type Listener = (change: { storyId: string }) => void;

interface FrameWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: { listeners(event: string): Listener[] };
}

/**
 * Passes changes of a docs page's controls on to the stories in iframes, which Storybook leaves as they are. Returns
 * the cleanup.
 */
export function passControlsOn(): () => void {
  const channel = addons.getChannel();
  const passOn = [UPDATE_STORY_ARGS, RESET_STORY_ARGS].map((event) => {
    const listener: Listener = (change) => {
      // The playground's story is in the list of stories too.
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
