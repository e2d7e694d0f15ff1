import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const FILE = /^([a-z][a-z0-9-]*)[.]tsx$/;

/**
 * Modules that the remote at `dir` exposes to pages of other remotes: `./expiring-card` →
 * `./src/extensions/expiring-card.tsx`.
 * @param {string} dir
 * @returns {Record<string, string>}
 */
export function exposedExtensions(dir) {
  const folder = path.join(dir, 'src/extensions');
  const names = existsSync(folder) ? readdirSync(folder).flatMap((file) => FILE.exec(file)?.[1] ?? []) : [];
  return Object.fromEntries(names.map((name) => [`./${name}`, `./src/extensions/${name}.tsx`]));
}

/**
 * In what the manifest's extensions and the files of `src/extensions` differ, a line each.
 * @param {string} dir
 * @param {{ extensions?: readonly { module: string }[] | undefined }} manifest
 */
export function extensionFaults(dir, { extensions = [] }) {
  const exposed = exposedExtensions(dir);
  const declared = extensions.map(({ module }) => module);
  const reserved = Object.keys(exposed).filter((name) => ['./app', './parcel'].includes(name));
  return [
    ...reserved.map((name) => `${exposed[name]} cannot be exposed: ${name} is the remote's own`),
    ...declared
      .filter((name) => !(name in exposed))
      .map((name) => `extensions name "${name}", but there is no src/extensions/${name.slice('./'.length)}.tsx`),
    ...Object.keys(exposed)
      .filter((name) => !declared.includes(name))
      .map((name) => `${exposed[name]} is in no extension of the manifest`),
  ];
}
