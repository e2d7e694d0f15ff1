import type { RegistryEntry } from '@slotwise/contract';
import { manifestFaults } from '@slotwise/contract/manifest';
import { markUnchecked } from '@slotwise/shared/loading';
import { loopbackOrigin } from './loopback-origin';
import type { Override } from './override';

export const OVERRIDES_META = 'slotwise-overrides';
const STORED = 'slotwise:overrides';

/** Whether this deployment lets browsers take remotes from elsewhere: its server says so in the page. */
export const mayOverride = (page: Document): boolean =>
  page.querySelector<HTMLMetaElement>(`meta[name=${OVERRIDES_META}]`)?.content === 'loopback';

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
        const { readOverride } = await import(/* webpackChunkName: "read-override" */ '../devtools/read-override');
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
    return list.filter(isOverride).filter(({ from }) => loopbackOrigin(from, page).origin === from);
  } catch (error) {
    console.warn('The overrides of this browser could not be read.', error);
    return [];
  }
}
