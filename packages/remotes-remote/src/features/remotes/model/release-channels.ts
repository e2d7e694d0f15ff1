import type { Said } from '../../../words';

const NAME = /^[a-z][a-z0-9-]{0,31}$/;
/** Names that mean another way to get a version. */
const TAKEN = ['stable', 'live', 'canary', 'pinned'];

/** Fault of a release channel's name; null: none. */
export function releaseChannelFault(name: string): Said | null {
  if (TAKEN.includes(name)) return { id: 'release-channel.taken', values: { name } };
  return NAME.test(name) ? null : { id: 'release-channel.form' };
}
