import { useAnnounce } from '@slotwise/shared/ui';
import { useLocale } from '@slotwise/shared/words';
import { useEffect, useState } from 'react';
import { loadingLine, PRINTED_MAX } from '../../print/list-line';
import type { InfiniteList } from '../use-infinite-list';

const isPrintKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'p' && ctrlKey !== metaKey && !altKey && !shiftKey;
/** A page of a partner is printed as its owner wants. */
const isOurPage = () => document.querySelector('[data-slotwise-root] main') !== null;

/**
 * Has the keys for printing load the whole list first, as long as it is no longer than paper is for. The browser's menu prints at once
 * what is there: the paper then says what is missing, and names the keys.
 */
export function usePrintAll(list: InfiniteList<unknown>, total: number | undefined): void {
  const { items, hasMore, moreError, loadMore } = list;
  const announce = useAnnounce();
  const locale = useLocale();
  const [isWanted, setWanted] = useState(false);
  const isOffered = hasMore && total !== undefined && total <= PRINTED_MAX;
  useEffect(() => {
    if (!isOffered) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPrintKey(event) || !isOurPage()) return;
      event.preventDefault();
      announce(loadingLine(locale));
      setWanted(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOffered, announce, locale]);
  useEffect(() => {
    if (!isWanted) return;
    // A page that could not be loaded is told below the list, and missing on the paper, which says so.
    if (hasMore && !moreError) loadMore();
    else {
      setWanted(false);
      window.print();
    }
  }, [isWanted, hasMore, moreError, loadMore, items]);
}
