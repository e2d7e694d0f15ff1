import { useLocation } from '@slotwise/shared/ui/router';
import { useAtomValue } from 'jotai';
import { useEffect, type RefObject } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { focusPage } from '@slotwise/shared/focus';
import { documentTitle } from './page-title';
import { SEARCH_PATH, type TableRoute } from './route-table';
import { standInTitleAtom } from './stand-in-page';
import { sharedWords } from '@slotwise/shared/words';
import { useWords } from '../words';

/**
 * On each change of the route: title, scroll position, focus, and the word for those who do not see it.
 * @param cameFrom the address before, kept while the main area itself is made anew; null: the page was just loaded
 */
export function useArrival(
  main: RefObject<HTMLElement | null>,
  route: TableRoute | null,
  cameFrom: RefObject<string | null>,
): void {
  const { host, bus } = useShell();
  const { pathname } = useLocation();
  const { t } = useWords();
  const shared = sharedWords.useWords();
  const title = route?.title ?? (pathname === SEARCH_PATH ? t('search.label') : shared.t('not-found.title'));
  const standIn = useAtomValue(standInTitleAtom);

  useEffect(() => {
    document.title = documentTitle(standIn ?? title);
  }, [standIn, title]);

  useEffect(() => {
    bus.publish('navigation:changed', { path: pathname, title });
  }, [bus, pathname, title]);

  useEffect(() => {
    const isFirst = cameFrom.current === null || cameFrom.current === pathname;
    cameFrom.current = pathname;
    // A page that was just loaded keeps the browser's own starting point.
    if (isFirst || !main.current) return undefined;
    main.current.scrollTo?.(0, 0);
    host.announce(title);
    return focusPage(main.current);
  }, [cameFrom, host, main, pathname, title]);
}
