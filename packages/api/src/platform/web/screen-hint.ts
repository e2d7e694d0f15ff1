import type { Registry, RegistryEntry } from '@slotwise/contract';
import { LANGUAGES } from '@slotwise/contract/constants';
import { screenDoorsAt, screenFilesAt } from '@slotwise/contract/screens';
import { wordsFiles } from '@slotwise/contract/words-files';

/** Files that the screen at an address will ask for, and for whose sessions it is shown at all. */
export interface ScreenHint {
  access: 'anyone' | 'visitor' | 'user';
  files: { url: string; integrity?: string }[];
}

/** The part of the shell's description that names files. */
export interface ShellFiles {
  /** In a build without remotes: the files of a screen, which a remote has otherwise, by its id. */
  screens?: Record<string, string[]>;
  /** Libraries of the page that remotes may use: name → files that bring it. */
  shared?: Record<string, { files: string[] }>;
  integrity?: Record<string, string>;
  /** The files that the page brings with it anyway. */
  preload?: string[];
}

const isAtOrBelow = (address: string, path: string) =>
  address === path || address.startsWith(path.endsWith('/') ? path : `${path}/`);

/**
 * Files that the screen at `address` needs beside the shell: its remote's, or in a build without remotes the screen's
 * own. Undefined if they are unknown, or if a file has no integrity: such a remote is not loaded.
 */
export function screenHint(
  { remotes }: Registry,
  { screens = {}, shared = {}, integrity = {}, preload = [] }: ShellFiles,
  address: string,
  language: string = LANGUAGES[0],
): ScreenHint | undefined {
  const routes = remotes.flatMap((remote) => remote.manifest.routes.map((route) => ({ remote, route })));
  const [best] = routes
    .filter(({ route }) => isAtOrBelow(address, route.path))
    .sort((a, b) => b.route.path.length - a.route.path.length);
  if (!best) return undefined;
  const { remote, route } = best;
  // The frame that it is drawn in shares no file with the page.
  if (remote.isolated) return undefined;
  const own = screens[remote.id];
  const inBundle = own && [...new Set([...own, ...(screens[`screen${route.path.replaceAll('/', '-')}`] ?? [])])];
  const files = inBundle?.map((url) => ({ url })) ?? filesOf(remote, route.path, language);
  const ofShell = screenDoorsAt(remote.mfManifest, route.path)
    .flatMap((door) => shared[door]?.files ?? [])
    .filter((url) => !preload.includes(url))
    .map((url) => ({ url, ...(integrity[url] !== undefined && { integrity: integrity[url] }) }));
  return files && { access: route.access, files: [...uniqueByUrl(ofShell), ...files] };
}

const uniqueByUrl = (files: ScreenHint['files']) => [...new Map(files.map((file) => [file.url, file])).values()];

function filesOf(
  { entry, preload, integrity, mfManifest }: RegistryEntry,
  path: string,
  language: string,
): ScreenHint['files'] | undefined {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const words = wordsFiles(Object.keys(integrity), language, false);
  const needed = [...preload, ...screenFilesAt(mfManifest, path).map((file) => folder + file), ...words];
  const files = needed.flatMap((url) => {
    const hash = integrity[url];
    return hash === undefined ? [] : [{ url, integrity: hash }];
  });
  return files.length === needed.length ? files : undefined;
}

/**
 * Only the browser knows whether somebody is signed in: the page's first script has noted it. A person who will be sent
 * elsewhere must not load files for nothing. Fetched and not preloaded: a preload that arrived broken would stand in
 * the way of every later try. A hint that fails is told to nobody but developers: the shell asks for the same file
 * again when it needs it, and names and reports what fails then.
 */
export const hintScript = (json: string): string =>
  `(function(h){if(h.access!=='anyone'&&h.access!==document.documentElement.dataset.session)return;` +
  `h.files.forEach(function(f){fetch(f.url,{integrity:f.integrity||'',mode:'cors',credentials:'same-origin'})` +
  `.then(function(r){return r.arrayBuffer()})` +
  `.catch(function(e){console.debug('Not brought in advance: '+f.url,e)})})})(${json})`;
