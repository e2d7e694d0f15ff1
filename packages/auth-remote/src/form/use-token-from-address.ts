import { useLocation, useNavigate, useSearchParams } from '@slotwise/shared/ui/router';
import { useEffect, useState } from 'react';

/**
 * A secret in the query is read once and then taken out of the address, of the history and of the router alike, so
 * that it is neither shown, bookmarked, shared nor sent on as a referrer.
 */
export function useTokenFromAddress(): string | null {
  const [query] = useSearchParams();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => query.get('token'));
  const present = query.has('token');

  useEffect(() => {
    if (!present) return;
    const rest = new URLSearchParams(query);
    rest.delete('token');
    // A replacing navigation is the router's history.replaceState.
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true });
  }, [present, query, pathname, hash, navigate]);

  return token || null;
}
