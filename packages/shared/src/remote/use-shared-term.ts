import { useEffect, useLayoutEffect, useRef } from 'react';
import { usePlatform } from './platform-context';

/**
 * Joins a page's own search to the term that screens share: a page without a term takes up the shared one, and typing
 * in it changes the term for the next page. Once a page, beside its search box.
 * @param own what the page searches for now
 * @param take makes the page search for it
 * @param isAimed whether the address asks for one record, which another term could hide
 */
export function useSharedTerm(own: string, take: (term: string) => void, isAimed = false): void {
  const { search } = usePlatform();
  const latest = useRef({ own, take, isAimed });
  useLayoutEffect(() => {
    latest.current = { own, take, isAimed };
  });
  useEffect(() => {
    const hear = (term: string) => {
      if (term !== latest.current.own.trim()) latest.current.take(term);
    };
    // A term in the address is somebody's wish: it goes before a term typed elsewhere.
    const { own: asked, isAimed: aims } = latest.current;
    if (asked.trim() !== '') search.set(asked.trim());
    else if (!aims) hear(search.get());
    return search.subscribe(hear);
  }, [search]);
  const before = useRef(own);
  useEffect(() => {
    if (before.current === own) return;
    before.current = own;
    search.set(own.trim());
  }, [own, search]);
}
