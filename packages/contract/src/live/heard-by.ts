import type { PermissionName } from '../permissions';
import { permissionToHear } from '../wire/subject-events';
import type { ChannelKind } from '../events';
import { PERSONAL_EVENTS, SUBJECT_EVENTS } from './catalogue';

type Hearers = ReadonlyMap<string, PermissionName | null>;

const hearersOn = (kind: 'company' | 'wms'): Hearers =>
  new Map(
    SUBJECT_EVENTS.flatMap(({ heardBy, [kind]: events = {} }) =>
      Object.keys(events).map((event) => [event, permissionToHear(heardBy, event)] as const),
    ),
  );

const OF_TENANT: Readonly<Partial<Record<ChannelKind, Hearers>>> = {
  company: hearersOn('company'),
  wms: hearersOn('wms'),
};
/** A person's own channel has one hearer: only what is here asks for a permission as well. */
const OF_PERSON: Hearers = new Map(
  PERSONAL_EVENTS.flatMap(({ user, heardBy = null }) => Object.keys(user).map((event) => [event, heardBy] as const)),
);

/**
 * The permission without which a stream of the channel does not hear the event; null: all that are on it hear it.
 * @throws an Error for an event of a tenant of which the catalogue does not say that.
 */
export function heardBy(kind: ChannelKind, event: string): PermissionName | null {
  if (kind === 'user') return OF_PERSON.get(event) ?? null;
  const permission = OF_TENANT[kind]?.get(event);
  if (permission === undefined) throw new Error(`The catalogue does not say who hears ${event} of a ${kind}.`);
  return permission;
}
