import webpack from 'webpack';
import { buildOf, integrityOfAll, scriptsAndConsumes, sizesOf } from './chunks.mjs';
import { messageOf } from './error-message.mjs';
import { nameFallbackFiles } from './fallback-files.mjs';
import { readManifest } from './manifest.mjs';
import { addScreens, screenChunks } from './screens.mjs';
import { checkParcelIsWhole } from './whole-parcel.mjs';

/** @import { Compilation, Compiler } from 'webpack' */

/** @param {number} bytes */
const kB = (bytes) => `${(bytes / 1024).toFixed(1)} kB`;

/**
 * Writes `slotwise.json`, all that a registry must know of a build:
 * `{ manifest, build, entry, remoteEntry, integrity: { file: hash }, preload: [file], consumes: [shared module], size }`.
 * File names are relative to the build's folder. `preload` is what `./app` needs beyond what the shell shares. Writes
 * into the manifest of modules which files each screen needs beside these, if screens are loaded on their own. Fails
 * the build when the manifest is faulty, or when `preload` and the largest screen are over the remote's budget.
 */
export class RemoteAssetsPlugin {
  /** @param {{ dir: string, id: string, version: string, budgetKB?: number | undefined }} options */
  constructor({ dir, id, version, budgetKB }) {
    this.dir = dir;
    this.id = id;
    this.version = version;
    this.budgetKB = budgetKB;
  }

  /** @param {Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RemoteAssetsPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'RemoteAssetsPlugin', stage }, async () => {
        if (compilation.errors.length > 0) return;
        try {
          await this.describe(compilation);
        } catch (error) {
          compilation.errors.push(new webpack.WebpackError(`${this.id}: ${messageOf(error)}`));
        }
      });
    });
  }

  /** @param {Compilation} compilation */
  async describe(compilation) {
    const manifest = await readManifest(this.dir, this);
    const exposed = compilation.namedChunkGroups.get('__federation_expose_app');
    if (!exposed) throw new Error('the build exposes no ./app');
    checkParcelIsWhole(compilation);
    const { files: app, consumes } = scriptsAndConsumes(compilation, exposed);
    const screens = screenChunks(compilation, manifest, { files: app, consumes });
    addScreens(compilation, screens);
    nameFallbackFiles(compilation);
    compilation.deleteAsset('mf-stats.json');
    const integrity = integrityOfAll(compilation);
    const remoteEntry = Object.keys(integrity).find((file) => /^remoteEntry\..*\.js$/.test(file));
    if (!remoteEntry) throw new Error('the build made no remote entry');
    const preload = [remoteEntry, ...app];
    const sizes = [[], ...Object.values(screens.screens)].map((files) => sizesOf(compilation, [...preload, ...files]));
    const size = sizes.reduce((largest, each) => (each.gzip > largest.gzip ? each : largest));
    this.checkBudget(size);
    const build = buildOf(manifest, integrity);
    const description = { manifest, build, entry: 'mf-manifest.json', remoteEntry, integrity, preload, consumes, size };
    compilation.emitAsset('slotwise.json', new webpack.sources.RawSource(JSON.stringify(description, null, 2)));
  }

  /** @param {{ gzip: number, brotli: number }} size */
  checkBudget({ gzip, brotli }) {
    if (!this.budgetKB) throw new Error('package.json has no size budget: "slotwise": { "budgetKB": 60 }');
    if (gzip > this.budgetKB * 1024)
      throw new Error(`over its size budget: ${kB(gzip)} gzip (${kB(brotli)} brotli) of ${this.budgetKB} kB`);
  }
}

/**
 * `slotwise.json` of a build that is served while it is being written: the facts that a shell needs to take it in the
 * place of the published one. It names no hashes, which change with every keystroke, and is no build that a registry
 * takes.
 */
export class DevelopmentPlugin {
  /** @param {{ dir: string, id: string, version: string }} options */
  constructor({ dir, id, version }) {
    this.dir = dir;
    this.id = id;
    this.version = version;
  }

  /** @param {Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('DevelopmentPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'DevelopmentPlugin', stage }, async () => {
        try {
          const manifest = await readManifest(this.dir, this);
          const text = JSON.stringify({ manifest, development: true, entry: 'mf-manifest.json' }, null, 2);
          compilation.emitAsset('slotwise.json', new webpack.sources.RawSource(text));
        } catch (error) {
          compilation.errors.push(new webpack.WebpackError(`${this.id}: ${messageOf(error)}`));
        }
      });
    });
  }
}
