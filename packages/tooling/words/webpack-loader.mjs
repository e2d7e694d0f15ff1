import path from 'node:path';
import { compileCatalogue } from './compile.mjs';

/**
 * Compiles a catalogue, so that browsers need no parser.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} content
 */
export default function compileWords(content) {
  // Another locale is found because its file is there.
  this.addContextDependency(path.dirname(this.resourcePath));
  return JSON.stringify(compileCatalogue(this.resourcePath, content));
}
