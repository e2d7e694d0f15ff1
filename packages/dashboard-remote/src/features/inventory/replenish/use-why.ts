import type { Replenishment, ReplenishMove } from '@slotwise/contract';
import { useFormats } from '@slotwise/shared/words';
import { useWords as useInventoryWords } from '../words';
import { useWords } from './words';

/** Says from where goods are brought, and by whom, or why none can be. */
export function useWhy(): (row: Replenishment) => string {
  const { t } = useWords();
  const inventory = useInventoryWords();
  const formats = useFormats();
  const moveText = ({ pieces, from, lot, user }: ReplenishMove) => {
    const move = lot
      ? t('move.from-lot', { pieces, place: from.code, lot: lot.code })
      : t('move.from', { pieces, place: from.code });
    return user ? t('move.taken', { move, name: user.name ?? t('name.unknown') }) : move;
  };
  return ({ block, rule, moves }) => {
    if (block === null) return formats.list(moves.map(moveText));
    if (block !== 'no_room') return t(`block.${block}`);
    return rule === null ? t('block.no_room-plain') : t('block.no_room', { rule: inventory.t(`rule.${rule}`) });
  };
}
