import { isAborted } from '@slotwise/shared/http';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { useDescribeError } from '@slotwise/shared/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inSlices } from './in-slices';
import type { Sent } from './in-slices';
import { useLongWork } from './use-long-work';
import { useNames } from './use-names';
import type { wholeSelection } from './whole-selection';
import { useWords } from './words';

interface Changed<Row> {
  chosen: ReturnType<typeof wholeSelection<Row & { id: string }>>;
  /** List that shows them. */
  queryKey: readonly string[];
  /** "The SKUs were not changed": of those that could not be read, or of which none was changed. */
  failed: string;
  /** Is told of those that are left. */
  onDone: (left: readonly Row[]) => void;
}

interface Change<Row, Answer> {
  /** "Changing SKUs" */
  title: string;
  /** Most records that one request takes. */
  size: number;
  send: (ids: string[], signal: AbortSignal) => Promise<Answer>;
  /** Says how many were changed; as news where none had to be. */
  say: (sent: Sent<Row, Answer>) => { title: string; intent?: 'info' };
}

/**
 * A change of selected records, asked for by a dialog of the caller's: those that are not loaded are read before, those that refuse it are
 * named, and the others have it.
 */
export function useChangeMany<Row extends { id: string; code: string }>({
  chosen: { rows, readAll },
  queryKey,
  failed,
  onDone,
}: Changed<Row>) {
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const describeError = useDescribeError();
  const namesOf = useNames();
  const long = useLongWork();
  const [asked, setAsked] = useState<readonly Row[] | null>(null);
  const ask = async () => {
    try {
      const all = readAll && (await long.run(t('work.reading'), ({ signal, tell }) => readAll(signal, tell)));
      setAsked(all ?? rows);
    } catch (error) {
      if (!isAborted(error)) notifyFailure(platform, failed, error);
    }
  };
  const whyLeft = ({ left, error }: Sent<Row, unknown>) => {
    const count = left.length;
    if (error === undefined) return t('change.stopped', { count });
    const { title, advice } = describeError(error);
    const names = namesOf(left.map(({ code }) => code));
    return t('change.left', { count, names, why: [title, advice].filter(Boolean).join(' ') });
  };
  const change = async <Answer>(records: readonly Row[], { title, size, send, say }: Change<Row, Answer>) => {
    setAsked(null);
    const sent = await long.run(title, ({ signal, givenUp, tell }) =>
      inSlices(records, {
        ...{ size, signal },
        send: (slice) =>
          send(
            slice.map(({ id }) => id),
            givenUp,
          ),
        onProgress: (count) => tell(count, records.length),
      }),
    );
    void cache.invalidateQueries({ queryKey });
    onDone(sent.left);
    if (sent.done.length === 0 && sent.error !== undefined) return notifyFailure(platform, failed, sent.error);
    const isWhole = sent.left.length === 0;
    platform.notify({
      intent: isWhole ? 'success' : 'warning',
      ...(isWhole ? say(sent) : { title: say(sent).title, body: whyLeft(sent) }),
    });
  };
  return { asked, ask: () => void ask(), end: () => setAsked(null), change, progress: long.dialog };
}
