import { useEffect, useLayoutEffect, useRef } from 'react';
import { FNC1 } from '../../gs1/write';
import { fill, isSeparator } from './separator';
import { PACE_MS, Wedge, type Ended } from './wedge';

/** Marks a field whose form handles scans into it. */
export const SCAN_FIELD = 'data-scan-field';

/** So long a scan waits for the question that is being drawn. */
const EARLY_MS = 3000;

interface Listener {
  onScan: (code: string) => void;
  onBroken?: (() => void) | undefined;
}

/** Those who ask for scans now; the last one hears them. */
const listeners: { readonly current: Listener | null }[] = [];
/** One for the page, from the first of this code on: a code may begin at one question, or at none, and end at the next. */
const wedge = new Wedge();
const since = performance.now();
/** The last key, and whether the scan that it is of began before this code was there to hear it. */
const heard = { last: Number.NEGATIVE_INFINITY, isFragment: false };
/** A scan that ended on this page when nobody asked yet. */
let early: { ended: Ended; at: number; path: string } | null = null;

/** Whether the beginning of the scan that ends now is not known. */
export const isFragment = (): boolean => heard.isFragment;

const isField = (target: Element | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const takesNumber = (field: HTMLInputElement | HTMLTextAreaElement) => field.getAttribute('inputmode') === 'numeric';

const tell = (listener: Listener, ended: Ended): void => {
  if (ended.is === 'broken') listener.onBroken?.();
  else listener.onScan(ended.code);
};

function note({ key, timeStamp }: KeyboardEvent): void {
  const isEnd = key === 'Enter' || key === 'Tab';
  if (!isEnd && timeStamp - heard.last > PACE_MS) heard.isFragment = timeStamp - since < PACE_MS;
  heard.last = isEnd ? Number.NEGATIVE_INFINITY : timeStamp;
}

function hear(event: KeyboardEvent): void {
  note(event);
  const [target] = event.composedPath();
  const element = target instanceof Element ? target : null;
  const isFnc1 = isSeparator(event);
  if (!isFnc1 && (event.ctrlKey || event.altKey || event.metaKey || event.isComposing)) return;
  if (element?.closest(`[role="dialog"], [role="alertdialog"], [${SCAN_FIELD}]`)) return;
  const listener = listeners.at(-1)?.current;
  const inField = isField(element) ? element : null;
  const isAmongKeys = wedge.isCollecting;
  const field = inField && { value: inField.value, isNumber: takesNumber(inField), id: inField };
  const read = wedge.take(isFnc1 ? FNC1 : event.key, event.timeStamp, field);
  const ended: Ended | null = read && isFragment() ? { is: 'broken' } : read;
  if (!listener) {
    if (ended && !inField) early = { ended, at: performance.now(), path: location.pathname };
    return;
  }
  if (isFnc1) event.preventDefault();
  if (ended) {
    event.preventDefault();
    event.stopPropagation();
    if (ended.is === 'code' && inField) fill(inField, ended.before);
    tell(listener, ended);
  } else if (event.key === ' ' && isAmongKeys && !inField) event.preventDefault();
}

document.addEventListener('keydown', hear, { capture: true });
document.addEventListener(
  'pointerdown',
  () => {
    wedge.touch();
    early = null;
  },
  { capture: true },
);

/**
 * Hands on a scanner's input anywhere on the page. Keys that it typed into a field by the way are taken out again, and
 * its Enter presses no button. A scan that ended just before, while the page was drawn, is handed on as well. Null: somebody
 * else listens.
 * @param onBroken hears of a code of which a part is missing, or went into another field
 */
export function useWedge(onScan: ((code: string) => void) | null, onBroken?: () => void): void {
  const handlers = useRef<Listener | null>(null);
  const isOn = onScan !== null;
  // Before anything is painted: a person who sees the question may scan the answer.
  useLayoutEffect(() => {
    handlers.current = onScan && { onScan, onBroken };
  });
  useLayoutEffect(() => {
    if (!isOn) return;
    listeners.push(handlers);
    return () => void listeners.splice(listeners.indexOf(handlers), 1);
  }, [isOn]);
  useEffect(() => {
    const scan = early;
    if (!isOn || !scan) return;
    early = null;
    if (performance.now() - scan.at > EARLY_MS || scan.path !== location.pathname) return;
    if (handlers.current) tell(handlers.current, scan.ended);
  }, [isOn]);
}
