import { channelKind } from '@slotwise/contract/events';
import type { RemoteManifest } from '@slotwise/contract';
import type { EventBus, LiveCache, Reaction, ReactionContext, Reactions } from '../platform';
import { freezePlain } from '../remote/handed';
import { scopeBus } from './scope-bus';

/** The remote that the reactions belong to. */
export type ReactingRemote = Pick<RemoteManifest, 'id' | 'version'> & Partial<Pick<RemoteManifest, 'events'>>;

const NO_TOPICS: RemoteManifest['events'] = { publishes: [], hears: [] };
/** Reactions have no mount that would end: they go on as long as the page. */
const { signal } = new AbortController();

/** A message of any name: which names exist is known to the remotes that react to them, and not to this page's build. */
interface NamedMessage {
  event: string;
  channel: string;
  data: unknown;
}

interface Registered {
  remote: ReactingRemote;
  reactions: Reactions;
  publish: EventBus['publish'];
}

/** The reactions of the remotes that a page has loaded. */
export class RemoteReactions {
  private readonly remotes = new Map<string, Registered>();

  /**
   * @param report told what a reaction throws, and whose it is
   * @param bus what reactions tell the page on
   */
  constructor(
    private readonly report: (error: unknown, remote: ReactingRemote) => void,
    private readonly bus: EventBus,
  ) {}

  /** Takes the place of the reactions that a remote of the same id had. Returns what takes them away again. */
  set(remote: ReactingRemote, reactions: Reactions = {}): () => void {
    const manifest = { id: remote.id, events: remote.events ?? NO_TOPICS };
    // A refused publish throws in the reaction, and is reported like any other error of it.
    const { publish } = scopeBus(this.bus, manifest, { signal, own: (listener) => listener, refused: () => undefined });
    const registered: Registered = { remote, reactions, publish };
    this.remotes.set(remote.id, registered);
    return () => {
      if (this.remotes.get(remote.id) === registered) this.remotes.delete(remote.id);
    };
  }

  /** Runs every remote's reaction to the message. A reaction that fails harms neither the others nor who called. */
  react({ event, channel, data }: NamedMessage, context: Omit<ReactionContext, 'publish'>): void {
    for (const { remote, reaction, publish } of this.reactingTo(event, channel))
      this.run(remote, () => reaction(freezePlain(data), { ...context, publish }));
  }

  /** Loads again all queries of the remotes that react to the event: its data was too long to be sent. */
  readAgain({ event, channel }: NamedMessage, cache: LiveCache): void {
    for (const { remote } of this.reactingTo(event, channel)) cache.reload([remote.id]);
  }

  private reactingTo(event: string, channel: string) {
    const kind = channelKind(channel);
    if (!kind || kind === 'system') return [];
    return [...this.remotes.values()].flatMap((registered) => {
      const own = (registered.reactions[kind] ?? {}) as Readonly<Record<string, Reaction<unknown> | undefined>>;
      const reaction = Object.hasOwn(own, event) ? own[event] : undefined;
      return reaction ? [{ ...registered, reaction }] : [];
    });
  }

  private run(remote: ReactingRemote, react: () => void | Promise<void>): void {
    const report = (error: unknown) => this.report(error, remote);
    try {
      void Promise.resolve(react()).catch(report);
    } catch (error) {
      report(error);
    }
  }
}
