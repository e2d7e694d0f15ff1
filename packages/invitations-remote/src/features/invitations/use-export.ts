import type { Me } from '@slotwise/contract';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { useState } from 'react';
import { useWords } from '../../words';
import type { Filters } from './model/filters';
import { useAllMatching } from './use-all-matching';

interface Export {
  start: (filters: Filters) => void;
  busy: boolean;
}

/** Downloads all invitations that filters let through as CSV. */
export function useExport(me: Me): Export {
  const platform = usePlatform();
  const { t } = useWords();
  const readAll = useAllMatching(me);
  const [busy, setBusy] = useState(false);
  const run = async (filters: Filters) => {
    setBusy(true);
    try {
      const [{ exportInvitations }, invitations] = await Promise.all([
        import('./export/export-invitations'),
        readAll(filters),
      ]);
      exportInvitations(t, invitations);
      platform.notify({ intent: 'success', title: t('export.done', { count: invitations.length }) });
    } catch (error) {
      notifyFailure(platform, t('export.failed'), error);
    } finally {
      setBusy(false);
    }
  };
  return { start: (filters) => void run(filters), busy };
}
