import { useLayoutEffect, useState } from 'react';
import { marginWithin, pinnedWithin, scrollFrameOf } from './scroll-frame';

/** The element that a list scrolls with, its distance from there, and the height that pinned parts cover, in px. */
export function useScrollFrame(list: HTMLElement | null) {
  const [frame, setFrame] = useState<Element | null>(null);
  const [margin, setMargin] = useState(0);
  const [covered, setCovered] = useState(0);
  const place = () => {
    if (!list) return;
    const nearest = scrollFrameOf(list);
    setFrame(nearest);
    setMargin(marginWithin(nearest, list));
    setCovered(pinnedWithin(nearest, list));
  };
  // After every drawing: elements above the list may have grown.
  useLayoutEffect(() => place());
  return { frame, margin, covered };
}
