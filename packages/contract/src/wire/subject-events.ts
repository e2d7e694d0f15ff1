import type { TSchema } from 'typebox';
import type { PermissionName } from '../permissions';
import type { Reason } from './reason';

type ByName = Readonly<Record<string, TSchema>>;

const EVERYONE = Symbol('everyone');
/** Everybody of the tenant hears it. Only `everyone` makes one. */
export interface Everyone {
  /** Why it is no secret within the tenant, for readers of the code. */
  readonly [EVERYONE]: string;
}
export const everyone = <R extends string>(reason: R & Reason<R>): Everyone => ({ [EVERYONE]: reason });

/** The permission without which people of the tenant do not hear an event, or that it is everybody's to hear. */
export type HeardBy = PermissionName | Everyone;
type HeardByName<N extends PropertyKey> = Readonly<Record<N, HeardBy>>;

interface Marks<Company, Names extends PropertyKey> {
  /**
   * The hearers of all of the tenant's events, or of each by its name. A person's own channel is not meant: on that one
   * it is the person who hears it.
   */
  heardBy: HeardBy | HeardByName<Names>;
  /** Events of the company as a whole, by name; true: all of them. Everybody hears them, wherever they work. */
  companyWide?: true | readonly (Company & string)[];
  /** Events that pass by, by name: they are in no log, so that whoever reads that, as webhooks do, never gets one. */
  passing?: readonly (Company & string)[];
  /** The events are about a warehouse itself: its id is their `id`. Events without these marks carry `warehouseId`. */
  siteIs?: 'id';
}

/** Events of one subject: kind of channel → name → schema, what they are about, their hearers, and their warehouse. */
export interface SubjectEvents extends Marks<string, string> {
  topic: string;
  user?: ByName;
  company?: ByName;
  wms?: ByName;
}

/** @param topic one of those under which webhooks are offered events */
export const eventsAbout = <const T extends string, E extends { user?: ByName; company?: ByName; wms?: ByName }>(
  topic: T,
  events: E,
  marks: Marks<keyof E['company'], keyof E['company'] | keyof E['wms']>,
) => ({ ...events, ...marks, topic });

/** Events of people's own channels alone. `heardBy`: only while they hold it. */
export interface PersonalEvents {
  user: ByName;
  heardBy?: PermissionName;
}

/**
 * The permission without which an event of a tenant's channel is not heard; null: everybody's.
 * @throws an Error for an event of which it is not said: nobody hears that.
 */
export function permissionToHear(heardBy: SubjectEvents['heardBy'], event: string): PermissionName | null {
  const said = typeof heardBy === 'string' || EVERYONE in heardBy ? heardBy : heardBy[event];
  if (said === undefined) throw new Error(`It is not said who hears the event ${event}.`);
  return typeof said === 'string' ? said : null;
}
