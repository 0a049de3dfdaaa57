import { type Ref, useCallback } from "react";

/**
 * A ref that sets all three refs. It stays the same function until one of them changes, because React detaches and
 * reattaches a ref that is a new function on every render.
 */
export function useMergedRef<Node>(
  first: Ref<Node> | undefined,
  second: Ref<Node> | undefined,
  third: Ref<Node> | undefined,
) {
  return useCallback(
    (node: Node | null) => {
      for (const ref of [first, second, third]) {
        if (typeof ref === "function") ref(node);
        else if (ref) ref.current = node;
      }
    },
    [first, second, third],
  );
}
