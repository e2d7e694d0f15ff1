import { faultCatalogue, type RemoteFault } from '@slotwise/shared/loading';

const KINDS = ['manifest', 'incompatible', 'unreachable', 'corrupt', 'timeout', 'load', 'render', 'runtime'] as const;
const UNKNOWN: RemoteFault = { kind: 'load', reason: { id: 'code.not-started' } };
const VALUE_MAX = 200;

/** A fault as a frame tells it: only what the page itself can say of one, with short values. */
export function faultFrom(told: unknown): RemoteFault {
  const { kind, reason } = (told ?? {}) as { kind?: unknown; reason?: { id?: unknown; values?: unknown } };
  const known = KINDS.find((each) => each === kind);
  const id = reason?.id;
  if (!known || typeof id !== 'string' || !Object.hasOwn(faultCatalogue.source, id)) return UNKNOWN;
  const values = Object.entries((reason?.values ?? {}) as object).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'number' || typeof value === 'string'
      ? [[name, typeof value === 'string' ? value.slice(0, VALUE_MAX) : value] as const]
      : [],
  );
  return { kind: known, reason: { id, values: Object.fromEntries(values) } as RemoteFault['reason'] };
}
