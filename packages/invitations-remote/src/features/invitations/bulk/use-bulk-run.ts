import type { Me } from '@slotwise/contract';
import { isAborted } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { putIntoLists, queryKeys } from '@slotwise/shared/session';
import { useDescribeError } from '@slotwise/shared/words';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { inviteMany } from '../api/invite-many';
import { termsOf } from '../model/invitation-draft';
import type { Terms } from '../model/invitation-draft';
import { runBulk } from './model/run';
import type { ResultRow } from './model/run';
import { useWords } from './words';

export interface BulkRun {
  /** Null before the first run. */
  results: readonly ResultRow[] | null;
  /** Of the run that is under way: rows that have their result, and all of them; null when none is. */
  progress: { done: number; total: number; stopping: boolean } | null;
  /** Why the last run ended before its end. */
  error: Error | null;
  /** @param all every row of the list, for the table of results @param toSend those to be sent now */
  start: (all: readonly ResultRow[], toSend: readonly ResultRow[]) => void;
  stop: () => void;
  /** Puts right a row that the server or the check refused. */
  mend: (id: string, address: string) => void;
  forget: () => void;
}

/** Sends a list part by part, keeps what became of each row, and puts new invitations into the page's list. */
export function useBulkRun(me: Me, terms: Terms, roleID: string | null): BulkRun {
  const platform = usePlatform();
  const cache = useQueryClient();
  const { t } = useWords();
  const describeError = useDescribeError();
  const [results, setResults] = useState<readonly ResultRow[] | null>(null);
  const [progress, setProgress] = useState<BulkRun['progress']>(null);
  const [error, setError] = useState<Error | null>(null);
  const stopping = useRef(false);

  const put = (changed: readonly ResultRow[]) => {
    const byId = new Map(changed.map((row) => [row.id, row]));
    setResults((before) => before?.map((row) => byId.get(row.id) ?? row) ?? null);
  };

  const start: BulkRun['start'] = (all, toSend) => {
    stopping.current = false;
    setError(null);
    setResults(all);
    setProgress({ done: 0, total: toSend.length, stopping: false });
    const end = runBulk({
      rows: toSend,
      send: async (request) => {
        const answer = await inviteMany(platform.http, { ...termsOf(terms, roleID), ...request });
        const invited = answer.results.flatMap(({ invitation }) => invitation ?? []);
        if (invited.length > 0) putIntoLists(cache, queryKeys.list(me.userType, 'invitations'), invited);
        return answer;
      },
      onResults: (changed) => {
        put(changed);
        setProgress((before) => before && { ...before, done: before.done + changed.length });
      },
      stopped: () => stopping.current,
      explain: (failure) => describeError(failure).title,
    });
    void end.then((failure) => {
      setProgress(null);
      if (failure instanceof Error && !isAborted(failure)) setError(failure);
      platform.announce(t(stopping.current ? 'run.stopped' : 'run.done'));
    });
  };

  return {
    results,
    progress,
    error,
    start,
    stop: () => {
      stopping.current = true;
      setProgress((before) => before && { ...before, stopping: true });
    },
    mend: (id, address) =>
      setResults((before) => before?.map((row) => (row.id === id ? { ...row, address } : row)) ?? null),
    forget: () => setResults(null),
  };
}
