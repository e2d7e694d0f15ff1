import type { FieldFault, RemoteManifest } from '@slotwise/contract';
import { fieldFault } from '../../../platform/errors';
import { shapeFault } from './shapes';

/** Refuses schemas of topics that are none: nothing that is sent or expected could be compared with them. */
export const schemaGate = ({ events: { schemas = {} } }: RemoteManifest): FieldFault[] =>
  Object.entries(schemas).flatMap(([topic, schema]) => {
    const at = shapeFault(schema);
    return at === undefined ? [] : [fieldFault('events', 'topic_schema', { topic, at })];
  });
