import type { Notice } from '../platform';

const isPlain = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value) as object | null;
  // Accepts plain objects of any realm: only their prototype ends the chain.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

/** Far deeper than anything that a topic carries; circular references end here. */
const DEPTH_MAX = 32;

/**
 * A copy of plain data: text, numbers, booleans, null, undefined, and lists and plain objects of these.
 * @param where what the value is called, for the message
 * @throws TypeError for anything else, such as an element of the page, a function or an instance of a class
 */
export function plainCopy<T>(value: T, where: string, depth = 0): T {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) return value;
  const copy = (inner: unknown, name: string) => plainCopy(inner, `${where}.${name}`, depth + 1);
  if (typeof value === 'object' && depth < DEPTH_MAX) {
    if (Array.isArray(value)) return value.map((inner, at) => copy(inner, String(at))) as T;
    if (isPlain(value)) {
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copy(inner, name)])) as T;
    }
  }
  throw new TypeError(`${where} is not plain data: lists, objects, text, numbers and booleans are.`);
}

/** Freezes lists and plain objects with their contents, so that no receiver changes them for the others. */
export function freezePlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (!Array.isArray(value) && !isPlain(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) freezePlain(inner);
  return value;
}

/** @throws TypeError unless it is text */
export function textOf(value: unknown, what: string): string {
  if (typeof value === 'string') return value;
  throw new TypeError(`${what} must be text.`);
}

/** @throws TypeError unless it is one of the choices */
export function oneOf<T extends string>(value: T, choices: readonly T[], what: string): T {
  if (choices.includes(value)) return value;
  throw new TypeError(`${what} must be one of: ${choices.join(', ')}.`);
}

/**
 * The notice as the page may draw it: a value that is no text would break the page that draws it.
 * @param enter called before the action: it is the remote's own code
 */
export function noticeOf({ intent, title, body, action, signal }: Notice, enter: () => void): Notice {
  if (action && typeof action.onClick !== 'function') throw new TypeError('action.onClick must be a function.');
  if (signal !== undefined && !(signal instanceof AbortSignal)) throw new TypeError('signal must be an AbortSignal.');
  const onClick = () => {
    enter();
    action?.onClick();
  };
  return {
    intent: oneOf(intent, ['success', 'error', 'warning', 'info'], 'intent'),
    title: textOf(title, 'title'),
    ...(body === undefined ? {} : { body: textOf(body, 'body') }),
    ...(action && { action: { label: textOf(action.label, 'action.label'), onClick } }),
    ...(signal && { signal }),
  };
}

/** @returns called for each time; throws what `refusal` gives once there were more than `max` in the time. `told` hears of the first of these */
export function atMost(max: number, withinMs: number, refusal: () => Error, told: (error: Error) => void): () => void {
  let since = -Infinity;
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - since >= withinMs) {
      since = now;
      count = 0;
    }
    count += 1;
    if (count <= max) return;
    const error = refusal();
    // Told once: reports must not become the flood.
    if (count === max + 1) told(error);
    throw error;
  };
}
