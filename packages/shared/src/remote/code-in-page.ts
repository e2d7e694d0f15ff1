export type Callable = (...args: never[]) => unknown;

/** A build whose code is in the page. */
export interface CodeInPage {
  id: string;
  version: string;
  /** Address of its files. */
  assets: string;
}

const known = new Map<string, CodeInPage>();

/** Code of a build is about to come into the page: from now on it is known by the addresses in stacks. */
export function knowCode(code: CodeInPage): void {
  if (!known.has(code.assets)) known.set(code.assets, code);
}

/** The build of a remote that came into the page last. */
export const codeOf = (remote: string): CodeInPage | undefined =>
  [...known.values()].findLast(({ id }) => id === remote);

interface V8 {
  stackTraceLimit?: number;
  prepareStackTrace?: unknown;
  captureStackTrace?(target: object, from: Callable): void;
}
const engine = Error as unknown as V8;
// Taken before any remote runs: one may replace it.
const { captureStackTrace } = engine;

/** The addresses of the code that called, innermost first; `frames` of them where the browser lets us say so. */
export function stackOf(called: Callable, frames: number): string {
  const holder: { stack?: unknown } = {};
  if (!captureStackTrace) {
    // Beginning with this function, its caller here and the called one, each on a line.
    const lines = (new Error().stack ?? '').split('\n');
    return lines.slice(3, 3 + frames).join('\n');
  }
  const { stackTraceLimit, prepareStackTrace } = engine;
  engine.stackTraceLimit = frames;
  if (prepareStackTrace !== undefined) engine.prepareStackTrace = undefined;
  captureStackTrace(holder, called);
  const stack = typeof holder.stack === 'string' ? holder.stack : '';
  if (stackTraceLimit !== undefined) engine.stackTraceLimit = stackTraceLimit;
  if (prepareStackTrace !== undefined) engine.prepareStackTrace = prepareStackTrace;
  return stack;
}

/** Functions of the browser may stand between, such as `forEach`. */
const FRAMES = 3;
const IS_IN_FILE = /:\d+:\d+\)?$/;

/** The build whose own code called this function; undefined for that of the shell, the shared libraries and extensions. */
export function callerOf(called: Callable): CodeInPage | undefined {
  if (known.size === 0) return undefined;
  const caller = stackOf(called, FRAMES)
    .split('\n')
    .find((frame) => IS_IN_FILE.test(frame));
  if (caller === undefined) return undefined;
  for (const code of known.values()) if (caller.includes(code.assets)) return code;
  return undefined;
}

type Entered = (code: CodeInPage) => () => void;
let entered: Entered | undefined;

/** Calls back before code runs that a build has given to the browser, as for a timer; what it gives back is called after. */
export function onEnterCode(listener: Entered): () => void {
  entered = listener;
  return () => {
    if (entered === listener) entered = undefined;
  };
}

/** The same function, known as the code of this build while it runs. */
export const asCodeOf = <A extends unknown[], R>(code: CodeInPage, work: (this: unknown, ...args: A) => R) =>
  function (this: unknown, ...args: A): R {
    const over = entered?.(code);
    try {
      return work.apply(this, args);
    } finally {
      over?.();
    }
  };
