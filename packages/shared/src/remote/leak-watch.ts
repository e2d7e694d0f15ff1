import type { RemoteManifest } from '@slotwise/contract';
import { callerOf, knowCode, stackOf } from './code-in-page';
import { namesOf, type Held, type Ledger } from './held';
import { patchPage } from './leak-sources';
import { guardPage } from './page-guard';
import type { Report } from './report';

interface Watched {
  remote: Pick<RemoteManifest, 'id' | 'version'>;
  /** The mount that is drawn, or was last. */
  mount: number;
  /** The last mount of which it was told what it left. Later effects of its code are part of that. */
  told: number;
  held: Map<number, Set<Held>>;
}

/** Anything shorter than this after the end of a mount ends by itself: an animation, a request that is aborted. */
const GRACE_MS = 2000;
const FRAMES_TOLD = 8;
/** Of what a mount holds beyond that, nobody is told where it was started: to note that for 20,000 listeners is itself a load. */
const STACKS_MAX = 500;
/** So many listeners of one mount slow down everybody: when it is over, they are taken away. */
const LISTENERS_LEFT = 200;

/** By the address where a build's files lie. */
const watched = new Map<string, Watched>();
let report: Report | undefined;

const ledger: Ledger = {
  add(called, entry, caller = callerOf(called)) {
    const own = caller && watched.get(caller.assets);
    if (!own || own.mount === own.told) return undefined;
    const { remote, mount, held } = own;
    const all = held.get(mount) ?? new Set();
    const taken: Held = { ...entry(), stack: all.size < STACKS_MAX ? stackOf(called, FRAMES_TOLD) : '' };
    held.set(mount, all.add(taken));
    return Object.assign(() => void all.delete(taken), { remote });
  },
  isRemote: (called) => callerOf(called) !== undefined,
};

/** A remote's own code has put a node beside everybody's place. `remove` takes it away. */
export interface ForeignNode {
  node: Element;
  remote: Watched['remote'];
  remove(): void;
}
let onNode: ((foreign: ForeignNode) => void) | undefined;

/**
 * Reports from now on, as `leak`, all that remotes leave behind in this page. Only in pages that are ours: it stands
 * between all code and the page's timers, listeners, requests and observers, which go on working as they did.
 */
export function watchLeaks(page: Window & typeof globalThis, to: Report, told?: (foreign: ForeignNode) => void): void {
  onNode = told;
  if (!report) {
    patchPage(page, ledger);
    guardPage(page, ledger, (node, remote, forget) => {
      const remove = () => {
        forget();
        node.remove();
      };
      onNode?.({ node, remote, remove });
    });
  }
  report = to;
}

/** Things that one mount's code has started. */
export interface MountWatch {
  /** Those of them that nobody has ended yet, oldest first. */
  held(): readonly Held[];
  /** Ends the mount: things that it still holds a little later are reported, and told to `left`. */
  end(left?: (held: readonly Held[]) => void): void;
}

/** A mount begins whose code comes from `assets`. */
export function watchMount({ id, version }: Watched['remote'], assets: string): MountWatch {
  if (!report) return { held: () => [], end: () => undefined };
  const fresh = { remote: { id, version }, mount: 0, told: 0, held: new Map<number, Set<Held>>() };
  const own: Watched = watched.get(assets) ?? fresh;
  watched.set(assets, own);
  knowCode({ id, version, assets });
  const mount = ++own.mount;
  const stillHeld = () => [...(own.held.get(mount) ?? [])].filter((each) => each.holds?.() ?? true);
  return {
    held: stillHeld,
    end(left) {
      const look = () => {
        const held = stillHeld();
        // Told once. The ledger must not be what keeps it in memory.
        own.held.delete(mount);
        own.told = mount;
        if (held.length === 0) return;
        endForeign(held);
        report?.(leakError(held), { remote: id, version, kind: 'leak' });
        left?.(held);
      };
      setTimeout(look, GRACE_MS);
    },
  };
}

/** Removes elements outside of all places with their mount, and surplus listeners. */
function endForeign(held: readonly Held[]): void {
  const tooMany = held.filter(({ sort }) => sort === 'listener').length > LISTENERS_LEFT;
  for (const { sort, end } of held) if (sort === 'node' || (sort === 'listener' && tooMany)) end?.();
}

/** An error that lists the leftovers, and the origin of each of them. */
function leakError(held: readonly Held[]): Error {
  const error = new Error(`It left behind: ${namesOf(held).join(', ')}.`);
  const traces = held.map(({ name, stack }) => `${name}, started\n${stack.replace(/^Error\n/, '')}`);
  error.stack = [error.message, ...traces].join('\n');
  return error;
}
