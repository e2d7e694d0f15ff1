import type { Answer, Proposal, RefusedPlaces, Unfit } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useFormats } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { inventoryKeys } from '../query-keys';
import { useWords } from '../words';

/** Reasons that are said of one place: the first that hold say enough. */
const SAID = 2;

interface Goods {
  warehouseId: string;
  skuId: string;
  /** In pieces. */
  quantity: number;
  /** Code; empty where there is none. */
  lot: string;
}

/** Places where goods could be put, the best one first, or the reason why there is none. */
export function usePutAdvice({ warehouseId, skuId, quantity, lot }: Goods) {
  const { http } = usePlatform();
  const query = { warehouse_id: warehouseId, sku_id: skuId, quantity, ...(lot !== '' && { lot }) };
  return useQuery<Answer<'GET /stock/places'>>({
    queryKey: [...inventoryKeys.stock, 'places', query],
    queryFn: ({ signal }) => http('GET /stock/places', { query, signal }),
    placeholderData: (before) => before,
  });
}

/** Advice in words. */
export function useAdviceWords() {
  const { t } = useWords();
  const { list } = useFormats();
  return {
    reasons: ({ reasons, others = 0 }: Pick<Proposal, 'reasons' | 'others'>): string => {
      const said = reasons.slice(0, SAID).map((reason) => t(`proposal.${reason}`));
      const inUse = others > 0 ? [t('proposal.others', { count: others })] : [];
      return list([...(said.length > 0 ? said : [t('proposal.fits')]), ...inUse], { type: 'unit' });
    },
    unfit: ({ location, rule }: Unfit): string =>
      t('proposals.unfit', { location: location.code, rule: t(`rule.${rule}`) }),
    refused: ({ rule, places }: RefusedPlaces): string => t('proposals.refused', { places, rule: t(`rule.${rule}`) }),
  };
}
