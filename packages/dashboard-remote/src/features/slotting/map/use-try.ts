import type { SlottingReason, SlottingRun, SlottingWhyNot } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useEffect, useRef, useState } from 'react';
import type { Bay } from './model/bays';

/** Cost of goods in a bay; null while nobody knows it yet. */
export interface Tried {
  bay: Bay;
  answer: SlottingWhyNot | null;
  error: unknown;
}

/**
 * Asks for the cost of goods elsewhere, while somebody drags them: one question at a time, always the newest next, so
 * that the answer is that of their present bay.
 */
export function useTry(run: SlottingRun | undefined, goods: SlottingReason | undefined) {
  const { http } = usePlatform();
  const [tried, setTried] = useState<Tried | null>(null);
  const wanted = useRef<Bay | null>(null);
  const asking = useRef<AbortController | null>(null);
  const key = goods && `${goods.sku.id} ${goods.after.place.id}`;
  useEffect(() => {
    setTried(null);
    wanted.current = null;
    return () => asking.current?.abort();
  }, [key, run?.id]);

  const ask = async () => {
    const ending = new AbortController();
    asking.current = ending;
    for (let bay = wanted.current; bay && run && goods && !ending.signal.aborted; bay = wanted.current) {
      wanted.current = null;
      const place = bay.id;
      const said = (more: Pick<Tried, 'answer' | 'error'>) =>
        ending.signal.aborted || setTried((known) => (known?.bay.id === place ? { ...known, ...more } : known));
      try {
        const query = { run_id: run.id, sku_id: goods.sku.id, from_location_id: goods.after.place.id };
        const { answer } = await http('GET /slotting/why-not', {
          query: { ...query, location_id: place, bay: '1' },
          signal: ending.signal,
        });
        said({ answer, error: null });
      } catch (error) {
        said({ answer: null, error });
      }
    }
    if (asking.current === ending) asking.current = null;
  };
  const onTry = (bay: Bay) => {
    if (!run || !goods) return;
    setTried({ bay, answer: null, error: null });
    wanted.current = bay;
    if (!asking.current || asking.current.signal.aborted) void ask();
  };
  return { tried, onTry };
}
