import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { capture, root } from '../workspace.mjs';
import { Refused } from './deployment.mjs';

const webpack = path.join(root, 'packages/tooling/bin/webpack.mjs');
/**
 * Files that name the others: written last, so that a watcher of the folder never reads of a file that is not there
 * yet.
 */
const NAMING = ['mf-manifest.json', 'slotwise.json'];

const temporary = () => mkdtempSync(path.join(tmpdir(), 'slotwise-remote-'));
/** @param {string} folder */
const filesOf = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        statSync(path.join(folder, file)).isFile(),
      )
    : [];
/** @param {string} file */
const isNaming = (file) => NAMING.includes(file);

/**
 * Builds the remote in `folder` into a temporary folder: a server that watches `dist` serves what lies there, and this build
 * has not been looked at.
 * @param {string} folder of the remote's package
 * @returns the build's folder; the caller removes it. Throws Refused with what the build said.
 */
export async function buildApart(folder) {
  const out = temporary();
  const { code, output } = await capture(process.execPath, [webpack, '--output-path', out], { cwd: folder });
  if (code === 0) return out;
  rmSync(out, { recursive: true, force: true });
  throw new Refused(`${output}\nThe build failed; its reason stands above.`);
}

/**
 * Makes one folder hold what another holds.
 * @param {string} from
 * @param {string} to
 */
function mirror(from, to) {
  const files = filesOf(from);
  for (const file of [...files.filter((name) => !isNaming(name)), ...files.filter(isNaming)])
    cpSync(path.join(from, file), path.join(to, file));
  for (const file of filesOf(to)) if (!files.includes(file)) rmSync(path.join(to, file));
}

/**
 * Puts a build that was found good into the remote's `dist` while `publish` runs: a server that runs from this folder
 * takes it for its draft of the version. The files from before come back if that fails.
 * @param {string} build folder of the build
 * @param {string} dist
 * @param {() => Promise<T>} publish
 * @template T
 */
export async function placeWhile(build, dist, publish) {
  const before = temporary();
  try {
    mirror(dist, before);
    mirror(build, dist);
    return await publish();
  } catch (error) {
    mirror(before, dist);
    throw error;
  } finally {
    rmSync(before, { recursive: true, force: true });
  }
}
