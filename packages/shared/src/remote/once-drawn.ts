/** A page that draws no heading, such as a broken one, or waits for long, must not keep its menus from working. */
const AT_LATEST_MS = 5000;
/** A frame that is out of sight is never idle. */
const IDLE_WITHIN_MS = 2000;
const HEADING = '[data-page-title]';
/** Stands where something is on its way, which shares the connection. */
const PLACEHOLDER = '.fui-Skeleton';

/**
 * Does something once the page around an element is drawn, which is when it has its heading and no placeholders any more, and
 * the browser has nothing more urgent to do.
 * @param work may return what ends it
 * @returns what gives it up, or ends it
 */
export function onceDrawn(element: Element, work: () => (() => void) | void): () => void {
  const root = element.getRootNode() as Document | ShadowRoot;
  let idle: number | undefined;
  let end: (() => void) | void;
  const run = () => {
    end = work();
  };
  const begin = () => {
    stop();
    if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(run, { timeout: IDLE_WITHIN_MS });
    else run();
  };
  const isDrawn = () => root.querySelector(HEADING) !== null && root.querySelector(PLACEHOLDER) === null;
  const observer = new MutationObserver(() => {
    if (isDrawn()) begin();
  });
  const timer = setTimeout(begin, AT_LATEST_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  if (isDrawn()) begin();
  else observer.observe(root, { childList: true, subtree: true });
  return () => {
    stop();
    if (idle !== undefined) cancelIdleCallback(idle);
    end?.();
  };
}
