import path from 'node:path';
import { sharedIn } from './shared-in.mjs';

/**
 * Lets `src/parcel.ts` import all shared modules that any source of the remote uses. In a partner's page they come from whichever
 * remote was there first: what a dialog needs later could come from a neighbour's build that its deployment has deleted by then.
 * So a parcel has them all when it starts. Pages of ours, which have these modules from the shell, load `./app`.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} content
 */
export default function importShared(content) {
  const sources = path.dirname(this.resourcePath);
  this.addContextDependency(sources);
  return sharedIn(sources)
    .map((name) => `import '${name}'; `)
    .concat(content)
    .join('');
}
