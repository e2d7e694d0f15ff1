import type { Answer, Proposal, RefusedPlaces, Unfit } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { useFormats } from '@slotwise/shared/words';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
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

const adviceOf = (http: Http, { warehouseId, skuId, quantity, lot }: Goods) => {
  const query = { warehouse_id: warehouseId, sku_id: skuId, quantity, ...(lot !== '' && { lot }) };
  return queryOptions<Answer<'GET /stock/places'>>({
    queryKey: [...inventoryKeys.stock, 'places', query],
    queryFn: ({ signal }) => http('GET /stock/places', { query, signal }),
  });
};

/** Places where goods could be put, the best one first, or the reason why there is none. */
export function usePutAdvice(goods: Goods) {
  const { http } = usePlatform();
  return useQuery({ ...adviceOf(http, goods), placeholderData: (before) => before });
}

/** Drawn advice is trusted for as long as people walk to a place. */
const FRESH_MS = 60_000;
/** Longer nobody waits with a scanner in the hand. */
const WAIT_MS = 3000;

/** The same asked for once: by a scan that is faster than the advice. Null: it cannot be had, or not in time. */
export function usePutAdviceNow() {
  const { http } = usePlatform();
  const cache = useQueryClient();
  return useCallback(
    async (goods: Goods): Promise<Answer<'GET /stock/places'> | null> => {
      if (!navigator.onLine) return null;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tooLong = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), WAIT_MS);
      });
      // Advice that cannot be had is said where it is drawn, and keeps nobody from booking.
      const asked = cache.fetchQuery({ ...adviceOf(http, goods), staleTime: FRESH_MS }).catch(() => null);
      return Promise.race([asked, tooLong]).finally(() => clearTimeout(timer));
    },
    [http, cache],
  );
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
