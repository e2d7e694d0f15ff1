import { isAborted } from '@slotwise/shared/http';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Saving } from './saved-mark';

/** Time that the mark says that it is saved. Milliseconds. */
const SHOWN_MS = 3000;

/**
 * Saves each change as it is made, in their order, and says how the last one fared. Changes that come while one is being
 * saved are saved after it, the last of them only.
 * @param save what it throws counts as not saved
 */
export function useSavedInPlace<Value>(save: (value: Value) => Promise<unknown>) {
  const [saving, setSaving] = useState<Saving>('idle');
  const queue = useRef<{ running: boolean; next: { value: Value } | null }>({ running: false, next: null });
  const failed = useRef<{ value: Value } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const put = useCallback(async (value: Value) => {
    clearTimeout(timer.current);
    queue.current.next = { value };
    if (queue.current.running) return;
    queue.current.running = true;
    setSaving('saving');
    for (let change: { value: Value } | null = { value }; change !== null; change = queue.current.next) {
      queue.current.next = null;
      try {
        await latest.current(change.value);
        failed.current = null;
      } catch (error) {
        failed.current = isAborted(error) ? null : change;
      }
    }
    queue.current.running = false;
    setSaving(failed.current ? 'failed' : 'saved');
    if (!failed.current) timer.current = setTimeout(() => setSaving('idle'), SHOWN_MS);
  }, []);

  return {
    saving,
    save: useCallback((value: Value) => void put(value), [put]),
    retry: useCallback(() => {
      if (failed.current) void put(failed.current.value);
    }, [put]),
  };
}
