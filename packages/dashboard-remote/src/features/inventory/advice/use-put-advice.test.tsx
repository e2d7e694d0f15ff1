import type { Answer } from '@slotwise/contract';
import { renderWithPlatform } from '@slotwise/shared/testing';
import { act } from '@testing-library/react';
import { usePutAdviceNow } from './use-put-advice';

const GOODS = { warehouseId: 'w1', skuId: 's1', quantity: 1, lot: '' };
let ask: () => Promise<Answer<'GET /stock/places'> | null>;
function Asker() {
  const now = usePutAdviceNow();
  ask = () => now(GOODS);
  return null;
}

test('nobody waits with a scanner in the hand for longer than three seconds', async () => {
  jest.useFakeTimers();
  try {
    renderWithPlatform(<Asker />, { routes: { 'GET /stock/places': () => new Promise<never>(() => {}) } });
    const answered = jest.fn();
    void ask().then(answered);
    await act(() => jest.advanceTimersByTimeAsync(2999));
    expect(answered).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(answered).toHaveBeenCalledWith(null);
  } finally {
    jest.useRealTimers();
  }
});
