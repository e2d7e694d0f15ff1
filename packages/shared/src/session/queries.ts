import type { Answer, Company, Me, Permission, Role, TenantKind, Warehouse, Wms } from '@slotwise/contract';
import { PAGE_MAX } from '@slotwise/contract/constants';
import { queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { Http } from '../http';
import { isAborted } from '../http';
import { LoadError, type NamedRead } from './load-error';
import { pagedLists, type PagedList } from './paged-lists';
import { queryKeys } from './query-keys';

/** Options of one read: for `useQuery`, `prefetchQuery`, `fetchQuery`. Its error is a `LoadError`. */
export type Read<T> = UseQueryOptions<T, LoadError, T, readonly unknown[]> & {
  queryKey: readonly unknown[];
  queryFn: NonNullable<unknown>;
};

function read<K extends NamedRead, T>(
  http: Http,
  key: K,
  queryKey: readonly unknown[],
  enabled: boolean,
  pick: (answer: Answer<K>) => T,
) {
  // eslint-disable-next-line @tanstack/query/exhaustive-deps -- Each read has its own query key, which the caller gives.
  return queryOptions<T, LoadError, T, readonly unknown[]>({
    queryKey,
    enabled,
    queryFn: async ({ signal }) => {
      try {
        // Reads take no body, query or params, which the compiler cannot see through the union of their keys.
        const get = http as unknown as (key: K, input: { signal: AbortSignal }) => Promise<Answer<K>>;
        return pick(await get(key, { signal }));
      } catch (error) {
        throw isAborted(error) ? error : new LoadError(key, error);
      }
    },
  });
}

export const meQuery = (http: Http) => read(http, 'GET /me', queryKeys.me, true, (answer): Me => answer.me);

/** The current user's role. To be enabled only when the user has a `roleID`. */
export const myRoleQuery = (http: Http, enabled = true) =>
  read(http, 'GET /myroles', queryKeys.role, enabled, (answer): Role | null => answer.myRole);

/** A list that screens need whole, read to its end page by page: no answer is longer than a page. */
function readToEnd<Item extends { id: string }>(
  read: NamedRead,
  queryKey: readonly unknown[],
  enabled: boolean,
  list: PagedList<Item>,
) {
  return queryOptions<Item[], LoadError, Item[], readonly unknown[]>({
    queryKey,
    enabled,
    queryFn: async ({ signal }) => {
      const items = new Map<string, Item>();
      let cursor: string | undefined;
      do {
        try {
          const page = await list.fetchPage(cursor, signal, PAGE_MAX);
          const known = items.size;
          for (const item of page.items) items.set(item.id, item);
          // A page that brings nothing new is the end, regardless of its cursor: nobody may ask for ever.
          cursor = items.size > known ? (page.nextCursor ?? undefined) : undefined;
        } catch (error) {
          throw isAborted(error) || error instanceof LoadError ? error : new LoadError(read, error);
        }
      } while (cursor !== undefined);
      return [...items.values()];
    },
  });
}

/** Roles know who has them, so the whole of them may be long. */
function rolesQuery(http: Http, userType: TenantKind, enabled: boolean) {
  const read = userType === 'company' ? 'GET /mycompany/roles' : 'GET /mywms/roles';
  const list: PagedList<Role> = pagedLists(http, { userType }).roles({});
  return readToEnd(read, queryKeys.list(userType, 'roles'), enabled, list);
}

function companyQueries(http: Http, enabled: boolean) {
  const list = <K extends NamedRead, T>(
    key: K,
    name: Parameters<typeof queryKeys.list>[1],
    pick: (answer: Answer<K>) => T,
  ) => read(http, key, queryKeys.list('company', name), enabled, pick);
  return {
    kind: 'company' as const,
    tenant: read(http, 'GET /mycompany', queryKeys.tenant('company'), enabled, (a): Company => a.myCompany),
    roles: rolesQuery(http, 'company', enabled),
    permissions: list('GET /mycompany/permissions', 'permissions', (a): Permission[] => a.myPermissions),
    warehouses: list('GET /mycompany/warehouses', 'warehouses', (a): Warehouse[] => a.myWarehouses),
  };
}

function wmsQueries(http: Http, enabled: boolean) {
  const list = <K extends NamedRead, T>(
    key: K,
    name: Parameters<typeof queryKeys.list>[1],
    pick: (answer: Answer<K>) => T,
  ) => read(http, key, queryKeys.list('wms', name), enabled, pick);
  return {
    kind: 'wms' as const,
    tenant: read(http, 'GET /mywms', queryKeys.tenant('wms'), enabled, (a): Wms => a.myWms),
    roles: rolesQuery(http, 'wms', enabled),
    permissions: list('GET /mywms/permissions', 'permissions', (a): Permission[] => a.myPermissions),
    companies: list('GET /mywms/companies', 'companies', (a): Company[] => a.myCompanies),
  };
}

export type CompanyQueries = ReturnType<typeof companyQueries>;
export type WmsQueries = ReturnType<typeof wmsQueries>;
export type TenantQueries = CompanyQueries | WmsQueries;
type Belonging = Pick<Me, 'userType' | 'companyID' | 'wmsID'>;

/**
 * The reads of the user's own tenant, but for users and invitations, which `pagedLists` reads: company data only for company users with a `companyID`, WMS data only for WMS
 * users with a `wmsID`; otherwise they are there but disabled. Tell the two apart by `kind`.
 */
export function tenantQueries(http: Http, me: Belonging & { userType: 'company' }): CompanyQueries;
export function tenantQueries(http: Http, me: Belonging & { userType: 'wms' }): WmsQueries;
export function tenantQueries(http: Http, me: Belonging): TenantQueries;
export function tenantQueries(http: Http, me: Belonging): TenantQueries {
  return me.userType === 'company' ? companyQueries(http, me.companyID !== null) : wmsQueries(http, me.wmsID !== null);
}
