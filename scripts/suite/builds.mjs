import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../workspace.mjs';

const semver = createRequire(path.join(root, 'packages/api/package.json'))('semver');

/**
 * A build's description: of a shell in `shell.json`, of a remote in `slotwise.json`.
 * @typedef {{ build: string, scripts: string[], integrity: Record<string, string> }} ShellDescription
 * @typedef {import('../../packages/contract/src/index.ts').RemoteManifest} RemoteManifest
 * @typedef {{ manifest: RemoteManifest, build: string, entry: string, integrity: Record<string, string>, preload: string[] }} Description
 *
 * A build of the shell. `read` answers a file of it, by its name within the build, or undefined; `embed` the script that runs
 * in the frames of remotes that are kept apart.
 * @typedef {(file: string) => Promise<Buffer | undefined>} Read
 * @typedef {{ build: string, description: ShellDescription, read: Read, embed: () => Promise<Buffer | undefined> }} Shell
 *
 * A build of a remote; `description` is its slotwise.json. `isolated`: people get it in a frame of its own.
 * @typedef {{ id: string, version: string, build: string, description: Description, mfManifest: unknown, read: Read,
 *   isolated?: boolean }} Remote
 */

/** Remotes that sign people in, or administer remotes, no deployment can keep apart. @param {Remote} remote */
export const mayBeApart = ({ description: { manifest } }) =>
  manifest.audience !== 'deployment' && manifest.routes.every(({ access }) => access !== 'visitor');

export const SHELLS = 2;
export const VERSIONS = 3;

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
/** @returns {Read} @param {string} folder */
const readFrom = (folder) => async (file) => {
  const full = path.join(folder, file);
  return full.startsWith(folder + path.sep) && existsSync(full) ? readFileSync(full) : undefined;
};

/** The shell's build in a folder. @param {string} folder @returns {Shell} */
export function shellAt(folder) {
  /** @type {ShellDescription} */
  const description = readJson(path.join(folder, 'shell.json'));
  const embed = () => readFrom(path.join(root, 'packages/embed/dist'))('embed.js');
  return { build: description.build, description, read: readFrom(folder), embed };
}

/** The remote's build in a folder. @param {string} folder @returns {Remote} */
export function remoteAt(folder) {
  /** @type {Description} */
  const description = readJson(path.join(folder, 'slotwise.json'));
  const { manifest, build, entry } = description;
  const mfManifest = readJson(path.join(folder, entry));
  return { id: manifest.id, version: manifest.version, build, description, mfManifest, read: readFrom(folder) };
}

/** @param {string} folder */
const foldersIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => path.join(folder, name))
    : [];
/** @returns {(folder: string) => boolean} @param {string} file */
const has = (file) => (folder) => existsSync(path.join(folder, file));

/**
 * The newest first, each version once, of those that count.
 * @template {{ id: string, version: string }} R
 * @param {R[]} remotes of any ids
 * @returns {{ id: string, versions: R[] }[]}
 */
export function newestVersions(remotes) {
  return [...new Set(remotes.map(({ id }) => id))].sort().map((id) => {
    const sorted = remotes.filter((remote) => remote.id === id).sort((a, b) => semver.rcompare(a.version, b.version));
    const versions = sorted.filter(({ version }, at) => version !== sorted[at - 1]?.version);
    return { id, versions: versions.slice(0, VERSIONS) };
  });
}

/**
 * Builds made here, and older builds that were kept: in each of `folders`, `shell/<any>/shell.json` (the newest file
 * first) and `<remote>/<any>/slotwise.json`.
 * @param {string[]} folders
 * @returns {{ shells: Shell[], remotes: Remote[] }} shells newest first
 */
export function localBuilds(folders) {
  const packages = foldersIn(path.join(root, 'packages'));
  const own = packages.map((folder) => path.join(folder, 'dist')).filter(has('slotwise.json'));
  const kept = folders.flatMap(foldersIn).flatMap((folder) => foldersIn(folder));
  /** @param {string} folder */
  const writtenAt = (folder) => statSync(path.join(folder, 'shell.json')).mtimeMs;
  const olderShells = kept.filter(has('shell.json')).sort((a, b) => writtenAt(b) - writtenAt(a));
  const shells = [path.join(root, 'packages/shell/dist'), ...olderShells].map((folder) => shellAt(folder));
  return {
    shells: shells
      .filter(({ build }, at) => shells.findIndex((other) => other.build === build) === at)
      .slice(0, SHELLS),
    remotes: [...own, ...kept.filter(has('slotwise.json'))].map(remoteAt),
  };
}
