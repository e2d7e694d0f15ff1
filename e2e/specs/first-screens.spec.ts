import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtScreens, builtShell, kBOf, otherLanguages, shellDist } from '../fixtures/built-screens';
import { expect, test } from '../fixtures/test';

/**
 * The files that each screen's build makes a page ask for before it can be used: kB of 1,024 bytes, compressed, and files. The page itself,
 * 16 kB of a first visit, is not among them, nor are the answers of the API (2 kB). Whoever needs more says why in `docs/decisions`.
 */
const MOST: Readonly<Record<string, { kB: number; files: number }>> = {
  '/landing': { kB: 268.5, files: 9 },
  '/login': { kB: 274, files: 10 },
  '/register': { kB: 276.5, files: 10 },
  '/dashboard': { kB: 280, files: 10 },
  '/slotting': { kB: 278, files: 10 },
  '/inventory': { kB: 279.5, files: 10 },
  '/roles': { kB: 272, files: 9 },
  '/invitations': { kB: 269, files: 8 },
  '/settings': { kB: 280, files: 10 },
};

/** The same of every other screen. Those with tables bring the code of these; what a person opens first does not. */
const MOST_OF_OTHERS = { kB: 428, files: 22 };

test('what first screens are made of stays as light as it was made', () => {
  const built = builtScreens();
  for (const [path, most] of Object.entries(MOST)) {
    const files = built.get(path)?.files ?? [];
    const kB = kBOf(files);
    expect.soft(files.length, `files of ${path}`).toBeGreaterThan(0);
    expect.soft(files.length, `files of ${path}: ${files.join('\n')}`).toBeLessThanOrEqual(most.files);
    expect.soft(kB, `kB of ${path}`).toBeLessThanOrEqual(most.kB);
  }
  for (const [path, { files }] of built) {
    if (Object.hasOwn(MOST, path)) continue;
    expect.soft(files.length, `files of ${path}: ${files.join('\n')}`).toBeLessThanOrEqual(MOST_OF_OTHERS.files);
    expect.soft(kBOf(files), `kB of ${path}`).toBeLessThanOrEqual(MOST_OF_OTHERS.kB);
  }
});

/** Most that another language than English adds to any screen, in kB. Each remote has its words of a language in one file. */
const MOST_WORDS = 54;

test('the words of another language add no more to a first screen than they did', () => {
  const others = otherLanguages();
  expect(others).toContain('de');
  for (const [path, { words }] of builtScreens()) {
    for (const language of others) {
      const files = words(language);
      expect.soft(files.length, `files of words of ${path}`).toBe(3);
      expect.soft(kBOf(files), `kB of ${language} of ${path}`).toBeLessThanOrEqual(MOST_WORDS);
    }
  }
});

test('what a page starts with is marked to be compiled while it arrives, and nothing that comes later is', () => {
  const { scripts, preload } = builtShell();
  const isMarked = (file: string) =>
    readFileSync(join(shellDist, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n');
  const marked = readdirSync(join(shellDist, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/assets/${name}`)
    .filter(isMarked);
  expect(marked.sort()).toEqual([...scripts, ...preload].sort());
});
