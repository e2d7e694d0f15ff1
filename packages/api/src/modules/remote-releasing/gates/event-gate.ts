import type { FieldFault, RemoteManifest } from '@slotwise/contract';
import { BUS_TOPICS, PRIVATE_TOPICS, SHELL_HEARS, SHELL_TOPICS } from '@slotwise/contract/bus';
import { fieldFault } from '../../../platform/errors';
import { nameOf, type Surroundings } from './gate';

const SHELL = new Set<string>(SHELL_TOPICS);
const OPEN = new Set<string>(SHELL_HEARS);

/** Refuses a candidate that stops publishing what another remote hears. */
export function droppedGate(candidate: RemoteManifest, { live, together }: Surroundings): FieldFault[] {
  const publishes = new Set(candidate.events.publishes);
  const before = live.filter(({ id }) => id === candidate.id);
  const dropped = new Set(before.flatMap(({ events }) => events.publishes).filter((topic) => !publishes.has(topic)));
  const others = together.filter(({ id }) => id !== candidate.id);
  const elsewhere = new Set(others.flatMap(({ events }) => events.publishes));
  return live
    .filter(({ id }) => id !== candidate.id)
    .flatMap((other) =>
      other.events.hears
        .filter((topic) => dropped.has(topic) && !elsewhere.has(topic))
        .map((topic) => fieldFault('events', 'topic_dropped', { topic, other: nameOf(other) })),
    );
}

/** Refuses a candidate that hears what nobody publishes, or stops publishing what others hear. */
export function eventGate(candidate: RemoteManifest, surroundings: Surroundings): FieldFault[] {
  const others = surroundings.together.filter(({ id }) => id !== candidate.id);
  const publishes = new Set(candidate.events.publishes);
  const published = new Set([...SHELL, ...OPEN, ...publishes, ...others.flatMap(({ events }) => events.publishes)]);
  const topics = [...new Set([...publishes, ...candidate.events.hears])];
  const foreign = topics.filter(
    (topic) => PRIVATE_TOPICS[topic] !== undefined && PRIVATE_TOPICS[topic] !== candidate.id,
  );
  // Without a schema nobody could notice that one side has changed the topic.
  const unsaid = topics.filter((topic) => !(topic in BUS_TOPICS) && candidate.events.schemas?.[topic] === undefined);
  return [
    ...unsaid.map((topic) => fieldFault('events', 'topic_without_schema', { topic })),
    ...foreign.map((topic) => fieldFault('events', 'topic_private', { topic, owner: PRIVATE_TOPICS[topic] ?? '' })),
    ...candidate.events.publishes
      .filter((topic) => SHELL.has(topic))
      .map((topic) => fieldFault('events', 'topic_of_shell', { topic })),
    ...candidate.events.hears
      .filter((topic) => !published.has(topic))
      .map((topic) => fieldFault('events', 'topic_unpublished', { topic })),
    ...droppedGate(candidate, surroundings),
  ];
}
