import type { RemoteServing } from '@slotwise/contract';
import { liveFor, releasedFor, settle, type Choice, type Preference } from './choose';
import type { ServedRemote } from './served-remotes';
import { keepsContract } from './stand-in';

/** People who get the same of a remote. */
interface Audience extends Pick<RemoteServing, 'to' | 'releaseChannel'> {
  tenantIds: string[];
  preferred: Preference;
}

/** The version that an audience gets with one shell. */
export interface Served extends Omit<Audience, 'preferred'> {
  choice: Choice;
  /** The shell must not load it, and there is no older version that it may. */
  refused: boolean;
  /** The build that the audience was to get. */
  wanted: string;
}

function audiencesOf(remote: ServedRemote): Audience[] {
  const { canary, pins, follows } = remote;
  const everybody = liveFor(remote, null);
  const followed = [...new Set(follows.values())].sort();
  return [
    { to: 'everybody', releaseChannel: null, tenantIds: [], preferred: everybody },
    ...(canary
      ? [
          {
            to: 'canary' as const,
            releaseChannel: null,
            tenantIds: [],
            preferred: { ...everybody, entry: canary.entry, releaseChannel: 'canary', percent: canary.percent },
          },
        ]
      : []),
    ...followed.map((releaseChannel) => ({
      to: 'release_channel' as const,
      releaseChannel,
      tenantIds: [...follows].flatMap(([tenant, name]) => (name === releaseChannel ? [tenant] : [])),
      preferred: releasedFor(remote, releaseChannel) ?? liveFor(remote, releaseChannel),
    })),
    ...[...pins].map(([tenantId, entry]) => ({
      to: 'pinned' as const,
      releaseChannel: null,
      tenantIds: [tenantId],
      preferred: { ...everybody, entry, releaseChannel: 'pinned' },
    })),
  ];
}

/**
 * The version that each audience of a remote gets with a shell, by the same rules as the registry. @param shell
 * undefined: none is known
 */
export const servedTo = (remote: ServedRemote, shell: string | undefined): Served[] =>
  audiencesOf(remote).map(({ preferred, ...audience }) => {
    const choice = settle(remote, preferred, shell);
    return { ...audience, choice, wanted: preferred.entry.build, refused: !keepsContract(choice.entry, shell) };
  });
