import type { FromIsolated, Place, ToIsolated } from '@slotwise/shared/isolation';
import { gate } from './gate';
import { pagePlace } from './page-place';

type Told<K extends FromIsolated['kind']> = Extract<FromIsolated, { kind: K }>;

/** As often may a remote in the page itself change the address. */
const MOVES = { max: 100, withinMs: 10_000 };

/** An address of this page's own origin. @throws TypeError for any other */
export function ownAddress(to: string): string {
  const { origin, pathname, search, hash } = new URL(String(to), location.href);
  if (origin !== location.origin) throw new TypeError(`${to} is no address of this page.`);
  return pathname + search + hash;
}

/** The page's address, as far as the remote in a frame may change it. */
export class ServedNavigation {
  readonly #mayMove = gate(MOVES.max, MOVES.withinMs);
  /** Number of the newest change of the address that the frame asked for. */
  #asked = 0;

  constructor(
    readonly id: string,
    readonly page: {
      navigate(to: string, options: { replace: boolean; state: unknown }): void;
      go(steps: number): void;
      tell(message: ToIsolated): void;
    },
  ) {}

  /** Tells the frame where the page is. */
  follow(type: Place['type']): void {
    this.page.tell({ kind: 'place', place: pagePlace(type), after: this.#asked });
  }

  navigate({ to, replace, state, asked }: Told<'navigate'>): void {
    this.#asked = Math.max(this.#asked, Number(asked));
    try {
      if (!this.#mayMove())
        throw new Error(`"${this.id}" navigates more than ${MOVES.max} times in ${MOVES.withinMs / 1000} s.`);
      this.page.navigate(ownAddress(to), { replace: replace === true, state });
    } finally {
      // Also where it may not go: it has changed its own address already.
      this.follow(replace === true ? 'REPLACE' : 'PUSH');
    }
  }

  go({ steps }: Told<'go'>): void {
    if (this.#mayMove()) this.page.go(Math.trunc(Number(steps)) || 0);
  }
}
