import type { RemoteReactions } from '@slotwise/shared/events';
import { platformApiOf } from '@slotwise/shared/loading';
import { isAdapted, reactAsPlatform1, type Remote } from '@slotwise/shared/remote';

/** Lets the page react to live events as a remote asks that was loaded: its own reactions, or those of the platform 1.x. */
export function takeReactions(
  reactions: Pick<RemoteReactions, 'set'>,
  { manifest, reactions: own }: Pick<Remote, 'manifest' | 'reactions'>,
): void {
  reactions.set(manifest, own);
  if (isAdapted(platformApiOf(manifest))) reactAsPlatform1(reactions);
}
