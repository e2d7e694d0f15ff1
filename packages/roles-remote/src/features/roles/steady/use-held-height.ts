import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A card whose edit has ended needs less room. It keeps what it had until the mouse leaves the list, the keyboard leaves the
 * card or the card is out of sight: what is below it, and all of it at the end of the list, would slide under the pointer.
 */
export function useHeldHeight(card: RefObject<HTMLElement | null>, isEditing: boolean): void {
  const height = useRef(0);
  const was = useRef(isEditing);

  useEffect(() => {
    // Without a layout, as in a test, nothing has a height.
    if (!isEditing || !card.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      height.current = entry?.borderBoxSize[0]?.blockSize ?? 0;
    });
    observer.observe(card.current);
    return () => observer.disconnect();
  }, [card, isEditing]);

  // Before anybody measures the lower card: a frame that has become too long would scroll back.
  useLayoutEffect(() => {
    const one = card.current;
    const hasEnded = was.current && !isEditing;
    was.current = isEditing;
    if (!one || !hasEnded || height.current === 0) return undefined;
    one.style.minHeight = `${height.current}px`;
    const end = new AbortController();
    const release = () => {
      one.style.minHeight = '';
      end.abort();
    };
    const { signal } = end;
    const list = one.closest('ul') ?? one;
    list.addEventListener('pointerleave', (event) => (event as PointerEvent).pointerType === 'mouse' && release(), {
      signal,
    });
    one.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        const next = relatedTarget as Element | null;
        if (next && !one.contains(next)) queueMicrotask(() => next.matches(':focus-visible') && release());
      },
      { signal },
    );
    const watch = new IntersectionObserver(([entry]) => entry && !entry.isIntersecting && release());
    watch.observe(one);
    signal.addEventListener('abort', () => watch.disconnect());
    return release;
  }, [card, isEditing]);
}
