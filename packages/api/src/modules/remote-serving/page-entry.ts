import type { RegistryEntry } from '@slotwise/contract';
import { screensOf } from '@slotwise/contract/screens';
import { languageOfFile } from '@slotwise/contract/words-files';
import { isBesidePage } from '../remote-versions';

interface Assets {
  js?: { sync?: string[]; async?: string[] };
}
/** The parts of Module Federation's manifest that name files. */
interface FederationManifest {
  exposes?: { path?: string; assets?: Assets }[];
  shared?: { name?: string; assets?: Assets }[];
}

/** The entry as partners' pages load it; a page of ours never does. */
const OF_PARTNERS = './parcel';
const NO_FILES = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

const filesOf = (assets: Assets | undefined) => [...(assets?.js?.sync ?? []), ...(assets?.js?.async ?? [])];

/**
 * The entry as the page carries it: without the hashes of files that a page with this shell never asks for, the build's own
 * copies of what the shell shares. Hashes cannot be compressed, and most of a build's files are such copies. A file without a
 * hash is refused, so the entry stays whole where a copy may be needed: the shell does not offer all of it, or the remote is
 * kept apart, in a frame that shares nothing.
 * @param offered modules that the shell shares
 */
export function pageEntry(entry: RegistryEntry, offered: ReadonlySet<string>): RegistryEntry {
  const { exposes, shared = [], ...rest } = (entry.mfManifest ?? {}) as FederationManifest;
  const isShared = shared.every(({ name }) => name !== undefined && offered.has(name));
  if (!exposes || entry.isolated || !isShared) return entry;
  const copies = new Set(shared.flatMap(({ assets }) => filesOf(assets)));
  const ours = exposes.filter(({ path }) => path !== OF_PARTNERS);
  const folder = entry.entry.slice(0, entry.entry.lastIndexOf('/') + 1);
  const asked = new Set([
    ...entry.preload,
    ...[
      ...ours.flatMap(({ assets }) => filesOf(assets)).filter((file) => !copies.has(file)),
      ...Object.values(screensOf(entry.mfManifest)).flat(),
    ].map((file) => folder + file),
  ]);
  const isAsked = (file: string) => asked.has(file) || languageOfFile(file) !== undefined || isBesidePage(file);
  const own = (files: string[] = []) => files.filter((file) => isAsked(folder + file));
  return {
    ...entry,
    integrity: Object.fromEntries(Object.entries(entry.integrity).filter(([file]) => isAsked(file))),
    mfManifest: {
      ...rest,
      exposes: ours.map((exposed) => ({
        ...exposed,
        assets: {
          ...exposed.assets,
          js: { sync: own(exposed.assets?.js?.sync), async: own(exposed.assets?.js?.async) },
        },
      })),
      shared: shared.map((each) => ({ ...each, assets: NO_FILES })),
    },
  };
}
