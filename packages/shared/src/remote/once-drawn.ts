/** A page that draws no heading, such as a broken one, must not keep its menus from working. */
const AT_LATEST_MS = 5000;
/** A frame that is out of sight is never idle. */
const IDLE_WITHIN_MS = 2000;
const HEADING = '[data-page-title]';

/**
 * Does something once the page around an element is drawn, which is when it has its heading, and the browser has nothing
 * more urgent to do. Returns what gives it up.
 */
export function onceDrawn(element: Element, work: () => void): () => void {
  const root = element.getRootNode() as Document | ShadowRoot;
  let idle: number | undefined;
  const begin = () => {
    stop();
    if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(work, { timeout: IDLE_WITHIN_MS });
    else work();
  };
  const observer = new MutationObserver(() => {
    if (root.querySelector(HEADING)) begin();
  });
  const timer = setTimeout(begin, AT_LATEST_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  if (root.querySelector(HEADING)) begin();
  else observer.observe(root, { childList: true, subtree: true });
  return () => {
    stop();
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
