// Exports for other modules.
export { servedTo } from './audiences';
export { giveNames, readClaims, releaseNames, settleClaims } from './claim-queries';
export { clash, claimsOf, inAllLanguages, leadsInto, SHELL_CLAIMS, isBelow, type Claim } from './claims';
export { deletePin, setPin, type PinTarget } from './pin-queries';
export { isolate, isolatedRemotes, trust } from './isolation-queries';
export { reachable } from './reachable';
export { readServed } from './read-served';
export { embeddingDeployment, servedManifests } from './read-registry';
export {
  emptyReleaseChannel,
  findReleaseChannel,
  lockCanaries,
  setCanary,
  setLive,
  setReleaseChannel,
  type ReleaseChannelOf,
} from './release-channel-queries';
export { earlierRelease, isOvertaken, releaseChannelNamed, STABLE } from './release-channels';
export { remoteRegistry } from './remote-registry';
export { readServedState, type ServedState } from './served-queries';
