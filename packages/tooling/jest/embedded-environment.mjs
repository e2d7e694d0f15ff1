import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { TestEnvironment } from 'jest-environment-node';

/** @type {WebAssembly.Module | undefined} */
let held;

/**
 * Holds the compiled code of the embedded database for as long as a process of Jest lives. The engine gives each thread that loads
 * the same bytes what was compiled and optimised before, but only while somebody holds it: otherwise every file of tests
 * begins anew.
 */
export default class EmbeddedEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} given */
  constructor(...given) {
    super(...given);
    const [{ projectConfig }] = given;
    this.package = path.join(projectConfig.rootDir, 'package.json');
  }

  /** @override */
  async setup() {
    await super.setup();
    const library = path.dirname(createRequire(this.package).resolve('@electric-sql/pglite'));
    held ??= await WebAssembly.compile(new Uint8Array(await readFile(path.join(library, 'pglite.wasm'))));
  }
}
