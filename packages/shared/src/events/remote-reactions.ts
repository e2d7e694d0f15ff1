import { channelKind } from '@slotwise/contract/events';
import type { RemoteManifest } from '@slotwise/contract';
import type { Reaction, ReactionContext, Reactions } from '../platform';
import { freezePlain } from '../remote/handed';

/** Whose reactions they are. */
export type ReactingRemote = Pick<RemoteManifest, 'id' | 'version'>;

/** A message of any name: which names exist is known to the remotes that react to them, and not to this page's build. */
interface NamedMessage {
  event: string;
  channel: string;
  data: unknown;
}

/** The reactions of the remotes that a page has loaded. */
export class RemoteReactions {
  private readonly remotes = new Map<string, { remote: ReactingRemote; reactions: Reactions }>();

  /** @param report told what a reaction throws, and whose it is */
  constructor(private readonly report: (error: unknown, remote: ReactingRemote) => void) {}

  /** Takes the place of the reactions that a remote of the same id had. Returns what takes them away again. */
  set(remote: ReactingRemote, reactions: Reactions = {}): () => void {
    const registered = { remote, reactions };
    this.remotes.set(remote.id, registered);
    return () => {
      if (this.remotes.get(remote.id) === registered) this.remotes.delete(remote.id);
    };
  }

  /** Runs every remote's reaction to the message. A reaction that fails harms neither the others nor who called. */
  react({ event, channel, data }: NamedMessage, context: ReactionContext): void {
    const kind = channelKind(channel);
    if (!kind || kind === 'system') return;
    for (const { remote, reactions } of this.remotes.values()) {
      const own = (reactions[kind] ?? {}) as Readonly<Record<string, Reaction<unknown> | undefined>>;
      const reaction = Object.hasOwn(own, event) ? own[event] : undefined;
      if (reaction) this.run(remote, () => reaction(freezePlain(data), context));
    }
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
