import { Script } from 'node:vm';
import Runtime from 'jest-runtime';

/**
 * Jest keeps this part of its runtime to itself.
 * @typedef {(source: string, filename: string) => Function | null} Compile
 * @typedef {{ injectedModuleParameters: string[], environment: { getVmContext(): import('node:vm').Context | null }, compile: Compile }} Executor
 */

/** By the head and name of a file. @type {Map<string, { filename: string, source: string, script: Script }>} */
const kept = new Map();
/** Files whose folder is named by what they say (`bundledSources`): the largest of all, and never another text. */
const NAMED_BY_CONTENT = /[\\/]slotwise-sources[\\/]/;

/**
 * Compiles a file once for all files of tests of this process, and again only if it says something else. Jest compiles it anew for each of
 * them, a sixth of the processor time of unit tests, and reads it anew. Each file of tests still runs it anew, in a context of its own.
 */
export default class SharedScriptsRuntime extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} given */
  constructor(...given) {
    super(...given);
    const [, , , , texts] = given;
    for (const { filename, source } of kept.values()) if (NAMED_BY_CONTENT.test(filename)) texts.set(filename, source);
    const executor = /** @type {Executor} */ (/** @type {any} */ (this).executor);
    const compile = executor.compile.bind(executor);
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {\n`;
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      if (context === null) return null;
      const script = keptScript(head, source, filename);
      // Jest's own way explains what is wrong with a file that cannot be compiled.
      return script ? script.runInContext(context) : compile(source, filename);
    };
  }
}

/** @param {string} head @param {string} source @param {string} filename @returns null if it cannot be compiled */
function keptScript(head, source, filename) {
  const key = head + filename;
  const held = kept.get(key);
  if (held?.source === source) return held.script;
  try {
    // The head has a line of its own, which no stack may count.
    const script = new Script(`${head}${source}\n})`, { filename, lineOffset: -1 });
    kept.set(key, { filename, source, script });
    return script;
  } catch {
    return null;
  }
}
