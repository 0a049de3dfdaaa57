import { type KeyboardEvent, type PointerEvent, useState } from "react";

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));

type Key = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey">;

/** The position that a key seeks to, in seconds; undefined for keys that don't seek and for the browser's shortcuts. */
export function keyTarget(pressed: Key, position: number, duration: number): number | undefined {
  const { key, altKey, ctrlKey, metaKey } = pressed;
  if (altKey || ctrlKey || metaKey) return undefined;
  const step = duration > 60 ? 5 : 1;
  const offsets: Record<string, number> = {
    ArrowRight: step,
    ArrowUp: step,
    ArrowLeft: -step,
    ArrowDown: -step,
    PageUp: 5 * step,
    PageDown: -5 * step,
    Home: -duration,
    End: duration,
  };
  const offset = offsets[key];
  return offset === undefined ? undefined : clamp(position + offset, duration);
}

/**
 * Seeks by pointer (press, or drag and release) and by keys. `dragged` is the position under the pointer, in seconds.
 */
export function useSeek(position: number, duration: number, onSeek: ((seconds: number) => void) | undefined) {
  const [dragged, setDragged] = useState<number>();
  if (!onSeek) return { dragged: undefined, handlers: {} };

  const under = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return clamp(((event.clientX - left) / width) * duration, duration);
  };
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(under(event));
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (dragged !== undefined) setDragged(under(event));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (dragged === undefined) return;
      setDragged(undefined);
      onSeek(under(event));
    },
    onPointerCancel() {
      setDragged(undefined);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const target = keyTarget(event, position, duration);
      if (target === undefined) return;
      event.preventDefault();
      onSeek(target);
    },
  };
  return { dragged, handlers };
}
