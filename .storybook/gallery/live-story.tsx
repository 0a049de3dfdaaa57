import { Button } from "@earshot/ui/inputs/button.tsx";

import { frameAddress, type Look, storyAddress, widths } from "./looks.ts";

interface LiveStoryProps {
  /** The story's id. */
  story: string;
  /** For example "Delete project: Changes fail". */
  name: string;
  look: Look;
  onClose: () => void;
}

/** Space in px beside the story for its name and the buttons, and above and below the story. */
const room = { width: 320, height: 24 };

/**
 * A live story over the gallery, as large as the window allows, with a button back and a link to the story's own
 * page.
 */
export function LiveStory({ story, name, look, onClose }: LiveStoryProps) {
  const { width, height } = widths[look.width];
  const { innerWidth, innerHeight } = window;
  const scale = Math.min(1, (innerWidth - room.width) / width, (innerHeight - room.height) / height);
  return (
    <dialog
      ref={showModal}
      aria-label={name}
      onClose={onClose}
      className="fixed inset-0 m-0 h-full max-h-none w-full max-w-none gap-4 border-0 bg-paper p-3 text-ink open:flex"
    >
      <div
        className="relative shrink-0 overflow-hidden rounded-md border border-line-strong"
        style={{ width: width * scale, height: height * scale }}
      >
        <iframe
          // Without axe, which would delay the first steps.
          src={frameAddress(story, look, ";a11y.manual:!true")}
          title={name}
          className="border-0"
          style={{ width, height, transform: `scale(${scale})`, transformOrigin: "0 0" }}
        />
      </div>
      <div className="grid content-start gap-2">
        <h2 className="m-0 type-heading text-lg">{name}</h2>
        <form method="dialog" className="grid">
          <Button type="submit">Back to the gallery</Button>
        </form>
        <Button
          link={
            <a href={storyAddress(story, look)} target="_top">
              Its own page
            </a>
          }
        >
          Its own page
        </Button>
      </div>
    </dialog>
  );
}

function showModal(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}
