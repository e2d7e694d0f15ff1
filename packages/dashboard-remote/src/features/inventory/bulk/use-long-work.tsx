import { ProgressBar } from '@slotwise/shared/ui/data';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useState } from 'react';
import { useWords } from './words';

interface Running {
  title: string;
  stop: AbortController;
  giveUp: AbortController;
  done: number;
  /** Undefined while nobody knows it. */
  total?: number;
}

export interface LongWork {
  /** Ends it before its next step. */
  signal: AbortSignal;
  /** Ends the step that only waits for the connection. */
  givenUp: AbortSignal;
  tell: (done: number, total?: number) => void;
}

/** Work of many requests, with its progress and a way to end it before the next one. */
export function useLongWork() {
  const { t } = useWords();
  const [running, setRunning] = useState<Running | null>(null);
  const run = async <T,>(title: string, work: (how: LongWork) => Promise<T>): Promise<T> => {
    const stop = new AbortController();
    const giveUp = new AbortController();
    setRunning({ title, stop, giveUp, done: 0 });
    const tell = (done: number, total?: number) => setRunning({ title, stop, giveUp, done, total });
    try {
      return await work({ signal: stop.signal, givenUp: giveUp.signal, tell });
    } finally {
      setRunning(null);
    }
  };
  const { title = '', done = 0, total, stop, giveUp } = running ?? {};
  const said = total === undefined ? t('work.read', { count: done }) : t('work.done', { done, total });
  const dialog = (
    <ConfirmDialog
      open={running !== null}
      title={title}
      confirmLabel={t('work.busy')}
      busy
      onStop={() => {
        stop?.abort();
        // A step that was sent is waited for: it may be done.
        if (!navigator.onLine) giveUp?.abort();
      }}
      onConfirm={() => undefined}
      onCancel={() => undefined}
    >
      <div role="status">{said}</div>
      <ProgressBar aria-label={said} value={total && done} max={total} />
    </ConfirmDialog>
  );
  return { run, dialog };
}
