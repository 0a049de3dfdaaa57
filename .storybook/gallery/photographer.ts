import { frameAddress, type Look, widths } from "./looks.ts";

/** A snapshot of a story after its `play`: a page without scripts, so it takes no focus and costs little. */
export interface Picture {
  html: string;
  /** The story's description, from its JSDoc. */
  text: string;
}

interface Preview extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    on(event: string, listener: (payload: { storyId?: string } | string) => void): void;
    listeners(event: string): ((payload: object) => void)[];
  };
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { story?: { parameters?: { docs?: { description?: { story?: string } } } } };
  };
}

/** The longest wait in ms for the preview to load, or for a story to finish. Some stories wait for an intentionally slow server. */
const MOST = 20_000;

/**
 * One hidden preview per look that shows one story after another and copies each page. An iframe per picture would
 * load Storybook a hundred times, and each story would take focus.
 */
class Photographer {
  readonly #frame = document.createElement("iframe");
  readonly #look: Look;
  #ended: ((story: string) => void) | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #shown: string | undefined;

  constructor(look: Look) {
    this.#look = look;
    const { width, height } = widths[look.width];
    this.#frame.style.cssText = `position:fixed;inset:0 auto auto -9999px;width:${width}px;height:${height}px;border:0;visibility:hidden`;
    this.#frame.tabIndex = -1;
    this.#frame.ariaHidden = "true";
    this.#frame.title = "Renders the pictures";
    this.#frame.dataset["photographer"] = "";
  }

  /** Takes pictures one at a time; calls `isWanted` when it is the story's turn. */
  take(story: string, isWanted: () => boolean): Promise<Picture | null> {
    const taken = this.#queue.then(() => (isWanted() ? this.#take(story) : null));
    this.#queue = taken.catch(() => undefined);
    return taken;
  }

  async #take(story: string): Promise<Picture> {
    await this.#show(story);
    const page = this.#frame.contentWindow as Preview;
    const { story: prepared } = page["__STORYBOOK_PREVIEW__"]?.currentRender ?? {};
    return { html: copyOf(page.document), text: prepared?.parameters?.docs?.description?.story ?? "" };
  }

  async #show(story: string): Promise<void> {
    const ended = new Promise<void>((resolve) => {
      this.#ended = (id) => id === story && resolve();
      setTimeout(resolve, MOST);
    });
    if (this.#shown === undefined) await this.#load(story);
    else if (this.#shown === story) return;
    else {
      const channel = (this.#frame.contentWindow as Preview)["__STORYBOOK_ADDONS_CHANNEL__"];
      // Called directly: an emitted event would also reach this page, which would then show the story.
      for (const listener of channel?.listeners("setCurrentStory") ?? [])
        listener({ storyId: story, viewMode: "story" });
    }
    this.#shown = story;
    await ended;
  }

  async #load(story: string): Promise<void> {
    const loaded = new Promise((resolve) => {
      this.#frame.addEventListener("load", resolve, { once: true });
    });
    // Without axe, which would take most of the time.
    this.#frame.src = frameAddress(story, this.#look, ";motion:reduce;a11y.manual:!true");
    document.body.append(this.#frame);
    await loaded;
    (this.#frame.contentWindow as Preview)["__STORYBOOK_ADDONS_CHANNEL__"]?.on("storyFinished", (payload) => {
      if (typeof payload === "object" && payload.storyId) this.#ended?.(payload.storyId);
    });
  }
}

/** The page as HTML. Typed text, drawings and scroll positions are not attributes, so they are written into the copy. */
function copyOf(page: Document): string {
  const copy = page.documentElement.cloneNode(true) as HTMLElement;
  const copies = copy.querySelectorAll("*");
  for (const [at, element] of page.documentElement.querySelectorAll("*").entries()) {
    const twin = copies[at]!;
    if (element.tagName === "INPUT") {
      const { value, checked, type } = element as HTMLInputElement;
      if (type !== "file") twin.setAttribute("value", value);
      twin.toggleAttribute("checked", checked);
    }
    if (element.tagName === "TEXTAREA") twin.textContent = (element as HTMLTextAreaElement).value;
    if (element.tagName === "OPTION")
      twin.toggleAttribute("selected", (element as HTMLOptionElement).selected);
    if (element.scrollTop > 0) twin.setAttribute("data-scrolled", String(element.scrollTop));
  }
  for (const element of copy.querySelectorAll("script, audio, video, base, link[rel=modulepreload]"))
    element.remove();
  const base = page.createElement("base");
  base.href = page.baseURI;
  copy.querySelector("head")!.prepend(base);
  return `<!doctype html>${copy.outerHTML}`;
}

const photographers = new Map<string, Photographer>();
const pictures = new Map<string, Promise<Picture | null>>();

/** A story's picture, taken only once per page load. Null if it is no longer wanted when its turn comes. */
export async function pictureOf(story: string, look: Look, isWanted: () => boolean): Promise<Picture | null> {
  const lookKey = `${look.theme} ${look.width}`;
  const key = `${lookKey} ${story}`;
  const photographer = photographers.get(lookKey) ?? new Photographer(look);
  photographers.set(lookKey, photographer);
  const taken = pictures.get(key) ?? photographer.take(story, isWanted);
  pictures.set(key, taken);
  const picture = await taken.catch(() => null);
  if (!picture) pictures.delete(key);
  return picture;
}
