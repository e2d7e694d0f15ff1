import { compare } from 'semver';
import { badField } from '../../platform/errors';
import type { VersionRow } from '../remote-versions';

/** The release channel that always exists, for everybody. */
export const STABLE = 'stable';

/** Words by which a choice names something else than a release channel. */
const RESERVED = ['live', 'canary', 'pinned'];

/** Checks the name of a release channel; left out, it is `stable`. @throws ApiFault if the name is reserved */
export function releaseChannelNamed(name: string = STABLE): string {
  if (RESERVED.includes(name)) throw badField('release_channel', 'release_channel_reserved', { releaseChannel: name });
  return name;
}

type Numbered = Pick<VersionRow, 'version'>;

/** Whether everybody already gets a newer version than the release channel has: nobody is held behind. */
export const isOvertaken = (released: Numbered, live: Numbered): boolean => compare(live.version, released.version) > 0;

/** A build that a release channel served before, and the builds before that one. */
export interface EarlierRelease {
  build: string;
  earlier: string[];
}

/** Finds the latest earlier build of a release channel that its followers would still get if it were released again. */
export function earlierRelease(
  earlier: readonly string[],
  { live, versions }: { live: Pick<VersionRow, 'build' | 'version'>; versions: readonly VersionRow[] },
): EarlierRelease | undefined {
  const at = earlier.findLastIndex((build) => {
    const known = versions.find((version) => version.build === build);
    return known !== undefined && known.available && build !== live.build && !isOvertaken(known, live);
  });
  const build = earlier[at];
  return build === undefined ? undefined : { build, earlier: earlier.slice(0, at) };
}
