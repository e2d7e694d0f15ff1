import { writeReason } from './field-faults';
import { RemoteManifest } from './manifest';
import type { ManifestFault } from './manifest-check';

/** A fault of a manifest in English, for logs and the terminal of the remote's developer. */
export const manifestFaultText = ({ code, params }: ManifestFault): string => writeReason(code, params);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function unknownIn(value: unknown, schema: unknown, at: string): string[] {
  if (!isRecord(value) || !isRecord(schema)) return [];
  if (Array.isArray(value)) return value.flatMap((item, n) => unknownIn(item, schema.items, `${at}/${n}`));
  // Records, such as texts by locale, have keys of their own and no properties.
  const { properties } = schema;
  if (!isRecord(properties)) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    Object.hasOwn(properties, field)
      ? unknownIn(inner, properties[field], `${at}/${field}`)
      : [`${at}/${field} is no field of a manifest`],
  );
}

/**
 * The fields of a manifest that this version does not know, a line each. When a remote is built each is a mistake; when
 * a manifest is read it may come from a newer version, and is ignored.
 */
export const unknownFields = (manifest: unknown): string[] => unknownIn(manifest, RemoteManifest, '');
