import type { ChannelKind, EventName } from '../events';

/** Generated beside it: the names of the event catalogue, without its schemas. */
export declare const EVENT_NAMES: { readonly [K in ChannelKind]: readonly EventName<K>[] };
