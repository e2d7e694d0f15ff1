import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { PAGE, REACT_PORTAL, REACT_REMOTE, REMOTE, SERVER } from './right-uses';
import { RESOLUTIONS, WITHOUT_DOM, buildPackage, compile, makeProject } from './stranger';
import { WRONG, WRONG_JSX } from './wrong-uses';

const PATIENCE = 180_000;
const nothing = (files: Record<string, string>) =>
  Object.fromEntries(['', ...Object.keys(files)].map((name) => [name, []]));
/** Every wrong use as a file of its own. */
const filesOf = (uses: typeof WRONG, extension: string, start = '') =>
  Object.fromEntries(Object.values(uses).map(({ text }, at) => [`wrong-${at}${extension}`, start + text]));
const faultsOf = (uses: typeof WRONG, extension: string) =>
  Object.fromEntries(
    Object.values(uses).map(({ says }, at) => [
      `wrong-${at}${extension}`,
      [expect.stringMatching(says) as unknown as string],
    ]),
  );

let tarball: string;
beforeAll(async () => {
  tarball = path.join(await buildPackage(), 'slotwise-platform.tgz');
}, PATIENCE);

describe.each(Object.entries(RESOLUTIONS))('resolved as %s does', (_, resolution) => {
  it(
    'compiles what is right, in both kinds of modules, and finds one fault in each wrong use',
    async () => {
      const folder = await makeProject(tarball);
      const right = { 'page.mts': PAGE, 'page.cts': PAGE, 'remote.mts': REMOTE, 'server.mts': SERVER };
      const said = await compile(folder, { ...right, ...filesOf(WRONG, '.mts') }, resolution);
      expect(said).toEqual({ ...nothing(right), ...faultsOf(WRONG, '.mts') });
    },
    PATIENCE,
  );

  it(
    'needs no types of a browser on a server',
    async () => {
      const folder = await makeProject(tarball);
      const files = { 'server.mts': SERVER, 'server.cts': SERVER };
      expect(await compile(folder, files, { ...resolution, ...WITHOUT_DOM })).toEqual(nothing(files));
    },
    PATIENCE,
  );
});

it.each([
  ['17', 'the name React', ts.JsxEmit.React],
  ['17', 'a module of its own', ts.JsxEmit.ReactJSX],
  ['18', 'a module of its own', ts.JsxEmit.ReactJSX],
  ['19', 'a module of its own', ts.JsxEmit.ReactJSX],
] as const)(
  'knows the element in JSX of React %s, by way of %s',
  async (react, _, jsx) => {
    const folder = await makeProject(tarball, react);
    const start = jsx === ts.JsxEmit.React ? `import * as React from 'react';` : '';
    const right = { 'portal.tsx': start + REACT_PORTAL, 'app.tsx': start + REACT_REMOTE };
    const said = await compile(
      folder,
      { ...right, ...filesOf(WRONG_JSX, '.tsx', start) },
      { ...RESOLUTIONS.bundler, jsx },
    );
    expect(said).toEqual({ ...nothing(right), ...faultsOf(WRONG_JSX, '.tsx') });
  },
  PATIENCE,
);

it(
  'is what the example portal is checked with',
  async () => {
    const folder = await makeProject(tarball);
    const portal = path.resolve(__dirname, '../../../examples/partner-portal');
    const read = (file: string) => readFile(path.join(portal, file), 'utf8');
    const files = { 'portal.js': await read('public/portal.js'), 'slotwise.mjs': await read('slotwise.mjs') };
    const options = { ...RESOLUTIONS.bundler, allowJs: true, checkJs: true };
    expect(await compile(folder, files, options)).toEqual(nothing(files));
    const wrong = Object.fromEntries(
      Object.entries(files).map(([name, text]) => [
        name,
        text.replace('detail.code', 'detail.reason').replace('email, origin };', 'email };'),
      ]),
    );
    expect(await compile(folder, wrong, options)).toEqual({
      '': [],
      'portal.js': [expect.stringContaining("'reason' does not exist")],
      'slotwise.mjs': [expect.stringContaining("'origin' is missing")],
    });
  },
  PATIENCE,
);
