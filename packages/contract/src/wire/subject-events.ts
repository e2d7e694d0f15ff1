import type { TSchema } from 'typebox';

type ByName = Readonly<Record<string, TSchema>>;

/** Marks of a company's events that say which warehouse they are about. Events without one carry `warehouseId`. */
interface Marks<E> {
  /** Events of the company as a whole, by name; true: all of them. Everybody hears them, wherever they work. */
  companyWide?: true | readonly (E & string)[];
  /** The events are about a warehouse itself: its id is their `id`. */
  siteIs?: 'id';
}

/** Events of one subject: kind of channel → name → schema, what they are about, and how they say their warehouse. */
export interface SubjectEvents extends Marks<string> {
  topic: string;
  user?: ByName;
  company?: ByName;
  wms?: ByName;
}

/** @param topic one of those under which webhooks are offered events */
export const eventsAbout = <const T extends string, E extends { user?: ByName; company?: ByName; wms?: ByName }>(
  topic: T,
  events: E,
  marks: Marks<keyof E['company']> = {},
) => ({ ...events, ...marks, topic });
