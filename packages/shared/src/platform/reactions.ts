import type { ChannelEvents, Me } from '@slotwise/contract';
import type { EventBus } from './bus';

type UserCatalogue = ChannelEvents['user'];
type CompanyCatalogue = ChannelEvents['company'];
type WmsCatalogue = ChannelEvents['wms'];

/** Live events of the channel of one person, and the data of each. A remote adds its own events to this interface. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an interface, because a remote can add to that
export interface UserLiveEvents extends UserCatalogue {}
/** Live events of the channel of a company, and the data of each. A remote adds its own events to this interface. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an interface, because a remote can add to that
export interface CompanyLiveEvents extends CompanyCatalogue {}
/** Live events of the channel of a WMS, and the data of each. A remote adds its own events to this interface. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an interface, because a remote can add to that
export interface WmsLiveEvents extends WmsCatalogue {}

/** Live events and their data, by the kind of channel that they arrive on. */
export interface LiveEvents {
  user: UserLiveEvents;
  company: CompanyLiveEvents;
  wms: WmsLiveEvents;
}

/** The key of a query, or the beginning of the keys of several. */
export type QueryKey = readonly unknown[];

/** An entity of a list. If entities carry a version, an older one never replaces a newer one. */
export interface ListedEntity {
  id: string;
  version?: number;
}

/**
 * The query cache that the remote's screens read. Each function acts on every query whose key begins with `key`, and on
 * nothing that is not loaded. A query that is being loaded is loaded once more, because its answer may be older than the
 * event.
 */
export interface LiveCache {
  /** Loads again: shown data at once, the rest when it is next shown. */
  reload(key: QueryKey): void;
  replace(key: QueryKey, data: unknown): void;
  /** Forgets the data without asking for it again: its subject does not exist any more. */
  clear(key: QueryKey): void;
  /**
   * In a list: replaces the entity of the same id in its place, also if it would now be sorted elsewhere. One that a list
   * lacks is added at the end of a list that is loaded whole. To a list that is read by cursor nothing is added, because no
   * page says where it stands: the first page is read again, and all that is loaded if the list counts (`matching`) and
   * has grown by more than that page brought. One that does not count and is not the newest first is for `reload`, as is
   * an event that may bring the entity into a filter or out of it.
   */
  upsert(key: QueryKey, entity: ListedEntity): void;
  /** In a list: takes out the entity of the same id. */
  remove(key: QueryKey, entity: Pick<ListedEntity, 'id'>): void;
  /** @param edit gives the data that takes the place of the loaded data, which it must not change */
  change<T>(key: QueryKey, edit: (data: T) => T): void;
}

/** Context of a reaction, beside the event's data. */
export interface ReactionContext {
  cache: LiveCache;
  /** The channel that the event arrived on, as `company:42`. */
  channel: string;
  /** The signed-in person. */
  me: Me | null;
  /** Tells the page's event bus, of topics that the manifest names: also while nothing of the remote is shown. */
  publish: EventBus['publish'];
}

/**
 * Brings the query cache up to date with one event. It runs in every tab, from when the remote is loaded, also while
 * nothing of the remote is shown. Its errors are reported as the remote's failure. The data is frozen.
 */
export type Reaction<Data> = (data: Data, context: ReactionContext) => void | Promise<void>;

/** A remote's reactions, by the kind of channel and the event's name. */
export type Reactions = {
  readonly [K in keyof LiveEvents]?: { readonly [E in keyof LiveEvents[K]]?: Reaction<LiveEvents[K][E]> };
};
