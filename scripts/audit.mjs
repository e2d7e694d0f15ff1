import { main as operator } from './operator.mjs';

export { usage } from './operator.mjs';

/**
 * `npm run audit -- verify`: what the server is asked about its audit. Exit code 1 where something is not as it was written.
 * @param {string[]} words
 */
export const main = (words) => operator(['audit', ...words]);
