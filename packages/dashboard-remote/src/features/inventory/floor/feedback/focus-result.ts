/** Of the place where results are said. */
export const RESULT_ID = 'floor-result';
/** Of the heading of what was just done, to which a notice leads. */
export const RECENT_ID = 'floor-recent';

/**
 * Gives the focus to the result after a button that is gone with what it did: on BODY nobody who works by keys or hears the
 * page knows where they are. On a page that asks nothing the list takes it. Who went elsewhere meanwhile stays there.
 * @param from the part of the page that the button stands in
 */
export function focusResult(from: Element | null): void {
  const { activeElement: now } = document;
  if (now !== null && now !== document.body && !from?.contains(now)) return;
  const place = document.getElementById(RESULT_ID) ?? document.getElementById(RECENT_ID);
  place?.focus({ preventScroll: true });
}
