import type { Remote } from '@slotwise/shared/remote';
import type { KnownRemote } from './known-remote';

/** A remote whose code is here, and the build that it came from. */
export interface LoadedRemote {
  remote: Remote;
  known: KnownRemote;
}

export interface KeepUpOptions {
  /** The build of a remote that people see when they go there; null unless it is loaded. */
  shown(id: string): LoadedRemote | null;
  show(id: string, loaded: LoadedRemote): void;
  /** Loads a build beside the one that is shown. Reports how that went; null if it failed. */
  fetch(known: KnownRemote): Promise<LoadedRemote | null>;
}

export interface KeepUp {
  /** The registry may name other builds now. */
  follow(remotes: readonly KnownRemote[]): void;
  /**
   * While a remote is drawn it stays as it is: a text that somebody types in it must not be lost. Returns a function
   * that ends that.
   */
  hold(id: string): () => void;
}

/** A build, and whether the page keeps it apart: either is a reason to draw it anew. */
const identityOf = ({ entry }: KnownRemote) => `${entry.entry} ${entry.isolated ? 'apart' : 'here'}`;

/**
 * Brings newer builds into a page that stays open: fetched while nobody waits for them, shown from the next visit on.
 * One that fails leaves the older one in its place and is not tried again.
 */
export function createKeepUp({ shown, show, fetch }: KeepUpOptions): KeepUp {
  const held = new Map<string, number>();
  const wanted = new Map<string, KnownRemote>();
  const busy = new Set<string>();
  const refused = new Set<string>();

  const bring = async (id: string): Promise<void> => {
    const newer = wanted.get(id);
    if (!newer || busy.has(id) || held.has(id)) return;
    const before = shown(id);
    const identity = identityOf(newer);
    if (!before || identityOf(before.known) === identity || refused.has(identity)) return;
    busy.add(id);
    const loaded = await fetch(newer);
    busy.delete(id);
    if (!loaded) refused.add(identity);
    // Somebody may have come meanwhile: they keep what they see, and it is tried again when they have left.
    else if (!held.has(id) && shown(id) === before) show(id, loaded);
    await bring(id);
  };

  return {
    follow(remotes) {
      for (const known of remotes) {
        wanted.set(known.id, known);
        void bring(known.id);
      }
    },
    hold(id) {
      held.set(id, (held.get(id) ?? 0) + 1);
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        const left = (held.get(id) ?? 1) - 1;
        if (left > 0) held.set(id, left);
        else held.delete(id);
        void bring(id);
      };
    },
  };
}
