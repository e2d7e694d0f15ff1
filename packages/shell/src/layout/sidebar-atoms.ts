import { atom } from 'jotai';
import { BREAKPOINTS } from '@slotwise/shared/ui/breakpoints';
import type { Store } from '../registry/registry';
import { viewportAtom } from '../theme/viewport-atoms';

const SIDEBAR_COOKIE = 'sidebar_state';
const SIDEBAR_COOKIE_MAX_AGE_S = 7 * 24 * 3600;

export type SidebarMode = 'expanded' | 'collapsed' | 'off-canvas';

/** What the cookie says; the sidebar starts open. */
export function storedSidebarState(cookies: string): boolean {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${SIDEBAR_COOKIE}=`));
  return found?.slice(SIDEBAR_COOKIE.length + 1) !== 'false';
}
export const sidebarCookie = (open: boolean): string =>
  `${SIDEBAR_COOKIE}=${open}; path=/; max-age=${SIDEBAR_COOKIE_MAX_AGE_S}; samesite=lax`;

/** The person's choice for wide screens, kept in the cookie. */
const preferredAtom = atom(true);
/** Between the medium and the large breakpoint it collapses by itself; opened there, it stays open until the width changes class. */
const openWhileNarrowAtom = atom(false);
/** The off-canvas sheet of small screens. */
const sheetOpenAtom = atom(false);

export function sidebarMode(width: number, preferred: boolean, openWhileNarrow: boolean): SidebarMode {
  if (width < BREAKPOINTS.md) return 'off-canvas';
  const open = width < BREAKPOINTS.lg ? openWhileNarrow : preferred;
  return open ? 'expanded' : 'collapsed';
}

export const sidebarModeAtom = atom((get) =>
  sidebarMode(get(viewportAtom).width, get(preferredAtom), get(openWhileNarrowAtom)),
);

/** Whether the sheet is shown; wider screens never show it. */
export const sidebarSheetAtom = atom(
  (get) => get(sheetOpenAtom) && get(sidebarModeAtom) === 'off-canvas',
  (_get, set, open: boolean) => set(sheetOpenAtom, open),
);

export const toggleSidebarAtom = atom(null, (get, set) => {
  const { width } = get(viewportAtom);
  if (width < BREAKPOINTS.md) return set(sheetOpenAtom, !get(sheetOpenAtom));
  if (width < BREAKPOINTS.lg) return set(openWhileNarrowAtom, !get(openWhileNarrowAtom));
  const open = !get(preferredAtom);
  set(preferredAtom, open);
  document.cookie = sidebarCookie(open);
});

const widthClass = (width: number) => (width < BREAKPOINTS.md ? 'small' : width < BREAKPOINTS.lg ? 'narrow' : 'wide');

/** Reads the cookie, and forgets what was opened only for one class of widths when the window leaves that. */
export function startSidebar(store: Store, page: Document, signal: AbortSignal): void {
  store.set(preferredAtom, storedSidebarState(page.cookie));
  let before = widthClass(store.get(viewportAtom).width);
  const end = store.sub(viewportAtom, () => {
    const now = widthClass(store.get(viewportAtom).width);
    if (now === before) return;
    before = now;
    store.set(openWhileNarrowAtom, false);
    store.set(sheetOpenAtom, false);
  });
  signal.addEventListener('abort', end);
}
