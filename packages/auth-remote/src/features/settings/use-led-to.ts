import { useSearchParams } from '@slotwise/shared/ui/router';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Heading of a section that an address may lead to: it is brought into sight and takes the focus. The address asks once:
 * a page that is reloaded later stays where it is.
 */
export function useLedTo(name: string | undefined): RefObject<HTMLHeadingElement | null> {
  const place = useRef<HTMLHeadingElement>(null);
  const [params, setParams] = useSearchParams();
  const isMeant = name !== undefined && params.get('section') === name;
  useEffect(() => {
    if (!isMeant) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
    setParams(
      (before) => {
        before.delete('section');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isMeant, setParams]);
  return place;
}
