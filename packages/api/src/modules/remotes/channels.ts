import { compare } from 'semver';
import { badField } from '../../platform/errors';
import { STABLE } from './channel-queries';
import { isWhole, type VersionRow } from './queries';

/** What a choice says in a channel's place of those who follow none. */
const TAKEN = ['live', 'canary', 'pinned'];

/** The channel that is meant. @throws ApiFault if no channel can have that name */
export function channelNamed(name: string = STABLE): string {
  if (TAKEN.includes(name))
    throw badField('channel', `"${name}" is no name for a channel: it means something else here`);
  return name;
}

type Numbered = Pick<VersionRow, 'build' | 'version'>;

/** Whether what everybody gets is newer than what a channel has: nobody is held behind. */
export const isOvertaken = (own: Pick<Numbered, 'version'>, live: Pick<Numbered, 'version'>): boolean =>
  compare(live.version, own.version) > 0;

/** A build that its followers had before, and what was before that. */
export interface Earlier {
  build: string;
  earlier: string[];
}

/** What a channel had before, as far as its followers would get it now. */
export function earlierIn(
  earlier: readonly string[],
  { live, versions }: { live: Numbered; versions: readonly VersionRow[] },
): Earlier | undefined {
  const at = earlier.findLastIndex((build) => {
    const known = versions.find((version) => version.build === build);
    return known !== undefined && isWhole(known) && build !== live.build && !isOvertaken(known, live);
  });
  const build = earlier[at];
  return build === undefined ? undefined : { build, earlier: earlier.slice(0, at) };
}
