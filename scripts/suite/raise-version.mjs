import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refused } from './deployment.mjs';

const NUMBERS = /^(\d+)\.(\d+)\.(\d+)$/;
/** @param {string} version @returns {[number, number, number] | undefined} */
function partsOf(version) {
  const [, major, minor, patch] = NUMBERS.exec(version) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}

/** @param {number[]} version @param {number[]} other */
function isHigher(version, other) {
  const at = version.findIndex((part, place) => part !== other[place]);
  return at >= 0 && Number(version[at]) > Number(other[at]);
}

/**
 * `minor` of 1.4.2 is 1.5.0; a version stands for itself.
 * @param {string} version
 * @param {string} wanted
 * @throws Refused if it is neither, or not higher
 */
function nextOf(version, wanted) {
  const before = partsOf(version);
  if (!before) throw new Refused(`package.json has no version of three numbers, but "${version}".`);
  const [major, minor, patch] = before;
  /** @type {Map<string, [number, number, number]>} */
  const steps = new Map([
    ['major', [major + 1, 0, 0]],
    ['minor', [major, minor + 1, 0]],
    ['patch', [major, minor, patch + 1]],
  ]);
  const after = steps.get(wanted) ?? partsOf(wanted);
  if (!after) throw new Refused(`A version is major, minor, patch, or as in 1.2.0, not "${wanted}".`);
  if (!isHigher(after, before)) throw new Refused(`${after.join('.')} is not higher than ${version}.`);
  return after.join('.');
}

/**
 * Raises the version of the remote in `folder` where it stands: in `package.json` and in `src/manifest.ts`.
 * @param {string} folder
 * @returns {{ before: string, version: string }} Throws Refused if it cannot.
 */
export function raiseVersion(folder, wanted = 'minor') {
  const inPackage = path.join(folder, 'package.json');
  const inManifest = path.join(folder, 'src/manifest.ts');
  const json = readFileSync(inPackage, 'utf8');
  const manifest = readFileSync(inManifest, 'utf8');
  const { version: before } = JSON.parse(json);
  const version = nextOf(before, wanted);
  const raised = manifest.replace(/(\bversion: ')[^']*(')/, `$1${version}$2`);
  if (raised === manifest) throw new Refused(`${inManifest} names no version: '…'.`);
  writeFileSync(inManifest, raised);
  writeFileSync(inPackage, json.replace(/("version": ")[^"]*(")/, `$1${version}$2`));
  return { before, version };
}
