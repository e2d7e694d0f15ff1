import type { AuditRecord } from '@slotwise/contract';
import type { Position } from '../../platform/db/keyset';
import type { Ctx } from '../../platform/module';
import { MEDIA_TYPES, writeTable } from '../imports';
import { tenantOf } from '../tenants';
import { askedEntries } from './asked';
import { auditSlice } from './queries';

const PAGE = 500;
const HEADER = [
  'At',
  'Action',
  'By',
  'By id',
  'About',
  'Id',
  'Before',
  'After',
  'Details',
  'Page of',
  'From',
  'Request',
];

/** Written while it is read, page by page: acts in the meantime are not in it, and no entry is there twice. */
export function exportAudit({ actor, query, read, file, services }: Ctx<'GET /audit/export'>): Promise<string> {
  const tenant = tenantOf(actor);
  const asked = askedEntries(query, services.clock.now());
  async function* entries(): AsyncGenerator<AuditRecord> {
    let after: Position<'at' | 'id'> | undefined;
    for (;;) {
      const { rows, end } = await read((trx) => auditSlice(trx, tenant, asked, { limit: PAGE, after }));
      yield* rows;
      if (!end) return;
      after = end;
    }
  }
  if (query.format === 'json') {
    file({ name: 'audit.json', type: 'application/json; charset=utf-8', chunks: array(entries()) });
  } else {
    const chunks = writeTable('csv', { header: HEADER, rows: table(entries()) });
    file({ name: 'audit.csv', type: MEDIA_TYPES.csv, chunks });
  }
  // The file is the answer.
  return Promise.resolve('');
}

async function* array(entries: AsyncIterable<AuditRecord>): AsyncGenerator<string> {
  let lead = '[\n';
  for await (const entry of entries) {
    yield lead + JSON.stringify(entry);
    lead = ',\n';
  }
  yield lead === '[\n' ? '[]\n' : '\n]\n';
}

const facts = (value: object | null) =>
  value === null || Object.keys(value).length === 0 ? '' : JSON.stringify(value);

const byOf = ({ actor, apiKey }: AuditRecord) => (apiKey ? `API key ${apiKey.name}` : (actor?.name ?? ''));

async function* table(entries: AsyncIterable<AuditRecord>) {
  for await (const entry of entries) {
    yield [
      ...[entry.at, entry.action, byOf(entry), entry.actor?.id ?? entry.apiKey?.id ?? '', entry.subject ?? ''],
      ...[entry.subjectId ?? '', facts(entry.before), facts(entry.after), facts(entry.details)],
      ...[entry.embedded?.origin ?? '', entry.ip ?? '', entry.requestId ?? ''],
    ];
  }
}
