import { usePlatform } from '@slotwise/shared/remote';
import { createContext, use, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { createTicker } from './model/ticker';
import type { Ticker } from './model/ticker';

interface Ticking {
  ticker: Ticker;
  /** The digits stand still: the moment is shown instead. Invitations expire all the same. */
  paused: boolean;
  pause: (paused: boolean) => void;
}

const TickerContext = createContext<Ticking | null>(null);

/** The one timer of the page, by the server's clock, and whether people let it move the digits. */
export function TickerProvider({ children }: { children: ReactNode }) {
  const { http, preferences } = usePlatform();
  const [ticker] = useState(() => createTicker(http.now));
  const [paused, setPaused] = useState(() => preferences.get('countdowns') === 'paused');
  const value = useMemo(
    () => ({
      ticker,
      paused,
      pause: (next: boolean) => {
        setPaused(next);
        preferences.set('countdowns', next ? 'paused' : 'running');
      },
    }),
    [ticker, paused, preferences],
  );
  return <TickerContext value={value}>{children}</TickerContext>;
}

export function useTicking(): Ticking {
  const ticking = use(TickerContext);
  if (!ticking) throw new Error('useTicking() outside of TickerProvider.');
  return ticking;
}
