import { atom } from 'jotai';
import { BREAKPOINTS } from '@slotwise/shared/ui/breakpoints';
import type { Store } from '../registry/registry';
import { viewportAtom } from '../theme/viewport-atoms';

const SIDEBAR_COOKIE = 'sidebar_state';
/** The choice between the medium and the large breakpoint, where the sidebar starts collapsed. */
const NARROW_COOKIE = 'sidebar_state_narrow';
const SIDEBAR_COOKIE_MAX_AGE_S = 7 * 24 * 3600;

export type SidebarMode = 'expanded' | 'collapsed' | 'off-canvas';

const valueOf = (name: string, cookies: string): string | undefined =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** State of the sidebar in the cookie; it starts open. */
export const storedSidebarState = (cookies: string): boolean => valueOf(SIDEBAR_COOKIE, cookies) !== 'false';
export const sidebarCookie = (open: boolean, name = SIDEBAR_COOKIE): string =>
  `${name}=${open}; path=/; max-age=${SIDEBAR_COOKIE_MAX_AGE_S}; samesite=lax`;

/** The person's choice for wide screens, kept in the cookie. */
const preferredAtom = atom(true);
/** The person's choice between the medium and the large breakpoint, where it collapses by itself; kept in a cookie of its own. */
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
  if (width < BREAKPOINTS.lg) {
    const open = !get(openWhileNarrowAtom);
    set(openWhileNarrowAtom, open);
    document.cookie = sidebarCookie(open, NARROW_COOKIE);
    return;
  }
  const open = !get(preferredAtom);
  set(preferredAtom, open);
  document.cookie = sidebarCookie(open);
});

const hasSheet = (width: number) => width < BREAKPOINTS.md;

/** Reads the cookies, and closes the sheet when the window leaves the widths that have one. */
export function startSidebar(store: Store, page: Document, signal: AbortSignal): void {
  store.set(preferredAtom, storedSidebarState(page.cookie));
  store.set(openWhileNarrowAtom, valueOf(NARROW_COOKIE, page.cookie) === 'true');
  const end = store.sub(viewportAtom, () => {
    if (!hasSheet(store.get(viewportAtom).width)) store.set(sheetOpenAtom, false);
  });
  signal.addEventListener('abort', end);
}
