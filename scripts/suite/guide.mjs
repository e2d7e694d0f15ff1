import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.mjs';

/** The remote that the guide makes. */
export const GUIDED = 'pick-waves';

const textOf = () => readFileSync(path.join(root, 'docs/remotes-guide.md'), 'utf8');
const BLOCK = /^```(\w+)\n([\s\S]*?)^```$/gm;

/** @returns {string[]} every command of the guide, in its order */
export const commandsOfGuide = (text = textOf()) =>
  [...text.matchAll(BLOCK)].flatMap(([, kind, block = '']) => (kind === 'sh' ? block.trimEnd().split('\n') : []));

/**
 * Changes of the guide in the remote that it made.
 * @returns {{ file: string, before: string, after: string }[]} lines that stand in the file, and what stands there then
 */
export function editsOfGuide(text = textOf()) {
  return [...text.matchAll(BLOCK)].flatMap(({ 1: kind, 2: block = '', index }) => {
    if (kind !== 'diff') return [];
    const [, file] = [...text.slice(0, index).matchAll(/In `(src\/[^`]+)`:/g)].at(-1) ?? [];
    if (!file) throw new Error(`The guide does not say in which file this stands:\n${block}`);
    const lines = block.trimEnd().split('\n');
    /** @param {string} sign */
    const without = (sign) =>
      lines
        .filter((line) => !line.startsWith(sign))
        .map((line) => line.slice(1))
        .join('\n');
    return { file, before: without('+'), after: without('-') };
  });
}

/**
 * Changes the remote in `folder` as the guide says. Throws if something does not stand there exactly once.
 * @param {string} folder
 */
export function applyGuide(folder) {
  for (const { file, before, after } of editsOfGuide()) {
    const full = path.join(folder, file);
    const parts = readFileSync(full, 'utf8').split(before);
    if (parts.length !== 2) throw new Error(`${file} has not exactly once what the guide changes:\n${before}`);
    writeFileSync(full, parts.join(after));
  }
}
