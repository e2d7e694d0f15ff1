import type { RegistryEntry } from '@slotwise/contract';
import type { RemoteReactions } from '@slotwise/shared/events';
import { faultOf, lateFault, RemoteFaultError, reportKindOf } from '@slotwise/shared/loading';
import type { Report, RemoteExtension } from '@slotwise/shared/remote';
import type { KnownRemote } from '../registry/known-remote';
import type { LoadOptions } from '../registry/load-remote';
import type { LoadWatch } from '../registry/remote-loader';
import { replacementSoon, type RegistryParts } from '../registry/replacement';

/** After this long an extension counts as failed. */
export const GIVE_UP_AFTER_MS = 30_000;

/** An extension, and the build that it came from: another than the one that was asked for if that is deleted. */
export interface LoadedExtension {
  extension: RemoteExtension;
  known: KnownRemote;
}

export interface ExtensionLoaderOptions extends RegistryParts, LoadWatch {
  nonce: string | undefined;
  load: (entry: RegistryEntry, module: string, options: LoadOptions) => Promise<RemoteExtension>;
  /** Told of each module that was loaded: the rest of its files can come now. */
  onLoaded?: (remote: KnownRemote, module: string) => void;
  reactions: Pick<RemoteReactions, 'set'>;
  report: Report;
}

/**
 * The outcome of some work, if it has one in time. Code of a remote need not heed the signal, or ever answer.
 * @throws RemoteFaultError that it is late
 */
async function inTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController();
  const fault = new RemoteFaultError(lateFault(GIVE_UP_AFTER_MS / 1000));
  const timer = setTimeout(() => late.abort(fault), GIVE_UP_AFTER_MS);
  const over = new Promise<never>((_, reject) => late.signal.addEventListener('abort', () => reject(fault)));
  try {
    return await Promise.race([work(late.signal), over]);
  } finally {
    clearTimeout(timer);
  }
}

/** Loads extensions, each once for each build, and reports how that went. */
export class ExtensionLoader {
  private readonly loading = new Map<string, Promise<LoadedExtension>>();

  constructor(private readonly options: ExtensionLoaderOptions) {}

  /**
   * Gives the same promise for the same module of the same build.
   * @param fresh tries again, past copies that may be broken
   */
  load(known: KnownRemote, module: string, { fresh = false } = {}): Promise<LoadedExtension> {
    const key = `${known.entry.entry} ${module}`;
    const before = this.loading.get(key);
    if (before && !fresh) return before;
    const loading = this.run(known, module, fresh);
    this.loading.set(key, loading);
    return loading;
  }

  private async run(known: KnownRemote, module: string, fresh: boolean): Promise<LoadedExtension> {
    const { id, version, entry, fault } = known;
    const { nonce, load, onLoaded, onRun, release, reactions, report } = this.options;
    if (fresh) release?.(known);
    const held = await this.options.heldBack?.(known);
    // It was told of when it happened.
    if (held) throw new RemoteFaultError(held);
    const end = onRun?.(known);
    const startedAt = performance.now();
    const about = () => ({ remote: id, version, ms: Math.round(performance.now() - startedAt) });
    try {
      if (fault) throw new RemoteFaultError(fault);
      const extension = await inTime((signal) => load(entry, module, { nonce, signal, fresh }));
      // An extension may be all that is loaded of its remote: its queries follow live events from here on.
      if (extension.reactions) reactions.set({ id, version }, extension.reactions);
      report(null, { ...about(), kind: 'loaded' });
      onLoaded?.(known, module);
      return { extension, known };
    } catch (error) {
      const isGone = !fault && faultOf(error).kind === 'unreachable';
      const newer = isGone ? await replacementSoon(known, this.options) : null;
      if (newer) return this.load(newer, module);
      report(error, { ...about(), kind: reportKindOf(faultOf(error)) });
      throw error;
    } finally {
      end?.();
    }
  }
}
