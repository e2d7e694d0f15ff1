import { atom } from 'jotai';
import { shortcutsOpenAtom } from '../layout/surface-atoms';

const STORED = 'shortcuts_by_key';
/** A scanner types its next character well before, a person who asks for the list types nothing. */
const ALONE_MS = 150;

/**
 * Whether a single character opens the list. People who dictate, or whose hands shake, press one without wanting to, so it can
 * be switched off (WCAG 2.1.4).
 */
export const byKeyAtom = atom(stored());

function stored(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'false';
  } catch {
    // A browser that forbids to look has nothing stored.
    return true;
  }
}

/** Keeps the choice on this device. Returns whether it outlasts this page. */
export function keepByKey(isOn: boolean): boolean {
  try {
    localStorage.setItem(STORED, String(isOn));
    return true;
  } catch {
    return false;
  }
}

const isTypedInto = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Opens the list where `?` is pressed alone, and neither into a field nor above the page. */
export const listenForKeyAtom = atom(null, (get, set) => {
  const end = new AbortController();
  let before = -Infinity;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const hear = (event: KeyboardEvent) => {
    const isFollowing = event.timeStamp - before < ALONE_MS;
    if (event.key !== 'Shift') before = event.timeStamp;
    if (event.key !== 'Shift') clearTimeout(waiting);
    if (event.key !== '?' || isFollowing || event.repeat || event.defaultPrevented || !get(byKeyAtom)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const [target] = event.composedPath();
    if (isTypedInto(target) || document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return;
    waiting = setTimeout(() => set(shortcutsOpenAtom, true), ALONE_MS);
  };
  document.addEventListener('keydown', hear, { signal: end.signal });
  end.signal.addEventListener('abort', () => clearTimeout(waiting));
  return () => end.abort();
});
