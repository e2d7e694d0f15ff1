import { ADAPTED_PLATFORM_API_VERSION, PLATFORM_API_VERSION } from '@slotwise/contract/constants';
import type { RemoteReactions } from '../events';
import type { Platform, QueryKey, Reaction, Reactions } from '../platform';

/*
 * The adapter for builds that declare the platform 1.x. It goes with the platform 3.0.0;
 * docs/decisions/2026-11-22-platform-2.md has the reasons and the differences.
 */

/** The platform as 1.x has it. */
export type Platform1 = Omit<Platform, 'extensions' | 'records' | 'outbox'>;

const reloads =
  (...keys: QueryKey[]): Reaction<unknown> =>
  (_data, { cache }) => {
    for (const key of keys) cache.reload(key);
  };
const partnerKeys = reloads(['partnerKeys']);
const remotes = reloads(['remotes', 'status'], ['remotes', 'choices'], ['remotes', 'keys'], ['remotes', 'history']);

/**
 * Reactions of every page under 1.x beyond the specification: such builds rely on them and bring nothing of their own.
 */
const REACTIONS: Reactions = {
  user: { RemoteChanged: remotes },
  company: { PartnerKeysChanged: partnerKeys },
  wms: { PartnerKeysChanged: partnerKeys },
};

/** Whether a remote runs through the adapter. @param api version of the platform API that the page gives to it */
export const isAdapted = (api: string): boolean => api === ADAPTED_PLATFORM_API_VERSION;

/** Gives a build of 1.x the platform in the shape that it was compiled with. */
export function platform1({
  extensions: _extensions,
  records: _records,
  outbox: _outbox,
  ...platform
}: Platform): Platform1 {
  return { ...platform, api: ADAPTED_PLATFORM_API_VERSION };
}

/** Lets the page react to live events as pages of 1.x did. Once is enough for all remotes of the page. */
export function reactAsPlatform1(reactions: Pick<RemoteReactions, 'set'>): void {
  reactions.set({ id: 'platform-1', version: PLATFORM_API_VERSION }, REACTIONS);
}
