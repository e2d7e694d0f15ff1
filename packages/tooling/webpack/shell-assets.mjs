import webpack from 'webpack';
import { buildOf, circlesOf, integrityOfAll, providedModules, scriptsWithShared, sizesOf } from './chunks.mjs';
import { SOURCE, isOfDocument } from '../words/compile.mjs';
import { readCatalogues } from '../words/sources.mjs';
import { messageOf } from './error-message.mjs';

/** @import { ChunkGroup, Compilation, Compiler, NormalModule } from 'webpack' */

/**
 * @param {readonly string[]} known
 * @param {readonly string[]} files
 */
const without = (known, files) => files.filter((file) => !known.includes(file));
/** @param {readonly string[]} files */
const scripts = (files) => files.filter((file) => file.endsWith('.js'));

/**
 * Writes `shell.json`: `{ build, scripts: [url], preload: [url], screens: { id: [url] }, shared: { name: { version, files: [url] } }, integrity: { url: hash } }`.
 * `scripts` start the page, in this order; `preload` is what they will ask for before the first paint;
 * `document`, the page's own texts in other languages; `screens`, in a build without remotes, the files of each remote by its id, and of its screens by their chunks' names;
 * `shared` lists what remotes may expect in the page, with the scripts that bring it.
 */
export class ShellAssetsPlugin {
  /**
   * @param {{ mustProvide: string[], budgetKB?: number, words: string }} options `budgetKB`: greatest weight of `scripts` and
   * `preload`, gzip; `words`: folder with the catalogues that have the texts of the page
   */
  constructor({ mustProvide, budgetKB = Infinity, words }) {
    this.words = words;
    this.mustProvide = mustProvide;
    this.budgetKB = budgetKB;
  }

  /** @param {Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShellAssetsPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ShellAssetsPlugin', stage }, () => {
        if (compilation.errors.length > 0) return;
        try {
          this.describe(compilation);
        } catch (error) {
          compilation.errors.push(new webpack.WebpackError(`shell: ${messageOf(error)}`));
        }
      });
    });
  }

  /** @param {Compilation} compilation */
  describe(compilation) {
    /** @param {string} file */
    const url = (file) => `/${file}`;
    const main = compilation.entrypoints.get('main');
    if (!main) throw new Error('the build has no entry "main"');
    const provided = providedModules(compilation);
    // A module that nothing in the build reaches is known to the build and in none of its files.
    const missing = this.mustProvide.filter((name) => !provided[name]?.group?.getFiles().length);
    if (missing.length > 0)
      throw new Error(`must provide every facade, else a remote brings a second Fluent: ${missing.join(', ')}`);
    const [circle] = circlesOf(compilation, provided);
    if (circle) throw new Error(`${circle} would wait for itself: a file provides and consumes it`);
    const initial = scripts(main.getFiles());
    // The page's own code starts behind one import(), so that the shared modules can be agreed on before it runs.
    const started = [...main.childrenIterable].filter((group) => isOwnImport(group));
    const preload = [...new Set(started.flatMap((group) => scriptsWithShared(compilation, group, provided)))].filter(
      (file) => !initial.includes(file),
    );
    const first = [...initial, ...preload];
    // Of one bundle: the screens, which a remote's own files are otherwise.
    const screens = [...compilation.namedChunkGroups]
      .filter(([name]) => /^(lazy|screen)-/.test(name))
      .map(([name, group]) => ({
        id: name.replace('lazy-', ''),
        files: without(first, scripts(group.getFiles())),
      }));
    const integrity = integrityOfAll(compilation);
    this.checkBudget(sizesOf(compilation, first));
    const description = {
      build: buildOf(integrity),
      scripts: initial.map(url),
      preload: preload.map(url),
      document: documentTexts(this.words),
      screens: Object.fromEntries(screens.map(({ id, files }) => [id, files.map(url)])),
      shared: Object.fromEntries(
        Object.entries(provided)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, { version, group }]) => [
            name,
            { version, files: scriptsWithShared(compilation, group, provided).map(url) },
          ]),
      ),
      integrity: Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [url(file), hash])),
    };
    compilation.emitAsset('shell.json', new webpack.sources.RawSource(JSON.stringify(description, null, 2)));
  }

  /** @param {{ gzip: number }} size */
  checkBudget({ gzip }) {
    const kB = (gzip / 1024).toFixed(1);
    if (gzip > this.budgetKB * 1024)
      throw new Error(`starts with ${kB} kB gzip, over its size budget of ${this.budgetKB} kB`);
  }
}

/**
 * Texts of the page in other languages: language → English text → text.
 * @param {string} words
 */
function documentTexts(words) {
  const { [SOURCE]: source = {}, ...others } = readCatalogues(words);
  const ids = Object.keys(source).filter(isOfDocument);
  return Object.fromEntries(
    Object.entries(others).map(([locale, entries]) => [
      locale,
      Object.fromEntries(ids.map((id) => [source[id], entries[id] ?? source[id]])),
    ]),
  );
}

/** @param {ChunkGroup} group */
const isOwnImport = (group) =>
  group.origins.some(({ module }) =>
    /** @type {Partial<NormalModule> | null} */ (module)?.resource?.includes('/packages/shell/src/'),
  );
