import { createRequire } from 'node:module';
import path from 'node:path';
import { mayMatch } from './may-match.mjs';

/**
 * jsdom's own elements, behind those that a page sees.
 * @typedef {import('./may-match.mjs').Asked & { _attached: boolean, _ownerDocument: { _styleCache: object | null } }} Impl
 * @typedef {{ matchesDontThrow(element: Impl, selector: string): boolean }} Selectors
 * @typedef {{ implForWrapper(element: Element): Impl | null }} Utils
 * @typedef {{ matches(this: Impl, selector: string): boolean }} Matcher
 * @typedef {typeof import('jest-environment-jsdom').TestEnvironment} Environment
 */

const require = createRequire(import.meta.url);
// The copy that the environment has.
const jsdom = path.join(
  path.dirname(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom')),
  'jsdom/living',
);

const selectors = /** @type {Selectors} */ (require(path.join(jsdom, 'helpers/selectors.js')));
const utils = /** @type {Utils} */ (require(path.join(jsdom, 'generated/utils.js')));

// The module that calculates styles takes this function when it is loaded, so it is exchanged before.
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => mayMatch(element, selector) && matchesDontThrow(element, selector);

const FixedEnvironment = /** @type {Environment} */ (require('jest-fixed-jsdom'));

/**
 * A browser's DOM that calculates styles with less work. A role or a name of an element is found by the styles of all elements around it,
 * a fifth of the time of a test of a screen.
 */
export default class DomEnvironment extends FixedEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    const window = /** @type {Window & typeof globalThis} */ (/** @type {unknown} */ (this.global));
    window.getComputedStyle = keptWhileNothingChanges(window.getComputedStyle);
    matchWithLessWork(window.document.documentElement);
  }
}

/** Selectors that were asked about already: that a text is none is told by the one who reads it. @type {Set<string>} */
const read = new Set();
let isExchanged = false;

/** Every look for a text asks each element whether it is one of those that are left out. @param {Element} element - any */
function matchWithLessWork(element) {
  // All windows have the same elements behind theirs.
  if (isExchanged) return;
  isExchanged = true;
  let owner = utils.implForWrapper(element);
  while (owner && !Object.hasOwn(owner, 'matches')) owner = Object.getPrototypeOf(owner);
  const prototype = /** @type {Matcher | null} */ (/** @type {unknown} */ (owner));
  if (!prototype) throw new Error('An element of jsdom cannot be asked what it matches.');
  const { matches } = prototype;
  prototype.matches = function (selector) {
    if (read.has(selector) && !mayMatch(this, selector)) return false;
    const found = matches.call(this, selector);
    read.add(selector);
    return found;
  };
}

/**
 * jsdom keeps the rules that apply to each element until something changes, and copies them for every question; here the copy is kept
 * as long.
 * @param {typeof getComputedStyle} compute
 * @returns {typeof getComputedStyle}
 */
function keptWhileNothingChanges(compute) {
  /** @type {WeakMap<object, WeakMap<Element, CSSStyleDeclaration>>} */
  const kept = new WeakMap();
  return (element, pseudo) => {
    const impl = utils.implForWrapper(element);
    if (!impl?._attached || pseudo) return compute(element, pseudo);
    const before = impl._ownerDocument._styleCache;
    const found = before && kept.get(before)?.get(element);
    if (found) return found;
    const style = compute(element);
    const now = impl._ownerDocument._styleCache;
    if (!now) return style;
    const ofNow = kept.get(now) ?? new WeakMap();
    kept.set(now, ofNow.set(element, style));
    return style;
  };
}
