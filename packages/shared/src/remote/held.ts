import type { Callable, CodeInPage } from './code-in-page';

export type Sort = 'timer' | 'interval' | 'frame' | 'listener' | 'request' | 'observer' | 'style' | 'node';

/** Something that a remote's code started, and that somebody must end. */
export interface Held {
  sort: Sort;
  /** In words, such as `listener "resize" on window`. */
  name: string;
  /** Stack of the call that started it. */
  stack: string;
  /** Asked when the mount is over: false if it ended by itself or can do no harm any more. Left out: it is held. */
  holds?(): boolean;
  /** Ends it in the remote's place. Left out: nobody else can. */
  end?(): void;
}

/** Forgets what was noted. `remote`: whose it is. */
export type Forget = (() => void) & { remote: { id: string; version: string } };

/** Calls that the page's functions record. */
export interface Ledger {
  /**
   * Takes note if the code that called `called` is a remote's whose mount somebody watches. Returns the function that forgets it.
   * @param caller whose code it is, if that was asked before
   */
  add(called: Callable, entry: () => Omit<Held, 'stack'>, caller?: CodeInPage): Forget | undefined;
  /** Whether the code that called `called` is a remote's. */
  isRemote(called: Callable): boolean;
}

/** Each in words, once, with how often: `3 × interval of 500 ms`. */
export function namesOf(held: readonly Pick<Held, 'name'>[]): string[] {
  const names = new Map<string, number>();
  for (const { name } of held) names.set(name, (names.get(name) ?? 0) + 1);
  return [...names].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name));
}
