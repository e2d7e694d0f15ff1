import type { Role } from '@slotwise/contract';
import { isApiError, isUnanswered } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { useDescribeError } from '@slotwise/shared/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { savePermissions } from '../../drafts/api/save-permissions';
import { useBoard } from '../../drafts/board-data';
import { useChangeDrafts, useMarkSaving } from '../../drafts/store';
import { withRole } from '../../model/optimistic';
import { expectVersions, forgetVersions, putEdit, refusedAsOld } from '../../model/role-drafts';
import type { Pending } from './model/pending';
import { useWords } from '../../words';

/** A role that was not saved, and why. */
export interface Fault {
  id: string;
  name: string;
  reason: string;
}

interface Progress {
  done: number;
  of: number;
}

/**
 * Saves the permissions of several roles, one after the other: each is its own request with its own answer, and one that
 * is refused keeps its edits and does not stop the others.
 */
export function useSaveAll() {
  const { t } = useWords();
  const describeError = useDescribeError();
  const platform = usePlatform();
  const cache = useQueryClient();
  const { me } = useBoard();
  const change = useChangeDrafts();
  const markSaving = useMarkSaving();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const { queryKey } = tenantQueries(platform.http, me).roles;

  const saveOne = async ({ role, edit }: Pending): Promise<Fault | null> => {
    change((drafts) => expectVersions(drafts, [role]));
    markSaving(role.id, 'permissions', true);
    try {
      const answer = await savePermissions(platform.http, { id: role.id, version: edit.version }, edit.ids);
      cache.setQueryData<readonly Role[]>(queryKey, (now) => now && withRole(now, answer.role));
      change((drafts) => putEdit(drafts, role.id, 'permissions', undefined));
      return null;
    } catch (error) {
      const old = isApiError(error) && error.code === 'version_mismatch';
      change((drafts) => {
        // Without an answer it may have been done after all: then the new version is still our own.
        const known = isUnanswered(error) ? drafts : forgetVersions(drafts, [role]);
        return old ? refusedAsOld(known, role.id) : known;
      });
      if (!isApiError(error) && !isUnanswered(error)) platform.report(error);
      const { title, advice } = describeError(error);
      return { id: role.id, name: role.name, reason: old ? t('stale.banner') : `${title} ${advice}` };
    } finally {
      markSaving(role.id, 'permissions', false);
    }
  };

  const save = async (pending: readonly Pending[]) => {
    const failed: Fault[] = [];
    setFaults([]);
    for (const [done, one] of pending.entries()) {
      if (platform.signal.aborted) return;
      setProgress({ done, of: pending.length });
      const fault = one.stale
        ? { id: one.role.id, name: one.role.name, reason: t('stale.banner') }
        : await saveOne(one);
      if (fault) failed.push(fault);
    }
    setProgress(null);
    setFaults(failed);
    if (failed.length > 0) await cache.invalidateQueries({ queryKey, exact: true });
    const saved = pending.length - failed.length;
    const title = t('matrix.saved', { saved, total: pending.length });
    if (failed.length === 0) platform.notify({ intent: 'success', title });
    else
      platform.notify({
        intent: 'error',
        title,
        body: failed.map(({ name, reason }) => `${name}: ${reason}`).join('\n'),
      });
  };

  return { save: (pending: readonly Pending[]) => void save(pending), progress, faults, dismiss: () => setFaults([]) };
}
