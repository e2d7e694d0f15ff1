import { codeKey } from '@slotwise/contract/code-key';
import type { FieldFault } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import { fieldFault, refuse } from '../../platform/errors';
import type { Draft, Side } from './draft';
import { placesOfSerials } from './serial-queries';

const at = (lotId: string | null, { locationId, state }: Side) => `${locationId} ${lotId ?? ''} ${state}`;

/**
 * Follows the pieces that are named through the moves of a request, one after the other: each is where it is taken from, and
 * nowhere when it comes. @throws serial_elsewhere, naming every one that is not
 */
export async function checkSerials(trx: Trx, drafts: readonly Draft[]): Promise<void> {
  const named = drafts.flatMap(({ sku, serials }) => (serials ?? []).map((serial) => ({ skuId: sku.id, serial })));
  if (named.length === 0) return;
  const lying = new Map(
    (await placesOfSerials(trx, named)).map(({ skuId, serial, lotId, ...side }) => [
      `${skuId} ${codeKey(serial)}`,
      at(lotId, side),
    ]),
  );
  const faults: FieldFault[] = [];
  for (const { sku, serials, lotId, from, to, field } of drafts) {
    for (const [index, serial] of (serials ?? []).entries()) {
      const key = `${sku.id} ${codeKey(serial)}`;
      const where = lying.get(key);
      const is = from ? where === at(lotId, from) : where === undefined;
      if (!is)
        faults.push(fieldFault(`${field}/serials/${index}`, from ? 'serial_not_there' : 'serial_known', { serial }));
      if (to) lying.set(key, at(lotId, to));
      else lying.delete(key);
    }
  }
  if (faults.length > 0) throw refuse('serial_elsewhere', faults.slice(0, 20));
}
