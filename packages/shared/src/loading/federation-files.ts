import type { RegistryEntry } from '@slotwise/contract';
import { screenFilesAt } from '@slotwise/contract/screens';
import { languageOfFile, wordsFiles } from '@slotwise/contract/words-files';
import { languageFor } from '../words/languages';
import { fileName } from './remote-fault';
import { absolute, folderOf } from './script-integrity';
import { isUnchecked } from './unchecked';

/**
 * Name under which a build exposes a module: `./app` for a page of ours, `./parcel` for a page of a partner, any other for
 * an extension that pages of other remotes draw.
 */
export type Exposed = string;

interface Assets {
  assets?: { js?: { sync?: string[]; async?: string[] } };
}
/** The part of Module Federation's manifest that names files. */
interface FederationManifest {
  exposes?: (Assets & { path?: string })[];
  shared?: Assets[];
}

const manifestOf = ({ mfManifest }: RegistryEntry) => (mfManifest ?? {}) as FederationManifest;
const syncOf = ({ assets }: Assets) => assets?.js?.sync ?? [];
const allOf = (exposed: Assets) => [...syncOf(exposed), ...(exposed.assets?.js?.async ?? [])];
const exposedOf = (entry: RegistryEntry, name: Exposed) => manifestOf(entry).exposes?.find(({ path }) => path === name);

/** Whether the file is the script that makes the build's container. */
export const isEntryScript = (url: string) => /^remoteEntry\./.test(fileName(url));

/**
 * Addresses of the scripts that the first screen needs, the entry script among them; of a developer's own build its manifest.
 * @param address path of that screen in the application, if it is known
 */
export function firstFiles(entry: RegistryEntry, name: Exposed, address?: string): string[] {
  // A development server that is gone is noticed by its first file.
  if (isUnchecked(entry)) return [absolute(entry.entry)];
  const preload = entry.preload.map(absolute);
  const own = address === undefined ? [] : screenFilesAt(entry.mfManifest, address);
  const screen = own.map((file) => folderOf(entry) + file);
  if (name === './app') return [...preload, ...screen];
  const exposed = exposedOf(entry, name);
  return [
    ...preload.filter(isEntryScript),
    ...(exposed ? syncOf(exposed) : []).map((file) => folderOf(entry) + file),
    ...screen,
  ];
}

/**
 * Addresses of the scripts with a build's words for readers of a locale; none where it is read in English. A partner's page
 * shares no words with the build.
 */
export function translationFiles(entry: RegistryEntry, name: Exposed, locale: string): string[] {
  const files = Object.keys(entry.integrity);
  const available = files.flatMap((file) => languageOfFile(file) ?? []);
  const language = languageFor(locale, available);
  return wordsFiles(files, language, name === './parcel').map(absolute);
}

/**
 * Addresses of the scripts that screens may ask for after the first one, but for words in other languages. A page of ours shares libraries with the remote
 * and never asks for the build's own copies; a partner's page has nothing to share.
 */
export function laterFiles(entry: RegistryEntry, name: Exposed): string[] {
  const exposed = exposedOf(entry, name);
  if (!exposed) return [];
  const shared = new Set(name !== './parcel' ? (manifestOf(entry).shared ?? []).flatMap(allOf) : []);
  const first = new Set(firstFiles(entry, name));
  return allOf(exposed)
    .filter((file) => !shared.has(file) && languageOfFile(file) === undefined)
    .map((file) => folderOf(entry) + file)
    .filter((file) => !first.has(file));
}
