import { isFocusLost } from '@slotwise/shared/ui/overlay';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives an element the focus where what had it is gone. Nobody else would keep it in the drawer, which is hidden from assistive
 * technology without.
 * @param mayTake false while something above has the focus
 */
export function useLostFocus(mayTake: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!mayTake) return undefined;
    const timer = setTimeout(() => {
      const root = ref.current?.getRootNode();
      if (!(root instanceof Document || root instanceof ShadowRoot)) return;
      if (isFocusLost(root)) ref.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [mayTake]);
  return ref;
}
