/** Time that a page's heading may take to appear and still get the focus. */
const HEADING_WAIT_MS = 5000;
const HEADING = '[data-page-title]';

/**
 * After a navigation: puts the focus on the page's heading, or on the main area until there is one. A focus that the
 * page or the person has moved elsewhere meanwhile is left alone. Returns what ends the waiting.
 */
export function focusPage(main: HTMLElement): () => void {
  const focusHeading = () => {
    const heading = main.querySelector<HTMLElement>(HEADING);
    heading?.focus({ preventScroll: true });
    return heading !== null;
  };
  if (focusHeading()) return () => undefined;
  main.focus({ preventScroll: true });
  const { ownerDocument: page } = main;
  const observer = new MutationObserver(() => {
    const untouched = page.activeElement === main || page.activeElement === page.body;
    if (!untouched || focusHeading()) stop();
  });
  const timer = setTimeout(() => stop(), HEADING_WAIT_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(main, { childList: true, subtree: true });
  return stop;
}
