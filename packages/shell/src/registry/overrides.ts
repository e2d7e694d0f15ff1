import type { RegistryEntry, RemoteManifest } from '@slotwise/contract';
import { manifestFaults, type ManifestFault } from '@slotwise/contract/manifest';
import { markUnchecked } from '@slotwise/shared/loading';
import type { ShellSentence } from '../words';

/** One remote that this browser takes from a developer's own machine instead of from the registry. */
export interface Override {
  id: string;
  /** Address of the development server: an origin of the machine itself. */
  from: string;
  /** As it was read there last. */
  manifest: RemoteManifest;
}

/** The request is impossible. */
export class OverrideError extends Error {
  override name = 'OverrideError';
  /** @param sentence says why, for people */
  constructor(readonly sentence: ShellSentence) {
    super(sentence.id);
  }
}

export const OVERRIDES_META = 'slotwise-overrides';
const STORED = 'slotwise:overrides';
/** A development server answers when it has built what was changed last. */
const ASK_MS = 30_000;

/** Whether this deployment lets browsers take remotes from elsewhere: its server says so in the page. */
export const mayOverride = (page: Document): boolean =>
  page.querySelector<HTMLMetaElement>(`meta[name=${OVERRIDES_META}]`)?.content === 'loopback';

/**
 * The origin of a development server on the machine itself. Nothing else may stand in for a remote: files from there
 * are not checked, and act with the rights of the signed-in person.
 * @throws OverrideError
 */
export function loopbackOrigin(address: string, page: Location): string {
  const text = /^[\w.[\]:-]+$/.test(address.trim()) ? `http://${address.trim()}` : address.trim();
  if (!URL.canParse(text)) throw new OverrideError({ id: 'override.no-address', values: { address } });
  const url = new URL(text);
  // Policies of pages cannot name the third of these; as a name for the machine, localhost means it too.
  if (url.hostname === '[::1]') url.hostname = 'localhost';
  if (!/^https?:$/.test(url.protocol) || !['localhost', '127.0.0.1'].includes(url.hostname) || url.username !== '') {
    throw new OverrideError({ id: 'override.elsewhere', values: { host: url.host || text } });
  }
  const { origin } = url;
  if (origin === page.origin) throw new OverrideError({ id: 'override.this-page', values: { origin } });
  return origin;
}

function badManifest(from: string, { code, params }: ManifestFault): OverrideError['sentence'] {
  if (code === 'manifest_shape') return { id: 'override.bad-manifest', values: { from, ...params } };
  const id = code === 'manifest_twice' ? 'override.manifest-twice' : 'override.manifest-unshown';
  return { id, values: { from, ...params } };
}

/** Asks a development server what it has. @throws OverrideError */
export async function readOverride(address: string, page: Location): Promise<Override> {
  const from = loopbackOrigin(address, page);
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

/** The entry that stands in for the registry's. Its files have no hashes: they change while they are edited. */
export function overriddenEntry({ id, from, manifest }: Override): RegistryEntry {
  const entry: RegistryEntry = {
    id,
    version: manifest.version,
    build: 'development',
    manifest,
    entry: `${from}/mf-manifest.json`,
    mfManifest: null,
    integrity: {},
    preload: [],
  };
  markUnchecked(entry);
  return entry;
}

export interface Overrides {
  allowed: boolean;
  /** Those that hold in this page, since it was opened. */
  current: readonly Override[];
  /** The registry's entries with the overridden ones in their places. */
  apply(entries: readonly RegistryEntry[]): RegistryEntry[];
  /** Takes effect with the next load of the page. */
  set(override: Override): void;
  /** Asks each development server whether its manifest is another by now, and if so loads the page with that. Never throws. */
  keepUp(): Promise<void>;
  /** As `set`; all of them without an id. */
  reset(id?: string): void;
}

interface OverridesOptions {
  page: Document;
  storage: () => Storage;
}

/** Overrides of this browser, if the deployment allows any. Only a person's own click sets one; no address does. */
export function createOverrides({ page, storage }: OverridesOptions): Overrides {
  const allowed = mayOverride(page);
  const stored = (): Override[] => (allowed ? read(storage, page.location) : []);
  const write = (list: Override[]) => storage().setItem(STORED, JSON.stringify(list));
  const current = stored();
  const standIns = current.map(overriddenEntry);
  const set = (override: Override) => write([...stored().filter(({ id }) => id !== override.id), override]);
  const keepUp = async () => {
    for (const { id, from, manifest } of current) {
      try {
        const now = await readOverride(from, page.location);
        if (now.id !== id || JSON.stringify(now.manifest) === JSON.stringify(manifest)) continue;
        set(now);
        page.location.reload();
      } catch (error) {
        console.info(`The override of ${id} could not be brought up to date.`, error);
      }
    }
  };
  return {
    allowed,
    current,
    keepUp,
    apply: (entries) =>
      standIns.length === 0
        ? [...entries]
        : [...entries.filter(({ id }) => !standIns.some((standIn) => standIn.id === id)), ...standIns],
    set,
    reset: (id) => write(id === undefined ? [] : stored().filter((each) => each.id !== id)),
  };
}

/** Ends one override, or all: the page that is loaded then has none of their code. */
export function resetAndReload(overrides: Overrides, id?: string): void {
  overrides.reset(id);
  location.reload();
}

const isOverride = (value: Partial<Override> | null): value is Override =>
  typeof value?.id === 'string' && typeof value.from === 'string' && manifestFaults(value.manifest).length === 0;

/** The stored overrides, as far as this very code could have set them. */
function read(storage: () => Storage, page: Location): Override[] {
  try {
    const list = JSON.parse(storage().getItem(STORED) ?? '[]') as Partial<Override>[];
    return list.filter(isOverride).filter(({ from }) => loopbackOrigin(from, page) === from);
  } catch (error) {
    console.warn('The overrides of this browser could not be read.', error);
    return [];
  }
}
