import { useEffect } from 'react';

/** Of this tab alone: no other tab, no address, no history and no later visit knows it. */
const KEY = 'slotwise:invitation';

/** The invitation with which this page was left by a reload; null for none. */
export const keptInvitation = (): string | null => sessionStorage.getItem(KEY);

/** Keeps an invitation while the page is open. A reload leaves it, going anywhere else and its end take it away. */
export function useKeptInvitation(token: string | null): void {
  useEffect(() => {
    if (token === null) return;
    sessionStorage.setItem(KEY, token);
    return () => sessionStorage.removeItem(KEY);
  }, [token]);
}
