type Props = Readonly<Record<string, unknown>>;

/**
 * Adds props to an element's own. Where both have a handler, the element's runs first; where both have another prop,
 * the element's wins.
 */
export function mergeProps<Own extends object>(own: Own, added: object): Own {
  const merged = Object.entries(added as Props).map(([name, handler]) => {
    const ownHandler = (own as Props)[name];
    if (typeof handler !== "function") return [name, ownHandler ?? handler];
    if (typeof ownHandler !== "function") return [name, handler];
    const both = (...event: unknown[]) => {
      ownHandler(...event);
      handler(...event);
    };
    return [name, both];
  });
  return { ...own, ...Object.fromEntries(merged) };
}
