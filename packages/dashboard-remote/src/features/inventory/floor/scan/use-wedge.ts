import { useLayoutEffect, useRef } from 'react';
import { FNC1 } from '../../gs1/write';
import { fill, isSeparator } from './separator';
import { Wedge } from './wedge';

/** Marks a field whose form handles scans into it. */
export const SCAN_FIELD = 'data-scan-field';

const isField = (target: Element | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * Hands on a scanner's input anywhere on the page. Keys that it typed into a field by the way are taken out again, and
 * its Enter presses no button. Null: somebody else listens.
 */
export function useWedge(onScan: ((code: string) => void) | null): void {
  const handler = useRef(onScan);
  const isOn = onScan !== null;
  // Before anything is painted: a person who sees the question may scan the answer.
  useLayoutEffect(() => {
    handler.current = onScan;
  });
  useLayoutEffect(() => {
    if (!isOn) return;
    const end = new AbortController();
    const wedge = new Wedge();
    let before = '';
    const hear = (event: KeyboardEvent) => {
      const [target] = event.composedPath();
      const element = target instanceof Element ? target : null;
      const isFnc1 = isSeparator(event);
      if (!isFnc1 && (event.ctrlKey || event.altKey || event.metaKey || event.isComposing)) return;
      if (element?.closest(`[role="dialog"], [role="alertdialog"], [${SCAN_FIELD}]`)) return;
      const inField = isField(element) ? element : null;
      if (inField && !wedge.isCollecting) before = inField.value;
      const isAmongKeys = wedge.isCollecting;
      const code = wedge.take(isFnc1 ? FNC1 : event.key, event.timeStamp, inField !== null);
      if (isFnc1) event.preventDefault();
      if (code !== null) {
        event.preventDefault();
        event.stopPropagation();
        if (inField) fill(inField, before);
        handler.current?.(code);
      } else if (event.key === ' ' && isAmongKeys && !inField) event.preventDefault();
    };
    document.addEventListener('keydown', hear, { capture: true, signal: end.signal });
    return () => end.abort();
  }, [isOn]);
}
