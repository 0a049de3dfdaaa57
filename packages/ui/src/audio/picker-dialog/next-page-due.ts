/** How near to its end a list asks for the next page, in px (spec section 9). */
const WITHIN = 100;

interface Scroller {
  scrollHeight: number;
  scrollTop: number;
  clientHeight: number;
}

/** Whether a list is scrolled so near to its end that the next page is due. */
export function nextPageDue({ scrollHeight, scrollTop, clientHeight }: Scroller): boolean {
  return scrollHeight - scrollTop - clientHeight <= WITHIN;
}
