/**
 * An element of jsdom, as far as it is asked about.
 * @typedef {{ _localName: string, parentNode: Asked | null, getAttributeNS?(namespace: null, name: string): string | null }} Asked
 * A class, a name of elements, or an attribute of one around it, without which none of a selector's parts matches an element; null if any
 * element may be meant.
 * @typedef {{ classes: string[], names: string[], around: string[] } | null} Needed
 */

/** @type {Map<string, Needed>} */
const needed = new Map();

/** Strings, escapes, namespaces and parts of elements are left to those who know them all. */
const SPECIAL = /["'\\|]|::/;
/** Brackets say more about an element that is named before them. */
const BRACKETS = /\([^()]*\)|\[[^\]]*\]/g;
/** Everything in an element with an attribute. */
const ALL_IN = /^\[([a-z][a-z-]*)\] \*$/;

/** @param {string} text */
function withoutBrackets(text) {
  let [before, after] = ['', text];
  while (after !== before) [before, after] = [after, after.replaceAll(BRACKETS, '')];
  return after;
}

/** @param {string} selector @returns {Needed} */
function neededBy(selector) {
  const parts = selector.split(', ');
  const around = parts.flatMap((part) => ALL_IN.exec(part)?.[1] ?? []);
  const others = parts.filter((part) => !ALL_IN.test(part)).join(', ');
  const text = withoutBrackets(others.toLowerCase());
  if (SPECIAL.test(selector) || /[()[\]]/.test(text)) return null;
  /** @type {{ classes: string[], names: string[], around: string[] }} */
  const all = { classes: [], names: [], around };
  for (const part of others === '' ? [] : text.split(',')) {
    const last =
      part
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    const className = /\.([\w-]+)/.exec(last)?.[1];
    const name = /^[a-z][\w-]*/.exec(last)?.[0];
    if (className) all.classes.push(className);
    else if (name) all.names.push(name);
    else return null;
  }
  return all;
}

/** The element that was asked about last: all rules of a page are asked about one after the other. */
const last = { text: '', classes: /** @type {ReadonlySet<string>} */ (new Set()) };

/** @param {Asked} element */
function classesOf(element) {
  const text = element.getAttributeNS?.(null, 'class') ?? '';
  if (text !== last.text) Object.assign(last, { text, classes: new Set(text.toLowerCase().split(/\s+/)) });
  return last.classes;
}

/** Whether an element around this one has the attribute. @param {Asked} element @param {string} name */
function isIn(element, name) {
  // A document and a fragment have none.
  for (let parent = element.parentNode; parent?.getAttributeNS; parent = parent.parentNode)
    if (parent.getAttributeNS(null, name) !== null) return true;
  return false;
}

/**
 * Whether a selector can match an element: one that names a class or an element must be of it. Nearly all rules of a page are refused here,
 * a hundred times as fast as by trying them.
 * @param {Asked} element
 * @param {string | undefined} selector - rules of animations have none
 * @returns {boolean} false only if it surely does not match
 */
export function mayMatch(element, selector) {
  if (selector === undefined) return false;
  let wanted = needed.get(selector);
  if (wanted === undefined) needed.set(selector, (wanted = neededBy(selector)));
  if (wanted === null) return true;
  const { classes, names, around } = wanted;
  if (names.length > 0 && names.includes(element._localName.toLowerCase())) return true;
  if (around.some((name) => isIn(element, name))) return true;
  if (classes.length === 0) return false;
  const own = classesOf(element);
  return classes.some((name) => own.has(name));
}
