import type { StockMove } from '@slotwise/contract';
import type { Ctx } from '../../platform/module';
import { moveFilterOf, moveOrderOf, moveSlice } from '../stock';
import { tenantOf } from '../tenants';
import { without } from './send-files';
import { MEDIA_TYPES, writeTable, type TableRow } from './writing/write-table';

type Range = Parameters<typeof moveSlice>[3];

/** Moves of one read. */
const PAGE = 500;

interface Column {
  name: string;
  title: string;
  cell: (move: StockMove) => string | null;
}
const column = (title: string, cell: Column['cell'], name = title.toLowerCase().replace(' ', '_')): Column => ({
  ...{ name, title, cell },
});
/** The columns of a file of moves. */
const COLUMNS: readonly Column[] = [
  column('Time', ({ at }) => at),
  column('Kind', ({ kind }) => kind),
  column('SKU', ({ sku }) => sku.code),
  column('Name', ({ sku }) => sku.name),
  column('Lot', ({ lot }) => lot?.code ?? null),
  column('Expires', ({ lot }) => lot?.expiresOn ?? null),
  column('Pieces', ({ quantity }) => String(quantity)),
  column('From', ({ from }) => from?.code ?? null),
  column('From state', ({ from }) => from?.state ?? null),
  column('To', ({ to }) => to?.code ?? null),
  column('To state', ({ to }) => to?.state ?? null),
  column('By', ({ user }) => user?.name ?? null),
  column('Reason', ({ reason }) => reason),
  column('Done for', ({ source }) => source),
  column('Move', ({ id }) => id),
  column('Undoes', ({ undoes }) => undoes),
  column('Undone by', ({ undoneBy }) => undoneBy),
];

/** The ledger as a file, read in pages. Of moves booked meanwhile none is in it, but where the oldest come first. */
export function sendMoves({ actor, query, read, file }: Ctx<'GET /stock/moves/file'>): Promise<string> {
  const { id: companyId } = tenantOf(actor);
  const { format, sort, without: left, ...narrowed } = query;
  const columns = without(COLUMNS, left, ({ name }, one) => name === one);
  const order = moveOrderOf(sort);
  const filter = moveFilterOf(narrowed);
  async function* rows(): AsyncGenerator<TableRow> {
    let range: Range = { limit: PAGE };
    for (;;) {
      const wanted = range;
      const page = await read((trx) => moveSlice(trx, companyId, filter, wanted, order));
      for (const move of page.rows) yield columns.map(({ cell }) => cell(move));
      if (!page.end) return;
      range = { limit: PAGE, after: page.end };
    }
  }
  const table = { header: columns.map(({ title }) => title), rows: rows() };
  file({ name: `moves.${format}`, type: MEDIA_TYPES[format], chunks: writeTable(format, table) });
  // The route's answer is the file: the handler's own value is not sent.
  return Promise.resolve('');
}
