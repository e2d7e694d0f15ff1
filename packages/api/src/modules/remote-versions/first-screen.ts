import { screensOf } from '@slotwise/contract/screens';
import { fieldFault, refuse } from '../../platform/errors';
import { isBesidePage } from './beside-page';
import type { BuildDescription } from './build-description';

interface Assets {
  sync?: string[];
  async?: string[];
}
interface Module {
  path?: string;
  assets?: { js?: Assets; css?: Assets };
}
/** The part of a Module Federation manifest that names what a page loads before the remote's first screen, and later. */
interface FederationManifest {
  metaData?: { remoteEntry?: { name?: string; path?: string } };
  exposes?: Module[];
  shared?: Module[];
}

/** Files that code of a page loads into it. */
const isLoaded = (file: string) => /\.(?:m?js|css)$/.test(file) && !isBesidePage(file);
/** Publishers write the manifest: what should be a list may be anything. */
const listOf = <T>(value: readonly T[] | undefined): readonly T[] =>
  Array.isArray(value) ? (value as readonly T[]) : [];
const modulesIn = (value: Module[] | undefined) => listOf<Module | null>(value).filter((module) => module !== null);
const assetsOf = ({ assets }: Module, when: keyof Assets): string[] => [
  ...listOf(assets?.js?.[when]),
  ...listOf(assets?.css?.[when]),
];

/**
 * The files that a page loads before a remote's first screen, once for each screen that is loaded on its own: those that
 * its Module Federation manifest names, those that its description wants loaded ahead, and every script and style that
 * the manifest does not name for later: its entry may load what nobody tells of. The manifest decides, because its hash
 * is part of the build's name.
 * @throws ApiFault `publish_refused` if the manifest exposes no `./app`, or names a file that the build does not have
 */
export function firstScreens(
  mfManifest: unknown,
  { entry, integrity, preload }: Pick<BuildDescription, 'entry' | 'integrity' | 'preload'>,
): string[][] {
  const { metaData, exposes, shared } = (mfManifest ?? {}) as FederationManifest;
  const { name, path = '' } = metaData?.remoteEntry ?? {};
  const modules = modulesIn(exposes);
  const app = modules.find((exposed) => exposed.path === './app');
  if (!name || !app) throw refuse('publish_refused', [fieldFault('entry', 'entry_without_app', { file: entry })]);
  const remoteEntry = path ? `${path.replace(/\/$/, '')}/${name}` : name;
  const always = [remoteEntry, ...assetsOf(app, 'sync')];
  const screens = Object.values(screensOf(mfManifest));
  const unknown = [...always, ...screens.flat()].find((file) => !Object.hasOwn(integrity, file));
  if (unknown !== undefined) {
    throw refuse('publish_refused', [fieldFault('entry', 'entry_of_unknown_file', { entry, file: unknown })]);
  }
  const elsewhere = [...modules.filter((exposed) => exposed !== app), ...modulesIn(shared)];
  const later = new Set([
    ...assetsOf(app, 'async'),
    ...elsewhere.flatMap((each) => [...assetsOf(each, 'sync'), ...assetsOf(each, 'async')]),
    ...screens.flat(),
  ]);
  always.push(...Object.keys(integrity).filter((file) => isLoaded(file) && !later.has(file)));
  return (screens.length > 0 ? screens : [[]]).map((screen) => [...new Set([...always, ...preload, ...screen])]);
}
