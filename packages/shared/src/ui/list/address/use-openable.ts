import { useSearchParams } from '@slotwise/shared/ui/router';
import { useCallback, useState } from 'react';

/**
 * Whether something is open, and opens or closes it: by a button, and by an address that has the parameter, as that of a manifest's action
 * does. It stays in the address until it is closed: a page that is drawn anew meanwhile, or whose dialog is still on its way, opens it all
 * the same.
 * @param parameter left out: no address opens it
 */
export function useOpenable(parameter?: string): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [query, setQuery] = useSearchParams();
  const [isOpened, setOpened] = useState(false);
  const isAsked = parameter !== undefined && query.has(parameter);
  const setOpen = useCallback(
    (isOpen: boolean) => {
      setOpened(isOpen);
      if (isOpen || !isAsked) return;
      setQuery(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete(parameter);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [isAsked, parameter, setQuery],
  );
  return [isOpened || isAsked, setOpen];
}
