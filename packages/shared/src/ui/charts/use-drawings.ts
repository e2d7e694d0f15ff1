import { useCallback, useEffect, useState } from 'react';
import type { ChartDrawing } from './drawings';

type Loaded = { ChartDrawing: typeof ChartDrawing };
let loaded: Loaded | undefined;

/** Code that draws charts, loaded when the first one is drawn. */
export function useDrawings() {
  const [outcome, setOutcome] = useState<Loaded | 'failed' | undefined>(loaded);
  const load = useCallback(() => {
    setOutcome((before) => (before === 'failed' ? undefined : before));
    import('./drawings').then(
      (drawings) => {
        loaded = drawings;
        setOutcome(drawings);
      },
      (error: unknown) => {
        console.warn('What draws charts could not be loaded; their figures are shown as tables.', error);
        setOutcome('failed');
      },
    );
  }, []);
  useEffect(() => {
    if (!loaded) load();
  }, [load]);
  return outcome;
}
