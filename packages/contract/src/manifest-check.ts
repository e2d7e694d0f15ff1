import validate from './generated/check-manifest.js';
import type { Registry, RemoteManifest } from './manifest';

/** The faults of what claims to be a remote's manifest; none: it is one. Needs no schema compiler, so it runs under a strict policy. */
export function manifestFaults(candidate: unknown): string[] {
  if (validate(candidate)) return contradictions(candidate as RemoteManifest);
  return (validate.errors ?? []).map(
    (fault) => `${fault.instancePath || 'manifest'} ${fault.message ?? 'is not valid'}`,
  );
}

/** What a schema cannot say: names that stand twice, and kinds that are searched for and shown nowhere. */
function contradictions({ records = [], search = [], actions = [], extensions = [] }: RemoteManifest): string[] {
  const kinds = records.map(({ kind }) => kind);
  return [
    ...twice(kinds).map((kind) => `/records has the kind "${kind}" twice`),
    ...twice(actions.map(({ id }) => id)).map((id) => `/actions has the id "${id}" twice`),
    ...twice(extensions.map(({ module }) => module)).map((module) => `/extensions has the module "${module}" twice`),
    ...search
      .filter((kind) => !kinds.includes(kind))
      .map((kind) => `/search names "${kind}", of which there are no records`),
  ];
}

const twice = (names: readonly string[]) => [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];

export const isRemoteManifest = (candidate: unknown): candidate is RemoteManifest =>
  manifestFaults(candidate).length === 0;

/**
 * What a registry's signature is over. Writing out what was parsed gives the same text everywhere, so that the
 * registry can travel inside a page or an answer as plain JSON.
 */
export const signedText = ({ remotes, issuedAt }: Pick<Registry, 'remotes' | 'issuedAt'>): string =>
  JSON.stringify({ remotes, issuedAt });
