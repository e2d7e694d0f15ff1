import { followKeptQueries } from '@slotwise/shared/kept';
import { createKeptPages } from './kept-pages';
import { MARK, type Kept, type KeptParts } from './start-kept';

/** @param used ids of remotes that are used in this page; grows */
export function keep(
  { page, session, queryClient, signal }: KeptParts,
  used: ReadonlySet<string>,
): Pick<Kept, 'changed'> {
  followKeptQueries({ session, queryClient, signal, mark: MARK });
  return createKeptPages({ page, used, isSignedIn: session.hasToken, signal });
}
