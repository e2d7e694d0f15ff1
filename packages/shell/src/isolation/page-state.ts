import type { PermissionName } from '@slotwise/contract';
import type { PageState, ToIsolated } from '@slotwise/shared/isolation';
import type { Platform, SessionState } from '@slotwise/shared/remote';
import { remotesAtom, type Store } from '../registry/registry';

type Told = Omit<PageState, 'place'>;

/** The session as the remote may see it: its role holds what the remote may use. */
function sessionFor(
  { error, role, ...session }: SessionState,
  within: readonly PermissionName[],
): PageState['session'] {
  const permissions = role?.permissions.filter(({ name }) => within.some((allowed) => allowed === name)) ?? [];
  return { ...session, role: role && { ...role, permissions }, error: error?.message ?? null };
}

export interface StateParts {
  platform: Platform;
  store: Store;
  within: readonly PermissionName[];
}

/** All that the page says of itself to a remote that is kept apart. */
export function stateOf({ platform, store, within }: StateParts): Told {
  const { session, theme, density, viewport, locale, search, records, http } = platform;
  const kinds = store.get(remotesAtom).flatMap(({ manifest }) => manifest?.records ?? []);
  return {
    session: sessionFor(session.get(), within),
    theme: theme.get(),
    themeChoice: theme.chosen(),
    density: density.get(),
    viewport: viewport.get(),
    locale: locale.get(),
    search: search.get(),
    records: kinds.filter(({ kind }) => records.href(kind) !== undefined),
    clockAhead: http.now() - Date.now(),
  };
}

/** Tells of every change until the platform's signal ends it. */
export function followState(parts: StateParts, tell: (message: ToIsolated) => void): void {
  const { platform, store } = parts;
  const pick = (...names: (keyof Told)[]) => {
    const now = stateOf(parts);
    tell({ kind: 'state', changed: Object.fromEntries(names.map((name) => [name, now[name]])) });
  };
  platform.session.subscribe(() => pick('session', 'records', 'clockAhead'));
  platform.theme.subscribe(() => pick('theme', 'themeChoice'));
  platform.density.subscribe(() => pick('density'));
  platform.viewport.subscribe(() => pick('viewport'));
  platform.locale.subscribe(() => pick('locale'));
  platform.search.subscribe(() => pick('search'));
  platform.signal.addEventListener(
    'abort',
    store.sub(remotesAtom, () => pick('records')),
  );
}
