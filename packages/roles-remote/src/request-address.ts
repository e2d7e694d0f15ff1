import { optional, useAddress } from '@slotwise/shared/ui/plain';
import { useCallback } from 'react';

/** The request for a permission in the page's address; an empty one shows all that are open. */
const REQUEST = { request: optional('request') };

/** Id of the request that is shown, empty for the list of them; null: neither. */
export const useRequestShown = (): string | null => useAddress(REQUEST).values.request;

/** Shows a request, with an empty id the list, or with null neither. Its address can be shared. */
export function useShowRequest(): (id: string | null) => void {
  const { change } = useAddress(REQUEST);
  return useCallback((request) => change({ request }), [change]);
}
