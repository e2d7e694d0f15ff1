import { useLocation, useSearchParams } from '@slotwise/shared/ui/router';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Heading of a section that an address may lead to: it is brought into sight and takes the focus. A parameter asks once, so that a
 * page that is reloaded later stays where it is; a hash is an address to keep, and asks each time that it is followed.
 */
export function useLedTo(name: string | undefined): RefObject<HTMLHeadingElement | null> {
  const place = useRef<HTMLHeadingElement>(null);
  const [params, setParams] = useSearchParams();
  const { hash, key } = useLocation();
  const isMeant = name !== undefined && params.get('section') === name;
  const isKept = name !== undefined && hash === `#${name}`;
  useEffect(() => {
    if (!isMeant && !isKept) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
    if (!isMeant) return;
    setParams(
      (before) => {
        before.delete('section');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isMeant, isKept, key, setParams]);
  return place;
}
