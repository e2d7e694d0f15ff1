import { Type, type Static } from 'typebox';
import { literals, nullable, strict } from './wire/schema';

/**
 * Topics of the page's event bus and their data. A build writes the shapes of its manifest's topics into the published
 * files, so that the registry can compare the data that one remote sends with the data that another expects.
 */
export const BUS_TOPICS = {
  'theme:changed': strict({ theme: literals(['light', 'dark', 'high-contrast']) }),
  'viewport:changed': strict({ width: Type.Number(), height: Type.Number() }),
  'search:changed': strict({ term: Type.String() }),
  'session:changed': strict({ status: literals(['visitor', 'loading', 'user']), userId: nullable(Type.String()) }),
  'live:state': strict({ state: literals(['live', 'reconnecting', 'offline']), reason: Type.String() }),
  'navigation:changed': strict({ path: Type.String(), title: Type.String() }),
  /** Asks the shell to open one of its own surfaces. */
  'shell:open': strict({ surface: literals(['search', 'assistant']) }),
  /**
   * Progress of long work that goes on while people go elsewhere, such as an import. A later value with the same `id`
   * replaces the earlier one; the id begins with its remote's id. `done` is null until it is known, `total` while
   * nobody knows it.
   */
  'work:changed': strict({
    id: Type.String(),
    title: Type.String(),
    state: literals(['running', 'done', 'failed', 'canceled']),
    done: nullable(Type.Number()),
    total: nullable(Type.Number()),
    href: nullable(Type.String()),
    outcome: nullable(Type.String()),
    canCancel: Type.Boolean(),
  }),
  /** Somebody wants it to end: the remote that does the work decides. */
  'work:cancel': strict({ id: Type.String() }),
  /** Handed over in memory, once, within one tab: from the sign-up wizard to the login form. */
  'auth:credentials': nullable(strict({ email: Type.String(), password: Type.String() })),
};
export type CatalogueTopics = { [T in keyof typeof BUS_TOPICS]: Static<(typeof BUS_TOPICS)[T]> };

/** Topics that the shell itself publishes; every other topic is published by the remote whose manifest names it. */
export const SHELL_TOPICS = [
  'theme:changed',
  'viewport:changed',
  'search:changed',
  'session:changed',
  'live:state',
  'navigation:changed',
  'work:cancel',
] as const satisfies readonly (keyof typeof BUS_TOPICS)[];

/** Topics that the shell listens to: requests that any remote may make of it. */
export const SHELL_HEARS = ['shell:open', 'work:changed'] as const satisfies readonly (keyof typeof BUS_TOPICS)[];

/** Topics that are one remote's own, to publish and to hear: their data is for nobody else. */
export const PRIVATE_TOPICS: Readonly<Record<string, string>> = {
  'auth:credentials': 'auth',
} satisfies Partial<Record<keyof typeof BUS_TOPICS, string>>;
