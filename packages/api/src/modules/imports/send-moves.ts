import type { StockMove } from '@slotwise/contract';
import type { Ctx } from '../../platform/module';
import { moveFilterOf, moveSlice } from '../stock';
import { tenantOf } from '../tenants';
import { MEDIA_TYPES, writeTable, type TableRow } from './writing/write-table';

type Range = Parameters<typeof moveSlice>[3];

/** Moves of one read. */
const PAGE = 500;

/** Column → what it says of a move. */
const COLUMNS: Readonly<Record<string, (move: StockMove) => string | null>> = {
  Time: ({ at }) => at,
  Kind: ({ kind }) => kind,
  SKU: ({ sku }) => sku.code,
  Name: ({ sku }) => sku.name,
  Lot: ({ lot }) => lot?.code ?? null,
  Expires: ({ lot }) => lot?.expiresOn ?? null,
  Pieces: ({ quantity }) => String(quantity),
  From: ({ from }) => from?.code ?? null,
  'From state': ({ from }) => from?.state ?? null,
  To: ({ to }) => to?.code ?? null,
  'To state': ({ to }) => to?.state ?? null,
  By: ({ user }) => user?.name ?? null,
  Reason: ({ reason }) => reason,
  'Done for': ({ source }) => source,
  Move: ({ id }) => id,
  Undoes: ({ undoes }) => undoes,
  'Undone by': ({ undoneBy }) => undoneBy,
};

/** The ledger as a file, read in pages: moves booked meanwhile are newer than its beginning and not in it. */
export function sendMoves({ actor, query, read, file }: Ctx<'GET /stock/moves/file'>): Promise<string> {
  const { id: companyId } = tenantOf(actor);
  const { format, ...narrowed } = query;
  const filter = moveFilterOf(narrowed);
  async function* rows(): AsyncGenerator<TableRow> {
    let range: Range = { limit: PAGE };
    for (;;) {
      const wanted = range;
      const page = await read((trx) => moveSlice(trx, companyId, filter, wanted));
      for (const move of page.rows) yield Object.values(COLUMNS).map((cell) => cell(move));
      if (!page.end) return;
      range = { limit: PAGE, after: page.end };
    }
  }
  const table = { header: Object.keys(COLUMNS), rows: rows() };
  file({ name: `moves.${format}`, type: MEDIA_TYPES[format], chunks: writeTable(format, table) });
  // The route's answer is the file: the handler's own value is not sent.
  return Promise.resolve('');
}
