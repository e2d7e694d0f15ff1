import type { Static, TSchema } from 'typebox';
import type { EVENTS } from './live/catalogue';

type Catalogue = typeof EVENTS;
/** Event names and their data, per kind of channel. */
export type ChannelEvents = {
  [K in keyof Catalogue]: {
    [E in keyof Catalogue[K]]: Catalogue[K][E] extends TSchema ? Static<Catalogue[K][E]> : never;
  };
};
export type ChannelKind = keyof ChannelEvents;
export type TenantKind = 'company' | 'wms';
export type Channel = `user:${string}` | `company:${string}` | `wms:${string}`;
export type EventName<K extends ChannelKind> = keyof ChannelEvents[K] & string;

/** A message of the stream, narrowed by the kind of its channel. */
export type MessageOf<K extends ChannelKind> = {
  [E in EventName<K>]: {
    event: E;
    channel: K extends 'system' ? 'system' : `${K}:${string}`;
    data: ChannelEvents[K][E];
  };
}[EventName<K>];
export type LiveMessage = { [K in ChannelKind]: MessageOf<K> }[ChannelKind];

/** The kinds alone: a browser must not know events by name that a remote brings. */
const KINDS: Readonly<Record<ChannelKind, true>> = { user: true, company: true, wms: true, system: true };

/** `company:42` → `company`; undefined for a channel of no known kind. */
export const channelKind = (channel: string): ChannelKind | undefined => {
  const colon = channel.indexOf(':');
  const kind = colon === -1 ? channel : channel.slice(0, colon);
  if ((colon === -1) !== (kind === 'system')) return undefined;
  return Object.hasOwn(KINDS, kind) ? (kind as ChannelKind) : undefined;
};
