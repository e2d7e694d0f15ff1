import type { Me, User } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { pagedLists, useSession } from '@slotwise/shared/session';
import { useInfiniteList } from '@slotwise/shared/ui/plain';
import type { InfiniteList } from '@slotwise/shared/ui/plain';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { askedOf } from '../model/filters';
import type { UserFilter } from '../model/filters';

type Asked = Parameters<ReturnType<typeof pagedLists>['users']>[0];

interface Seen {
  owner: string;
  users: ReadonlyMap<string, User>;
}
const nobody: ReadonlyMap<string, User> = new Map();
/**
 * Outlives the page, as drafts do: a person who was added to a role is named also when the list shows others by then.
 */
const seenAtom = atom<Seen>({ owner: '', users: nobody });

const useOwner = () => useSession(usePlatform()).me?.id ?? '';

/** Everybody who was loaded so far in this session, by id. */
export function useSeenUsers(): ReadonlyMap<string, User> {
  const owner = useOwner();
  const seen = useAtomValue(seenAtom);
  return seen.owner === owner ? seen.users : nobody;
}

/** Keeps people known who were loaded. */
function useRememberUsers(): (users: readonly User[]) => void {
  const owner = useOwner();
  const set = useSetAtom(seenAtom);
  return useCallback(
    (users) =>
      set((seen) => {
        const before = seen.owner === owner ? seen.users : nobody;
        if (users.every((user) => before.get(user.id) === user)) return seen;
        return { owner, users: new Map([...before, ...users.map((user) => [user.id, user] as const)]) };
      }),
    [owner, set],
  );
}

/** The tenant's users that a filter lets through, page by page as far as somebody looks; live events keep them current. */
export const useUsers = (me: Me, filter: UserFilter, enabled = true): InfiniteList<User> =>
  useLoadedUsers(me, askedOf(filter), enabled);

/** One of them, known by the id alone. The list is empty if there is nobody of this id. */
export const useUser = (me: Me, id: string, enabled: boolean): InfiniteList<User> =>
  useLoadedUsers(me, { id }, enabled, false);

function useLoadedUsers(me: Me, asked: Asked, enabled: boolean, keepsPrevious = true): InfiniteList<User> {
  const { http } = usePlatform();
  const list = useInfiniteList({ ...pagedLists(http, me).users(asked), enabled, keepsPrevious });
  const remember = useRememberUsers();
  useEffect(() => remember(list.items), [remember, list.items]);
  return list;
}

/** So many ids at once are looked up; somebody who drops a whole text means none of its words. */
const MOST_IDS = 20;

/** Looks people up by their ids, those too who are not loaded. Ids that nobody has are left out. */
export function useFindUsers(me: Me): (ids: readonly string[]) => Promise<User[]> {
  const { http, signal } = usePlatform();
  const remember = useRememberUsers();
  return useCallback(
    async (ids) => {
      const { users } = pagedLists(http, me);
      const pages = await Promise.all(
        ids.slice(0, MOST_IDS).map((id) => users({ id }).fetchPage(undefined, signal, 1)),
      );
      const found = pages.flatMap(({ items }) => items);
      remember(found);
      return found;
    },
    [http, signal, me, remember],
  );
}
