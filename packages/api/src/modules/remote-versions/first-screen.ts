import { screensOf } from '@slotwise/contract/screens';
import { fieldFault, refuse } from '../../platform/errors';
import type { BuildDescription } from './build-description';

interface Assets {
  sync?: string[];
}
/** The part of a Module Federation manifest that names what a page loads before the remote's first screen. */
interface FederationManifest {
  metaData?: { remoteEntry?: { name?: string; path?: string } };
  exposes?: { path?: string; assets?: { js?: Assets; css?: Assets } }[];
}

/**
 * The files that a page loads before a remote's first screen, once for each screen that is loaded on its own: those that
 * its Module Federation manifest names, and those that its description wants loaded ahead. The manifest decides, because
 * its hash is part of the build's name.
 * @throws ApiFault `publish_refused` if the manifest exposes no `./app`, or names a file that the build does not have
 */
export function firstScreens(
  mfManifest: unknown,
  { entry, integrity, preload }: Pick<BuildDescription, 'entry' | 'integrity' | 'preload'>,
): string[][] {
  const { metaData, exposes } = (mfManifest ?? {}) as FederationManifest;
  const { name, path = '' } = metaData?.remoteEntry ?? {};
  const app = Array.isArray(exposes) ? exposes.find((exposed) => exposed.path === './app') : undefined;
  if (!name || !app) throw refuse('publish_refused', [fieldFault('entry', 'entry_without_app', { file: entry })]);
  const remoteEntry = path ? `${path.replace(/\/$/, '')}/${name}` : name;
  const always = [remoteEntry, ...(app.assets?.js?.sync ?? []), ...(app.assets?.css?.sync ?? [])];
  const screens = Object.values(screensOf(mfManifest));
  const unknown = [...always, ...screens.flat()].find((file) => !Object.hasOwn(integrity, file));
  if (unknown !== undefined) {
    throw refuse('publish_refused', [fieldFault('entry', 'entry_of_unknown_file', { entry, file: unknown })]);
  }
  return (screens.length > 0 ? screens : [[]]).map((screen) => [...new Set([...always, ...preload, ...screen])]);
}
