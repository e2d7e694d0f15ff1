import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Whether a question still stands: what was scanned before, while places were asked, may find it gone. */
export function useIsAsked(): RefObject<boolean> {
  const isAsked = useRef(false);
  useLayoutEffect(() => {
    isAsked.current = true;
    return () => {
      isAsked.current = false;
    };
  }, []);
  return isAsked;
}
