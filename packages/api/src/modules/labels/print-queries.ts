import type { LabelKind, LabelPrint } from '@slotwise/contract';
import { sql, type Insertable } from 'kysely';
import { defineKeyset, slice, type Slice } from '../../platform/db/keyset';
import type { Tables, Trx } from '../../platform/db/tables';
import { countSome } from '../../platform/db/totals';

const prints = (trx: Trx, companyId: string, kind: LabelKind | undefined) =>
  trx
    .selectFrom('label_prints as p')
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .where('p.company_id', '=', companyId)
    .$if(kind !== undefined, (rows) => rows.where('p.kind', '=', kind ?? 'sku'))
    .select(['p.id', 'p.at', 'p.user_id', 'p.kind', 'p.symbology', 'p.medium', 'p.layout', 'p.labels', 'p.copies'])
    .select(['p.again', 'u.first_name', 'u.last_name']);

type PrintRow = Awaited<ReturnType<ReturnType<typeof prints>['execute']>>[number];

const toPrint = ({ user_id: userId, first_name: first, last_name: last, at, ...row }: PrintRow): LabelPrint => ({
  ...row,
  at: at.toISOString(),
  by: userId === null ? null : { id: userId, name: first === null ? null : `${first} ${last ?? ''}`.trim() },
});

export const printList = defineKeyset(
  'label-prints',
  { name: 'at', by: sql.ref('p.at'), type: 'timestamptz', order: 'desc' },
  { name: 'id', by: sql.ref('p.id'), type: 'text', order: 'desc', unique: true },
);

export async function printSlice(trx: Trx, companyId: string, kind: LabelKind | undefined, range: Slice<'at' | 'id'>) {
  const { rows, end } = await slice(prints(trx, companyId, kind), printList, range);
  return { rows: rows.map(toPrint), end };
}

export const countPrints = (trx: Trx, companyId: string, kind: LabelKind | undefined) =>
  countSome(trx, prints(trx, companyId, kind).clearSelect().select('p.id'));

export const insertPrint = (trx: Trx, row: Insertable<Tables['label_prints']>) =>
  trx.insertInto('label_prints').values(row).execute();

export const setAgain = (trx: Trx, id: string, again: number) =>
  trx.updateTable('label_prints').set({ again }).where('id', '=', id).execute();

export async function printById(trx: Trx, companyId: string, id: string): Promise<LabelPrint> {
  return toPrint(await prints(trx, companyId, undefined).where('p.id', '=', id).executeTakeFirstOrThrow());
}
