import { useEffect, useRef } from 'react';

const MARK = 'asksBeforeBack';

const isMarked = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && MARK in state;
};
const mark = (): void => window.history.pushState({ ...(window.history.state as object | null), [MARK]: true }, '');

/**
 * Asks before the browser's Back leaves the page. A second entry of the same address takes the first step back, so the
 * page stays as it is; the entry goes again when nothing is left to ask about.
 */
export function useAskBeforeBack(asks: boolean, ask: () => void): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!asks) return undefined;
    mark();
    const wentBack = () => {
      if (isMarked()) return;
      mark();
      latest.current();
    };
    window.addEventListener('popstate', wentBack);
    return () => {
      window.removeEventListener('popstate', wentBack);
      // People who went on to another page meanwhile stand on an entry of its own, which stays.
      if (isMarked()) window.history.back();
    };
  }, [asks]);
}
