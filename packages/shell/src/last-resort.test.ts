import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as LastResort from './last-resort';

const html = readFileSync(path.join(import.meta.dirname, 'index.html'), 'utf8');

/** The page as the server gives it, and the shell's part of it. */
async function open() {
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.replaceChild(document.adoptNode(page.documentElement), document.documentElement);
  let module: typeof LastResort | undefined;
  await jest.isolateModulesAsync(async () => {
    module = await import('./last-resort');
  });
  if (!module) throw new Error('not loaded');
  return module.showLastResort;
}
const isShown = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`${selector} is not there`);
  return getComputedStyle(element).display !== 'none';
};
const shown = () => ['#root', '.last', '.last-load', '.last-crash'].filter(isShown);

test('while all is well nobody sees it', async () => {
  await open();
  expect(shown()).toEqual(expect.arrayContaining(['#root']));
  expect(isShown('.last')).toBe(false);
});

test('a shell that stopped says what happened, in the place of everything else', async () => {
  const showLastResort = await open();
  showLastResort(new Error('the frame could not be drawn'));
  expect(shown()).toEqual(['.last', '.last-crash']);
  expect(document.querySelector('.last')?.textContent).toContain('the frame could not be drawn');
  expect(document.querySelector('.last a')?.getAttribute('href')).toBe('');
  expect(document.title).toBe('Slotwise ran into a problem and has stopped');
});

test('where it is known whose fault it is, that comes first', async () => {
  const showLastResort = await open();
  showLastResort(new Error('planted: no append'), 'Roles has changed Element.prototype.append.');
  expect(document.getElementById('last-resort-detail')?.textContent).toBe(
    'Roles has changed Element.prototype.append. (planted: no append)',
  );
});

test('a file that did not arrive is a matter of the connection', async () => {
  const showLastResort = await open();
  showLastResort(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }));
  expect(shown()).toEqual(['.last', '.last-load']);
  expect(document.title).toBe('Slotwise could not be loaded');
});

test('it needs nothing that a remote could have replaced in elements', async () => {
  const showLastResort = await open();
  const broken = () => {
    throw new Error('planted');
  };
  const prototypes = [Element.prototype, Node.prototype, HTMLElement.prototype, CharacterData.prototype];
  const before = prototypes.map((prototype) => Object.getOwnPropertyDescriptors(prototype));
  try {
    for (const prototype of prototypes) {
      for (const [name, { configurable }] of Object.entries(Object.getOwnPropertyDescriptors(prototype)))
        if (configurable && name !== 'constructor')
          Object.defineProperty(prototype, name, { get: broken, set: broken, configurable: true });
    }
    showLastResort(new Error('all is lost'));
  } finally {
    prototypes.forEach((prototype, nth) => Object.defineProperties(prototype, before[nth] ?? {}));
  }
  expect(shown()).toEqual(['.last', '.last-crash']);
  expect(document.querySelector('.last')?.textContent).toContain('all is lost');
});
