import type { Invitation, Me, Query, Role, RouteKey, User } from '@slotwise/contract';
import { isAborted, type Http } from '../http';
import type { ListPage, PageReads } from './list-pages';
import { LoadError, type NamedRead } from './load-error';
import { queryKeys, type TenantList } from './query-keys';

/** Query of a list: filters by name; undefined ones are left out. */
type Asked<K extends RouteKey> = Omit<Query<K>, 'cursor' | 'limit'>;

/** A list that is read page by page, for `useInfiniteList` or `pagesQuery`. */
export interface PagedList<Item> extends PageReads<Item> {
  fetchPage: (cursor: string | undefined, signal: AbortSignal, limit?: number) => Promise<ListPage<Item>>;
}

/** Items of a page, if nobody says otherwise. */
const USUAL_LIMIT = 50;

interface ListAnswer {
  nextCursor?: string | null;
  total?: number;
  matching?: number;
}

function paged<K extends NamedRead, Item>(
  http: Http,
  key: K,
  list: readonly unknown[],
  asked: object,
  pick: (answer: never) => Item[],
): PagedList<Item> {
  return {
    queryKey: [...list, 'pages', asked],
    fetchPage: async (cursor, signal, limit = USUAL_LIMIT) => {
      try {
        const get = http as unknown as (key: K, input: object) => Promise<ListAnswer>;
        const answer = await get(key, { query: { ...asked, limit, ...(cursor !== undefined && { cursor }) }, signal });
        const items = pick(answer as never);
        const { nextCursor = null, total, matching } = answer;
        return { items, nextCursor, total, matching };
      } catch (error) {
        // Loaded pages stay loaded if a later page fails.
        throw isAborted(error) || cursor !== undefined ? error : new LoadError(key, error);
      }
    },
  };
}

/** The lists of the user's own tenant that can be filtered and counted, page by page. */
export function pagedLists(http: Http, { userType }: Pick<Me, 'userType'>) {
  const key = (list: TenantList) => queryKeys.list(userType, list);
  const route = <N extends 'users' | 'roles' | 'invitations'>(list: N) =>
    userType === 'company' ? (`GET /mycompany/${list}` as const) : (`GET /mywms/${list}` as const);
  return {
    users: (asked: Asked<'GET /mycompany/users'>) =>
      paged(http, route('users'), key('users'), asked, (answer: { myUsers: User[] }) => answer.myUsers),
    roles: (asked: Asked<'GET /mycompany/roles'>) =>
      paged(http, route('roles'), key('roles'), asked, (answer: { myRoles: Role[] }) => answer.myRoles),
    invitations: (asked: Asked<'GET /mycompany/invitations'>) =>
      paged(
        http,
        route('invitations'),
        key('invitations'),
        asked,
        (answer: { myInvitations: Invitation[] }) => answer.myInvitations,
      ),
  };
}
