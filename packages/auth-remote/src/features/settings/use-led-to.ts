import { useLocation, useSearchParams } from '@slotwise/shared/ui/router';
import { useEffect, useRef, type RefObject } from 'react';

/** Events by which somebody acts on a page: it is led nowhere by itself from then on. */
export const GESTURES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Kept with an entry of the history in place of the parameter that led to a section. */
interface Led {
  section: string;
  /** When the page was loaded that it led somewhere: one that is loaded again is led nowhere. */
  loaded: number;
}

/** The section that an address names: by its hash, or by a parameter that has left it since this page was loaded. */
export function namedSection({ hash, state }: { hash: string; state: unknown }): string {
  if (hash !== '') return hash.slice(1);
  const { section = '', loaded } = (state ?? {}) as Partial<Led>;
  return loaded === performance.timeOrigin ? section : '';
}

/**
 * Keeps a heading where it was led to while lists above it arrive, longer or shorter than what stood for them, until somebody acts.
 * @returns ends it
 */
function keepInPlace(heading: HTMLElement): () => void {
  const page = heading.closest('[data-section]')?.parentElement;
  if (!page || typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(() => heading.scrollIntoView({ block: 'start' }));
  const acted = new AbortController();
  const end = () => {
    observer.disconnect();
    acted.abort();
  };
  observer.observe(page);
  for (const gesture of GESTURES) {
    document.addEventListener(gesture, end, { capture: true, passive: true, signal: acted.signal });
  }
  return end;
}

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
    if (name === undefined || (!isMeant && !isKept)) return undefined;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
    if (!isMeant) return place.current ? keepInPlace(place.current) : undefined;
    setParams(
      (before) => {
        before.delete('section');
        return before;
      },
      {
        replace: true,
        preventScrollReset: true,
        state: { section: name, loaded: performance.timeOrigin } satisfies Led,
      },
    );
    return undefined;
  }, [name, isMeant, isKept, key, setParams]);
  return place;
}
