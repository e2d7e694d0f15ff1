import type { Body, Query, RouteKey } from '@slotwise/contract';

interface Resources {
  importId: string;
}
interface Case<K extends RouteKey> {
  body?: (at: Resources) => Body<K>;
  bytes?: string;
  query?: Query<K> | ((at: Resources) => Query<K>);
  targeted?: true;
}
type ImportKey = Extract<RouteKey, `${string} /import${string}`>;

/** Calls of the routes for files on their way in. */
export const importCases = (): { [K in ImportKey]: Case<K> } => ({
  'GET /imports': {},
  'GET /imports/kinds': {},
  'GET /import': { query: ({ importId }) => ({ import_id: importId }), targeted: true },
  'POST /import': { body: () => ({ kind: 'skus', file_name: 'goods.csv', bytes: 10 }) },
  'POST /import/part': {
    query: ({ importId }) => ({ import_id: importId, part: 0 }),
    bytes: 'SKU;Name\nA',
    targeted: true,
  },
  'POST /import/read': { body: ({ importId }) => ({ import_id: importId }), targeted: true },
  'POST /import/check': {
    body: ({ importId }) => ({ import_id: importId, mapping: [{ name: 'sku', from: 0 }] }),
    targeted: true,
  },
  'POST /import/run': { body: ({ importId }) => ({ import_id: importId }), targeted: true },
  'POST /import/cancel': { body: ({ importId }) => ({ import_id: importId }), targeted: true },
  'GET /import/changes': { query: ({ importId }) => ({ import_id: importId }), targeted: true },
  'GET /import/refusals': { query: ({ importId }) => ({ import_id: importId }), targeted: true },
  'GET /import/refusals/file': {
    query: ({ importId }) => ({ import_id: importId, format: 'csv' as const }),
    targeted: true,
  },
  'GET /imports/template': { query: { kind: 'skus', format: 'xlsx' } },
});
