import { useHref } from '@slotwise/shared/ui/router';
import type { MouseEvent } from 'react';

/**
 * Attributes of a link to an address of the application; new tabs and copied addresses work as with any link.
 * @param onOpen goes there without loading the page anew; left out, the browser goes
 */
export function useFollow(to: string, onOpen: ((to: string) => void) | undefined) {
  return {
    href: useHref(to),
    onClick: (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!onOpen || !isPlain) return;
      event.preventDefault();
      onOpen(to);
    },
  };
}
