import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let printing = false;

/** A browser says it by events around its dialog, and by the medium where a page is drawn for paper without one. */
function subscribe(changed: () => void): () => void {
  const medium = window.matchMedia?.('print');
  const take = ({ type }: Event) => {
    printing = type === 'beforeprint' || medium?.matches === true;
    // The browser takes the page as it is once the event is over.
    flushSync(changed);
  };
  const places = [
    [window, 'beforeprint'],
    [window, 'afterprint'],
    [medium, 'change'],
  ] as const;
  for (const [place, type] of places) place?.addEventListener(type, take);
  return () => {
    for (const [place, type] of places) place?.removeEventListener(type, take);
  };
}

/** Whether the page is being drawn for paper. What is drawn for that is there before the browser takes it. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing);
