import { useLayoutEffect, useRef } from 'react';
import { FNC1 } from '../../gs1/write';
import { fill, isSeparator } from './separator';
import { Wedge } from './wedge';

/** Marks a field whose form handles scans into it. */
export const SCAN_FIELD = 'data-scan-field';

/** Sooner after each other no person presses keys: they are of one scan. */
const PACE_MS = 120;

/** Listeners of this page, and the keys that came last, too fast for a person. */
const heard = { by: 0, last: Number.NEGATIVE_INFINITY, isFragment: false };
/** From the first of this code on, also while a page is still read: a scan may have begun before anybody listens. */
document.addEventListener(
  'keydown',
  ({ key, timeStamp }) => {
    const isEnd = key === 'Enter' || key === 'Tab';
    if (!isEnd && timeStamp - heard.last > PACE_MS) heard.isFragment = heard.by === 0;
    heard.last = isEnd ? Number.NEGATIVE_INFINITY : timeStamp;
  },
  { capture: true },
);
/** Whether the scan that ends now began before anybody listened: its beginning is not known. */
export const isFragment = (): boolean => heard.isFragment;

const isField = (target: Element | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const takesNumber = (field: HTMLInputElement | HTMLTextAreaElement) => field.getAttribute('inputmode') === 'numeric';

/**
 * Hands on a scanner's input anywhere on the page. Keys that it typed into a field by the way are taken out again, and
 * its Enter presses no button. Null: somebody else listens.
 * @param onBroken hears of a code of which a part went into another field
 */
export function useWedge(onScan: ((code: string) => void) | null, onBroken?: () => void): void {
  const handlers = useRef({ onScan, onBroken });
  const isOn = onScan !== null;
  // Before anything is painted: a person who sees the question may scan the answer.
  useLayoutEffect(() => {
    handlers.current = { onScan, onBroken };
  });
  useLayoutEffect(() => {
    if (!isOn) return;
    const end = new AbortController();
    heard.by++;
    const wedge = new Wedge();
    const hear = (event: KeyboardEvent) => {
      const [target] = event.composedPath();
      const element = target instanceof Element ? target : null;
      const isFnc1 = isSeparator(event);
      if (!isFnc1 && (event.ctrlKey || event.altKey || event.metaKey || event.isComposing)) return;
      if (element?.closest(`[role="dialog"], [role="alertdialog"], [${SCAN_FIELD}]`)) return;
      const inField = isField(element) ? element : null;
      const isAmongKeys = wedge.isCollecting;
      const field = inField && { value: inField.value, isNumber: takesNumber(inField), id: inField };
      const ended = wedge.take(isFnc1 ? FNC1 : event.key, event.timeStamp, field);
      if (isFnc1) event.preventDefault();
      if (ended) {
        event.preventDefault();
        event.stopPropagation();
        if (ended.is === 'broken' || isFragment()) return handlers.current.onBroken?.();
        if (inField) fill(inField, ended.before);
        handlers.current.onScan?.(ended.code);
      } else if (event.key === ' ' && isAmongKeys && !inField) event.preventDefault();
    };
    const { signal } = end;
    document.addEventListener('keydown', hear, { capture: true, signal });
    document.addEventListener('pointerdown', () => wedge.touch(), { capture: true, signal });
    return () => {
      heard.by--;
      end.abort();
    };
  }, [isOn]);
}
