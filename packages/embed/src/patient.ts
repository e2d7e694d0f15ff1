import type { Parcel } from '@slotwise/shared/remote';
import type { mountRootParcel } from 'single-spa';
import { ARRIVE_MS } from './within';

type Config = Parameters<typeof mountRootParcel>[0];

/** single-spa's own patience ends after ours: it would complain in the partner's console of a page that is merely slow. */
const patience = { millis: 2 * ARRIVE_MS, warningMillis: 2 * ARRIVE_MS, dieOnTimeout: false };
const timeouts = { bootstrap: patience, mount: patience, update: patience, unmount: patience, unload: patience };

/** The lifecycles of a parcel, which single-spa mounts and does not hurry. */
export function patient({ bootstrap, mount, update, unmount }: Parcel): Config {
  const lifecycles = { bootstrap, mount, update, unmount } as Config;
  return Object.assign(lifecycles, { timeouts });
}
