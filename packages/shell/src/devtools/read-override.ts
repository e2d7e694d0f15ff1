import type { RemoteManifest } from '@slotwise/contract';
import { manifestFaults, type ManifestFault } from '@slotwise/contract/manifest';
import { loopbackOrigin, type LoopbackOrigin } from '../registry/loopback-origin';
import type { Override } from '../registry/override';
import type { DevtoolsSentence } from './words';

/** The request is impossible. */
export class OverrideError extends Error {
  override name = 'OverrideError';
  /** @param sentence says why, for people */
  constructor(readonly sentence: DevtoolsSentence) {
    super(sentence.id);
  }
}

/** A development server answers when it has built what was changed last. */
const ASK_MS = 30_000;

function badAddress({ fault, shown }: Extract<LoopbackOrigin, { shown: string }>): DevtoolsSentence {
  if (fault === 'no-address') return { id: 'override.no-address', values: { address: shown } };
  if (fault === 'elsewhere') return { id: 'override.elsewhere', values: { host: shown } };
  return { id: 'override.this-page', values: { origin: shown } };
}

function badManifest(from: string, { code, params }: ManifestFault): DevtoolsSentence {
  if (code === 'manifest_shape') return { id: 'override.bad-manifest', values: { from, ...params } };
  const id = code === 'manifest_twice' ? 'override.manifest-twice' : 'override.manifest-unshown';
  return { id, values: { from, ...params } };
}

/** Asks a development server what it has. @throws OverrideError */
export async function readOverride(address: string, page: Location): Promise<Override> {
  const place = loopbackOrigin(address, page);
  if (place.origin === undefined) throw new OverrideError(badAddress(place));
  const { origin: from } = place;
  let answer: unknown;
  try {
    const response = await fetch(`${from}/slotwise.json`, { signal: AbortSignal.timeout(ASK_MS), credentials: 'omit' });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    answer = await response.json();
  } catch {
    throw new OverrideError({ id: 'override.no-answer', values: { from } });
  }
  const { manifest, development } = (answer ?? {}) as { manifest?: RemoteManifest; development?: boolean };
  const [fault] = manifestFaults(manifest);
  if (fault) throw new OverrideError(badManifest(from, fault));
  if (!manifest) throw new OverrideError({ id: 'override.no-manifest', values: { from } });
  if (!development) throw new OverrideError({ id: 'override.no-development', values: { from } });
  return { id: manifest.id, from, manifest };
}
