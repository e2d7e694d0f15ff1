import { LRUCache } from 'lru-cache';
import type { Transactions } from '../../platform/db/transaction';
import { findBuild } from './version-queries';

/** The shells that the server itself keeps beside the remotes. */
const SHELLS = '_shell';
const KEPT = 5000;

/** Builds that are versions: nobody may fetch one that was only announced. A version stays one, so it is asked once. */
export class ReleasedBuilds {
  private readonly known = new LRUCache<string, true>({ max: KEPT });

  constructor(private readonly db: Transactions) {}

  async has(remote: string, build: string): Promise<boolean> {
    if (remote === SHELLS) return true;
    const name = `${remote}/${build}`;
    if (this.known.has(name)) return true;
    const version = await this.db.readSystem((trx) => findBuild(trx, remote, build));
    if (version?.source !== 'published') return false;
    this.known.set(name, true);
    return true;
  }
}
