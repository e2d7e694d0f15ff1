import { useEffect, useRef, type RefObject } from 'react';

interface Places {
  root: RefObject<HTMLElement | null>;
  /** Stops the answer while it streams. */
  button: RefObject<HTMLElement | null>;
  field: RefObject<HTMLElement | null>;
}

/**
 * The field is disabled while an answer streams, and other controls of the box are away: the focus goes to the button that
 * stops it, and afterwards back to the field, unless the person went elsewhere.
 */
export function useStreamingFocus(isStreaming: boolean, { root, button, field }: Places): void {
  const before = useRef(isStreaming);
  useEffect(() => {
    if (before.current === isStreaming) return;
    before.current = isStreaming;
    const { activeElement, body } = document;
    if (isStreaming) {
      if (activeElement === body || root.current?.contains(activeElement)) button.current?.focus();
      return;
    }
    if (activeElement === body || activeElement === button.current) {
      const frame = requestAnimationFrame(() => field.current?.focus());
      return () => cancelAnimationFrame(frame);
    }
  }, [isStreaming, root, button, field]);
}
