import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** Whether an element has more in it than it shows, and nothing that takes the focus: by keyboard nobody could read the rest. */
export function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const measure = () => {
      const element = ref.current;
      if (element) setScrolls(element.scrollHeight > element.clientHeight && !element.querySelector(FOCUSABLE));
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  });
  return scrolls;
}
