import { folderOf } from '@slotwise/shared/loading';
import type { Report } from '@slotwise/shared/remote';
import type { KnownRemote } from './known-remote';

/** The part of the browser's Navigation API that is used here. Browsers without it limit such loops themselves, later. */
interface NavigateEvent extends Event {
  navigationType: 'reload' | 'push' | 'replace' | 'traverse';
  destination: { sameDocument: boolean };
}

export interface NavigationGuardOptions {
  page: Window;
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  remotes: () => readonly KnownRemote[];
  report: Report;
  onRefused: (remote: KnownRemote) => void;
  signal: AbortSignal;
}

const LEFT = 'slotwise.left';
/** Limit of one remote's reloads of the page, or departures from it, in that time. */
const LEAVES = { max: 2, withinMs: 30_000 };
/** Limit of its changes of the address. */
const MOVES = { max: 100, withinMs: 10_000 };

interface Leave {
  remote: string;
  at: number;
}

/** Kept in this tab, for each is the end of its page. */
function leaves(storage: NavigationGuardOptions['storage']): Leave[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(LEFT) ?? '[]');
    return Array.isArray(kept) ? (kept as Leave[]).filter(({ at }) => Date.now() - at < LEAVES.withinMs) : [];
  } catch {
    return [];
  }
}

/**
 * Refuses actions that a remote's own code repeats again and again: to load the page anew, to leave it, to change its
 * address. The stack tells whose code it is: the event of a navigation comes while its caller still runs.
 */
export function guardNavigation({ page, storage, remotes, report, onRefused, signal }: NavigationGuardOptions): void {
  const { navigation } = page as Window & { navigation?: EventTarget };
  const moves = new Map<string, number[]>();
  const told = new Set<string>();

  const isTooMuch = (id: string, { navigationType, destination }: NavigateEvent): boolean => {
    if (navigationType !== 'reload' && destination.sameDocument) {
      const now = performance.now();
      const own = [...(moves.get(id) ?? []).filter((at) => now - at < MOVES.withinMs), now];
      moves.set(id, own);
      return own.length > MOVES.max;
    }
    const kept = leaves(storage);
    if (kept.filter(({ remote }) => remote === id).length >= LEAVES.max) return true;
    try {
      storage().setItem(LEFT, JSON.stringify([...kept, { remote: id, at: Date.now() }]));
    } catch {
      // Without storage, loops are not noticed.
    }
    return false;
  };

  const onNavigate = (event: Event) => {
    const trace = new Error().stack ?? '';
    const owner = remotes().find(({ entry }) => trace.includes(folderOf(entry)));
    if (!owner || !isTooMuch(owner.id, event as NavigateEvent)) return;
    event.preventDefault();
    if (told.has(owner.id)) return;
    told.add(owner.id);
    const { id, version } = owner;
    const error = new Error('It loads or leaves the page again and again, which was refused.');
    report(error, { remote: id, version, kind: 'runtime_failed' });
    onRefused(owner);
  };
  navigation?.addEventListener('navigate', onNavigate, { signal });
}
