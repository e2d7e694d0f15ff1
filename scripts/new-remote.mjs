import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, root, show } from './workspace.mjs';

const template = path.join(root, 'packages/tooling/new-remote/template');
export const usage = 'Usage: npm run new:remote -- <name>, the name in lower case with dashes, as in "pick-waves"';

/** @returns {string[]} @param {string} folder */
const filesOf = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const full = path.join(folder, name);
    return statSync(full).isDirectory() ? filesOf(full) : [full];
  });

/** `pick-waves` → what stands for it in a path, a heading and an identifier. @param {string} id @returns {Record<string, string>} */
function names(id) {
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const heading = [words[0], ...words.slice(1).map((word) => word.toLowerCase())].join(' ');
  return { __id__: id, __Name__: heading, __Pascal__: words.join('') };
}

/**
 * Writes the files of a remote.
 * @param {string} [id]
 * @returns its folder. Throws if the name is not one or is taken.
 */
export function writeRemote(id = '', workspace = root) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 40) throw new Error(usage);
  const target = path.join(workspace, 'packages', `${id}-remote`);
  if (existsSync(target)) throw new Error(`packages/${id}-remote is there already`);
  /** @param {string} text */
  const filled = (text) => text.replace(/__(id|Name|Pascal)__/g, (place) => names(id)[place] ?? place);
  for (const file of filesOf(template)) {
    const to = path.join(target, filled(path.relative(template, file)).replace(/\.tmpl$/, ''));
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, filled(readFileSync(file, 'utf8')));
  }
  return target;
}

/** `npm run new:remote -- <name>` @param {string[]} args */
export async function main([id]) {
  try {
    writeRemote(id);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  await ensureInstalled({ changed: true });
  const code = await show('oxfmt', [`packages/${id}-remote`]);
  console.log(`packages/${id}-remote is ready, with a README. What comes next: docs/remotes-guide.md`);
  console.log(`  npm start, then open /${id}: the shell finds it by itself (stop and start one that runs)`);
  console.log(`  npx pnpm --filter @slotwise/${id}-remote dev: it alone, drawn anew as you type`);
  return code;
}
