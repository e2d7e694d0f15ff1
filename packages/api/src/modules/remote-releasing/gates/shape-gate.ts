import type { FieldFault, RemoteManifest } from '@slotwise/contract';
import { BUS_TOPICS, SHELL_HEARS, SHELL_TOPICS } from '@slotwise/contract/bus';
import { fieldFault } from '../../../platform/errors';
import { nameOf } from './gate';
import { mismatches, shapeFault, type Shape } from './shapes';

interface Party {
  name: string;
  publishes: readonly string[];
  hears: readonly string[];
  shapeOf(topic: string): Shape | undefined;
}
const partyOf = (manifest: RemoteManifest): Party => ({
  name: nameOf(manifest),
  ...manifest.events,
  // A schema that is none went live before this was checked: nobody else is blamed for it.
  shapeOf: (topic) => {
    const schema = manifest.events.schemas?.[topic];
    return shapeFault(schema) === undefined ? schema : undefined;
  },
});
const THE_SHELL: Party = {
  name: 'the shell',
  publishes: SHELL_TOPICS,
  hears: SHELL_HEARS,
  shapeOf: (topic) => (BUS_TOPICS as Record<string, Shape>)[topic],
};

/**
 * Compares the shapes that the candidate sends with those that others expect, and the other way round. Topics without a
 * schema are not compared.
 */
export function shapeGate(candidate: RemoteManifest, live: readonly RemoteManifest[]): FieldFault[] {
  const own = partyOf(candidate);
  const others = [THE_SHELL, ...live.filter(({ id }) => id !== candidate.id).map(partyOf)];
  const between = (sender: Party, hearer: Party) =>
    sender.publishes
      .filter((topic) => hearer.hears.includes(topic))
      .flatMap((topic) => {
        const [sent, expected] = [sender.shapeOf(topic), hearer.shapeOf(topic)];
        return sent && expected ? mismatches(sent, expected).map((mismatch) => ({ topic, mismatch })) : [];
      });
  return others.flatMap((other) => [
    ...between(own, other).map((found) =>
      fieldFault('events', 'topic_sent_otherwise', { ...found, other: other.name }),
    ),
    ...between(other, own).map((found) =>
      fieldFault('events', 'topic_heard_otherwise', { ...found, other: other.name }),
    ),
  ]);
}
