import type { FromIsolated, ToIsolated } from '@slotwise/shared/isolation';
import type { Platform } from '@slotwise/shared/remote';

type Told<K extends FromIsolated['kind']> = Extract<FromIsolated, { kind: K }>;

/** Of so many notices of a frame it is known that they may be withdrawn. */
const NOTICES_KEPT = 20;

/** The notices that the remote in a frame shows, and those of them that it may withdraw. */
export class ServedNotices {
  readonly #withdrawals = new Map<number, AbortController>();

  constructor(
    readonly notify: Platform['notify'],
    readonly tell: (message: ToIsolated) => void,
  ) {}

  show({ notice, action, withdrawable }: Told<'notify'>): void {
    const until = new AbortController();
    if (withdrawable != null) this.#withdrawals.set(Number(withdrawable), until);
    const [oldest] = this.#withdrawals.keys();
    if (this.#withdrawals.size > NOTICES_KEPT && oldest !== undefined) this.#withdrawals.delete(oldest);
    const pressed = action && {
      label: action.label,
      onClick: () => this.tell({ kind: 'noticed', notice: action.notice }),
    };
    this.notify({ ...notice, ...(pressed ? { action: pressed } : {}), signal: until.signal });
  }

  withdraw({ notice }: Told<'withdraw'>): void {
    this.#withdrawals.get(Number(notice))?.abort();
  }
}
