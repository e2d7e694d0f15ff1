import type { Replenishment, ReplenishMove } from '@slotwise/contract';
import { TASK_TAKEN_MINUTES } from '@slotwise/contract/constants';
import { useFormats } from '@slotwise/shared/words';
import { useWords as useInventoryWords } from '../words';
import { useWords } from './words';

/** Says from where goods are brought, and by whom, or why none can be. */
export function useWhy(): (row: Replenishment) => string {
  const { t } = useWords();
  const inventory = useInventoryWords();
  const formats = useFormats();
  const moveText = ({ pieces, from, lot, user, lapsed }: ReplenishMove) => {
    const move = lot
      ? t('move.from-lot', { pieces, place: from.code, lot: lot.code })
      : t('move.from', { pieces, place: from.code });
    if (!user) return move;
    const name = user.name ?? t('name.unknown');
    return lapsed ? t('move.lapsed', { move, name, minutes: TASK_TAKEN_MINUTES }) : t('move.taken', { move, name });
  };
  return ({ block, rule, moves, kept = [] }) => {
    if (block === 'no_stock' && kept.length > 0) {
      const where = kept.map(({ place, pieces, why }) => t(`kept.${why}`, { pieces, place: place.code }));
      // The first has most of it: what is to be done is said of that.
      return t('block.kept', { where: formats.list(where), advice: t(`kept.${kept[0]?.why ?? 'reserved'}-advice`) });
    }
    if (block === null) return formats.list(moves.map(moveText));
    if (block !== 'no_room') return t(`block.${block}`);
    return rule === null ? t('block.no_room-plain') : t('block.no_room', { rule: inventory.t(`rule.${rule}`) });
  };
}
