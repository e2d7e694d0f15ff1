import { useEffect, useRef, type RefObject } from 'react';

/**
 * Puts the focus on the first invalid field after a submit that was refused.
 * @param attempt grows by one with each refused submit.
 */
export function useFocusFirstInvalid(attempt: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
  return form;
}
