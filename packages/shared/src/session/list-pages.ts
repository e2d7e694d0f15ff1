import { infiniteQueryOptions, type InfiniteData, type Query, type QueryClient } from '@tanstack/react-query';

/** One page of a list, as the API answers it. */
export interface ListPage<Item> {
  items: readonly Item[];
  /** Cursor of the next page; null on the last one. */
  nextCursor: string | null;
  /** Length of the list, and of the part that the filter lets through: told by the first page, of lists that count. */
  total?: number | undefined;
  matching?: number | undefined;
}

/** A list as the query cache holds it that is read page by page. */
export type ListPages<Item> = InfiniteData<ListPage<Item>, string | undefined>;

/** Metadata of a query of pages for the code that keeps it current. */
export interface PagesMeta extends Record<string, unknown> {
  /** Reads the first page. */
  readHead: (signal: AbortSignal) => Promise<ListPage<Entity>>;
}

/**
 * The cache key of a list in pages, and the reader of one page: from its beginning, or from the end of another page.
 */
export interface PageReads<Item> {
  queryKey: readonly unknown[];
  fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<Item>>;
}

/** The query of a list that is read page by page. Live events have its first page read again. */
export const pagesQuery = <Item extends Entity>({ queryKey, fetchPage }: PageReads<Item>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }: ListPage<Item>) => nextCursor ?? undefined,
    meta: { readHead: (signal) => fetchPage(undefined, signal) } satisfies PagesMeta,
  });

/** Number of items that a list's filter lets through, as its first page says. */
export const matchingOf = ({ pages }: InfiniteData<ListPage<unknown>, unknown>): number =>
  pages[0]?.matching ?? pages.reduce((sum, { items }) => sum + items.length, 0);

interface Entity {
  id: string;
  version?: number;
}

export const isPages = (data: unknown): data is ListPages<Entity> =>
  typeof data === 'object' &&
  data !== null &&
  Array.isArray((data as { pages?: unknown }).pages) &&
  (data as ListPages<Entity>).pages.every((page) => Array.isArray(page?.items));

/** Changes items of a list, whole or in pages. The same object as long as no item changed; other data stays as it is. */
export function withItems<Item extends Entity>(data: unknown, edit: (item: Item) => Item): unknown {
  const edited = (items: readonly Item[]): readonly Item[] => {
    const next = items.map(edit);
    return next.every((item, at) => item === items[at]) ? items : next;
  };
  if (Array.isArray(data)) return edited(data as Item[]);
  if (!isPages(data)) return data;
  return withPages(data, (items) => edited(items as readonly Item[]));
}

function withPages(data: ListPages<Entity>, edit: (items: readonly Entity[]) => readonly Entity[]): ListPages<Entity> {
  const pages = data.pages.map((page) => {
    const items = edit(page.items);
    return items === page.items ? page : { ...page, items };
  });
  return pages.every((page, at) => page === data.pages[at]) ? data : { ...data, pages };
}

/**
 * Replaces an older entity of the same id; fields that only pages tell of it stay. One that is not loaded is not added:
 * no page says where it stands.
 */
export const withEntity = (data: ListPages<Entity>, entity: Entity): ListPages<Entity> =>
  withItems<Entity>(data, (item) =>
    item.id === entity.id && (item.version ?? 0) <= (entity.version ?? 0) ? { ...item, ...entity } : item,
  ) as ListPages<Entity>;

export const withoutEntity = (data: ListPages<Entity>, id: string): ListPages<Entity> =>
  withPages(data, (items) => (items.some((item) => item.id === id) ? items.filter((item) => item.id !== id) : items));

/**
 * Adds a first page that was read again: its items stand first, and items that were loaded before stay loaded.
 * @param isOlder the answer may be older than the known data: it adds, and changes nothing
 */
export function withHead(data: ListPages<Entity>, head: ListPage<Entity>, isOlder = false): ListPages<Entity> {
  const [first, ...rest] = data.pages;
  if (!first) return data;
  const known = new Map(data.pages.flatMap((page) => page.items.map((item) => [item.id, item] as const)));
  const fresh = isOlder ? head.items.map((item) => known.get(item.id) ?? item) : head.items;
  const brought = new Set(fresh.map(({ id }) => id));
  const items = [...fresh, ...first.items.filter(({ id }) => !brought.has(id))];
  return { ...data, pages: [{ ...head, items, nextCursor: first.nextCursor }, ...rest] };
}

interface Loaded {
  ids: ReadonlySet<string>;
  pages: number;
  matching: number | undefined;
  /** All of it is loaded. */
  ended: boolean;
}
const loadedOf = (data: unknown): Loaded | undefined =>
  isPages(data)
    ? {
        ids: new Set(data.pages.flatMap(({ items }) => items.map(({ id }) => id))),
        pages: data.pages.length,
        matching: data.pages[0]?.matching,
        ended: data.pages.at(-1)?.nextCursor === null,
      }
    : undefined;

/**
 * Whether a list that counts has grown by more than its first page brought: an item stands further down, where no page
 * that is loaded has it, and none that is loaded next.
 */
function lacksSome(before: Loaded | undefined, now: Loaded | undefined): boolean {
  if (before?.matching === undefined || now?.matching === undefined) return false;
  if (now.ended) return now.matching > now.ids.size;
  const brought = [...now.ids].filter((id) => !before.ids.has(id)).length;
  return now.pages > 1 && now.matching - before.matching > brought;
}

/** Queries whose first page is being read again, and whether it must be once more. */
const underWay = new WeakMap<Query, { again: boolean }>();

/**
 * Reads the first page of a list again, for new items and its present length: one request at a time, however many
 * events ask. All that is loaded is read again if something new stands further down. A list that nobody looks at is read
 * when it is next shown.
 */
export async function refreshHead(client: QueryClient, query: Query): Promise<void> {
  const readHead = (query.meta as PagesMeta | undefined)?.readHead;
  const later = () => client.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType: 'none' });
  if (!readHead || !query.isActive()) return later();
  const running = underWay.get(query);
  if (running) {
    running.again = true;
    return;
  }
  const state = { again: true };
  underWay.set(query, state);
  const before = loadedOf(query.state.data);
  try {
    while (state.again) {
      state.again = false;
      const head = await readHead(new AbortController().signal);
      client.setQueryData<unknown>(query.queryKey, (data: unknown) =>
        isPages(data) ? withHead(data, head, state.again) : data,
      );
    }
    if (lacksSome(before, loadedOf(query.state.data)))
      await client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  } catch {
    // The shown items stay; they are known to be old, and read again when the list is next shown or the connection is
    // back.
    await later();
  } finally {
    underWay.delete(query);
  }
}

/**
 * Puts entities into the lists whose keys begin with this one, as a live event would: whole lists get those that they lack,
 * lists in pages read their first page again.
 */
export function putIntoLists(client: QueryClient, queryKey: readonly unknown[], entities: readonly Entity[]): void {
  for (const query of client.getQueryCache().findAll({ queryKey })) {
    client.setQueryData<unknown>(query.queryKey, (data: unknown) => {
      if (Array.isArray(data)) return entities.reduce(withListed, data as Entity[]);
      return isPages(data) ? entities.reduce(withEntity, data) : data;
    });
    if (isPages(query.state.data)) void refreshHead(client, query);
  }
}

/** A whole list with an entity in the place of an older one of the same id, or at its end. */
export function withListed(list: Entity[], entity: Entity): Entity[] {
  const at = list.findIndex(({ id }) => id === entity.id);
  const known = list[at];
  if (known === undefined) return [...list, entity];
  return (known.version ?? 0) > (entity.version ?? 0) ? list : list.with(at, entity);
}
