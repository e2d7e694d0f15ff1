import type { Role } from '@slotwise/contract';
import { isAborted, isApiError, isUnanswered } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { useDescribeError } from '@slotwise/shared/words';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { losersOf } from '../model/moves';
import { afterSave, withRole } from '../model/optimistic';
import { pendingIn } from '../model/pending';
import type { Pending } from '../model/pending';
import { expectVersions, forgetVersions, putEdit, refusedAsOld } from '../model/role-drafts';
import { useWords } from '../words';
import { savePermissions } from './api/save-permissions';
import { saveUsers } from './api/save-users';
import { useBoard } from './board-data';
import { useChangeDrafts, useMarkSaving, useReadDrafts } from './store';

/** A list of a role that was not saved, and why. */
export interface Fault {
  id: string;
  name: string;
  reason: string;
}

interface Progress {
  done: number;
  total: number;
}

/**
 * Saves lists of several roles, one after the other: each is its own request with its own answer, and one that is refused
 * keeps its edits and does not stop the others.
 */
export function useSaveAll() {
  const { t } = useWords();
  const describeError = useDescribeError();
  const platform = usePlatform();
  const cache = useQueryClient();
  const { me, userById, permissionById } = useBoard();
  const change = useChangeDrafts();
  const read = useReadDrafts();
  const markSaving = useMarkSaving();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const ending = useRef(new AbortController());
  const queries = tenantQueries(platform.http, me);
  const keys = { roles: queries.roles.queryKey };
  const rolesNow = () => cache.getQueryData<readonly Role[]>(keys.roles) ?? [];

  /** Shows what was saved. People who were moved count a version up of the role that they left: it is read again. */
  const show = async ({ role, part, edit }: Pending, answered: Role, losers: readonly Role[]) => {
    const after = afterSave({ roles: rolesNow(), userById, permissionById }, role, part, edit.ids);
    cache.setQueryData<readonly Role[]>(keys.roles, (now) => now && withRole(after, answered));
    change((drafts) => putEdit(drafts, role.id, part, undefined));
    if (losers.length > 0) await cache.refetchQueries({ queryKey: keys.roles, exact: true });
  };

  const saveOne = async (pending: Pending): Promise<Fault | null> => {
    const { role, part, edit } = pending;
    const losers = part === 'users' ? losersOf(pending.added, rolesNow(), role.id) : [];
    const counted = [role, ...losers];
    change((drafts) => expectVersions(drafts, counted));
    markSaving(role.id, part, ending.current);
    try {
      const save = part === 'permissions' ? savePermissions : saveUsers;
      const http = platform.http.scoped({ signal: ending.current.signal });
      const answer = await save(http, { id: role.id, version: edit.version }, edit.ids);
      await show(pending, answer.role, losers);
      return null;
    } catch (error) {
      const old = isApiError(error) && error.code === 'version_mismatch';
      change((drafts) => {
        // Without an answer it may have been done after all: then the new version is still our own.
        const known = isUnanswered(error) ? drafts : forgetVersions(drafts, counted);
        return old ? refusedAsOld(known, role.id) : known;
      });
      if (isAborted(error)) {
        ending.current.abort();
        return null;
      }
      if (!isApiError(error) && !isUnanswered(error)) platform.report(error);
      const { title, advice } = describeError(error);
      return { id: role.id, name: role.name, reason: old ? t('stale.banner') : `${title} ${advice}` };
    } finally {
      markSaving(role.id, part, null);
    }
  };

  /** The role as it is by now: an earlier save may have made a version of this role too. */
  const latest = (one: Pending): Pending | null => {
    const role = rolesNow().find(({ id }) => id === one.role.id);
    return role ? pendingIn(read().drafts, role, one.part) : null;
  };

  const save = async (all: readonly Pending[]) => {
    const failed: Fault[] = [];
    ending.current = new AbortController();
    setFaults([]);
    for (const [done, planned] of all.entries()) {
      if (platform.signal.aborted) return;
      setProgress({ done, total: all.length });
      const one = latest(planned);
      if (!one) continue;
      const fault = one.stale
        ? { id: one.role.id, name: one.role.name, reason: t('stale.banner') }
        : await saveOne(one);
      if (fault) failed.push(fault);
      if (ending.current.signal.aborted) break;
    }
    setProgress(null);
    setFaults(failed);
    // People who gave it up know; the drafts of this one and the following are as they were.
    if (ending.current.signal.aborted && failed.length === 0) return;
    if (failed.length > 0) await cache.invalidateQueries({ queryKey: keys.roles, exact: true });
    const rolesOf = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id)).size;
    const total = rolesOf(all.map(({ role }) => role));
    const title = t('matrix.saved', { saved: total - rolesOf(failed), total });
    if (failed.length === 0) platform.notify({ intent: 'success', title });
    else
      platform.notify({
        intent: 'error',
        title,
        body: failed.map(({ name, reason }) => `${name}: ${reason}`).join('\n'),
      });
  };

  return {
    save: (pending: readonly Pending[]) => void save(pending),
    /** Ends it: what is being saved is a draft again, and what would follow stays one. */
    giveUp: () => ending.current.abort(),
    progress,
    faults,
    dismiss: () => setFaults([]),
  };
}
