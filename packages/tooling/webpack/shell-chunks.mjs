/** @import { Chunk, ChunkGraph, Module, NormalModule } from 'webpack' */
/** @typedef {(module: Module, context: { chunkGraph: ChunkGraph }) => boolean} Test whether a module belongs into a file */

/**
 * Few, large files for the code that every page needs: each file costs a round trip, and dozens of small ones compress
 * worse. A file must not consume from the share scope what it provides itself (it would wait for itself), so these are
 * layers: each consumes only what stands before it. `fields` holds what a first screen with a form is drawn with, `choices`
 * the other fields, `long-lists` what draws of a list what is in sight; `overlay` the facades of what comes after the first screen,
 * `parts` what most screens are built of; `shell-code` and `frame-code` the shell's own code for the one and for the other. Modules of the shell's start are in no layer of `AFTER_START`, though the layer may need them too:
 * one shared icon would make the whole layer, and all that it consumes, part of the start.
 */
const LAYERS = {
  react: ['react', 'react/jsx-runtime'],
  libraries: ['react-dom', '@tanstack/react-query', 'jotai', '@slotwise/shared/words'],
  renderer: ['react-dom/client'],
  interface: ['@slotwise/shared/ui', '@slotwise/shared/ui/router'],
  fields: ['@slotwise/shared/ui/plain-form'],
  choices: ['@slotwise/shared/ui/forms'],
  'long-lists': ['@slotwise/shared/ui/virtual'],
  overlay: ['overlay', 'data'].map((facade) => `@slotwise/shared/ui/${facade}`),
  parts: ['form', 'feedback'].map((facade) => `@slotwise/shared/ui/${facade}`),
};
const AFTER_START = ['fields', 'choices', 'long-lists', 'overlay', 'parts'];
/** Scripts of a start, of either build: the layers before it, its own code, and what calls both. */
export const OF_START = new RegExp(
  `^assets/(${['main', 'shell-code', ...Object.keys(LAYERS).filter((name) => !AFTER_START.includes(name))].join('|')})[.]`,
);
const IN_LIBRARIES =
  /[\\/]node_modules[\\/](react|react-dom|react-intl|intl-messageformat|@formatjs|scheduler|jotai|@tanstack[\\/][\w-]+)[\\/]/;

/**
 * The modules offered to the share scope for whose sake a chunk exists.
 * @param {Chunk} chunk
 */
const sharedOf = (chunk) =>
  [...chunk.groupsIterable].flatMap((group) =>
    group.origins.flatMap(({ module }) => /** @type {{ _name?: string } | null} */ (module)?._name ?? []),
  );

/**
 * Path of a module's file; empty for those that have none.
 * @param {Module} module
 */
const resourceOf = (module) => /** @type {Partial<NormalModule>} */ (module).resource ?? '';

/**
 * @param {Module} module
 * @param {ChunkGraph} chunkGraph
 */
const chunksOf = (module, chunkGraph) => [...chunkGraph.getModuleChunksIterable(module)];

/**
 * @param {Module} module
 * @param {ChunkGraph} chunkGraph
 */
const isOfStart = (module, chunkGraph) => chunksOf(module, chunkGraph).some((chunk) => chunk.name === 'shell');

/**
 * @param {readonly string[]} names
 * @param {{ afterStart: boolean }} layer
 * @returns {Test}
 */
const neededBy =
  (names, { afterStart }) =>
  (module, { chunkGraph }) =>
    !(afterStart && isOfStart(module, chunkGraph)) &&
    chunksOf(module, chunkGraph).some((chunk) => sharedOf(chunk).some((name) => names.includes(name)));

/**
 * @param {string} name
 * @param {number} priority
 * @param {Test} test
 */
const file = (name, priority, test) => ({ [name]: { name, priority, test, enforce: true } });

/**
 * A file for all modules of the chunk that an import() names so; webpack wants another name for it.
 * @param {string} name
 * @param {number} priority
 * @param {Test} [test]
 */
const named = (name, priority, test = () => true) =>
  file(
    `${name}-code`,
    priority,
    (module, context) =>
      chunksOf(module, context.chunkGraph).some((chunk) => chunk.name === name) && test(module, context),
  );

/**
 * A module that a door offers too is in the door's own file as well: one shared icon would have every screen that uses the door
 * fetch all of the frame's later code.
 * @type {Test}
 */
const isOfNoDoor = (module, { chunkGraph }) =>
  chunksOf(module, chunkGraph).every((chunk) => sharedOf(chunk).length === 0);

/** webpack's `optimization.splitChunks` of the shell. */
export const shellChunks = {
  cacheGroups: {
    ...Object.assign(
      {},
      ...Object.entries(LAYERS).map(([name, modules], i) =>
        file(name, 30 - i, neededBy(modules, { afterStart: AFTER_START.includes(name) })),
      ),
    ),
    ...named('shell', 5),
    ...named('frame', 4, isOfNoDoor),
  },
};

/**
 * The same for one bundle, where nothing is offered to a share scope: `overlay` has the modules that several screens
 * use.
 */
export const bundleChunks = {
  cacheGroups: {
    ...file('libraries', 30, (module) => IN_LIBRARIES.test(resourceOf(module))),
    ...named('shell', 20),
    ...named('frame', 15),
    ...file(
      'overlay',
      10,
      (module, { chunkGraph }) =>
        chunksOf(module, chunkGraph).length > 1 &&
        /[\\/](node_modules|packages[\\/]shared)[\\/]/.test(resourceOf(module)),
    ),
  },
};
