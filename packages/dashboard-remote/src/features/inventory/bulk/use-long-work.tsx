import { ProgressBar } from '@slotwise/shared/ui/data';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useState } from 'react';
import { useWords } from './words';

interface Running {
  title: string;
  stop: AbortController;
  done: number;
  /** Undefined while nobody knows it. */
  total?: number;
}

export interface LongWork {
  signal: AbortSignal;
  tell: (done: number, total?: number) => void;
}

/** Work of many requests, with its progress and a way to end it before the next one. */
export function useLongWork() {
  const { t } = useWords();
  const [running, setRunning] = useState<Running | null>(null);
  const run = async <T,>(title: string, work: (how: LongWork) => Promise<T>): Promise<T> => {
    const stop = new AbortController();
    setRunning({ title, stop, done: 0 });
    const tell = (done: number, total?: number) => setRunning({ title, stop, done, total });
    try {
      return await work({ signal: stop.signal, tell });
    } finally {
      setRunning(null);
    }
  };
  const { title = '', done = 0, total, stop } = running ?? {};
  const said = total === undefined ? t('work.read', { count: done }) : t('work.done', { done, total });
  const dialog = (
    <ConfirmDialog
      open={running !== null}
      title={title}
      confirmLabel={t('work.busy')}
      busy
      onStop={() => stop?.abort()}
      onConfirm={() => undefined}
      onCancel={() => undefined}
    >
      <div role="status">{said}</div>
      <ProgressBar aria-label={said} value={total && done} max={total} />
    </ConfirmDialog>
  );
  return { run, dialog };
}
