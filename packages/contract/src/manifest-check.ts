import validate from './generated/check-manifest.js';
import type { Registry, RemoteManifest } from './manifest';

/** Fault of a manifest: a code of `FIELD_FAULTS` and its place, so that each caller can put it into its own words. */
export type ManifestFault =
  | { code: 'manifest_shape'; params: { at: string; detail: string } }
  | { code: 'manifest_twice' | 'manifest_unshown'; params: { at: string; name: string } };

/**
 * The faults of a candidate for a remote's manifest; none: it is one. Needs no schema compiler, so it runs under a
 * strict policy.
 */
export function manifestFaults(candidate: unknown): ManifestFault[] {
  if (validate(candidate)) return contradictions(candidate as RemoteManifest);
  return (validate.errors ?? []).map(({ instancePath, message }) => ({
    code: 'manifest_shape',
    params: { at: instancePath || 'manifest', detail: message ?? 'is not valid' },
  }));
}

/** Faults that a schema cannot express: duplicate names, and kinds that are searched for and shown nowhere. */
function contradictions({
  pages = [],
  records = [],
  search = [],
  actions = [],
  extensions = [],
  notifications = [],
}: RemoteManifest): ManifestFault[] {
  const kinds = records.map(({ kind }) => kind);
  return [
    ...twice(
      '/pages',
      pages.map(({ id }) => id),
    ),
    ...twice('/records', kinds),
    ...twice(
      '/actions',
      actions.map(({ id }) => id),
    ),
    ...twice(
      '/extensions',
      extensions.map(({ module }) => module),
    ),
    ...twice(
      '/notifications',
      notifications.map(({ kind }) => kind),
    ),
    ...search
      .filter((kind) => !kinds.includes(kind))
      .map((name) => ({ code: 'manifest_unshown' as const, params: { at: '/search', name } })),
  ];
}

const twice = (at: string, names: readonly string[]): ManifestFault[] =>
  [...new Set(names.filter((name, place) => names.indexOf(name) !== place))].map((name) => ({
    code: 'manifest_twice',
    params: { at, name },
  }));

export const isRemoteManifest = (candidate: unknown): candidate is RemoteManifest =>
  manifestFaults(candidate).length === 0;

/**
 * The text that a registry's signature covers. Writing out what was parsed gives the same text everywhere, so that the
 * registry can travel inside a page or an answer as plain JSON.
 */
export const signedText = ({ remotes, issuedAt }: Pick<Registry, 'remotes' | 'issuedAt'>): string =>
  JSON.stringify({ remotes, issuedAt });
