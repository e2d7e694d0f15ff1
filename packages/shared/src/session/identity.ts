import type { Me, Role } from '@slotwise/contract';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { isInconclusive, type Http } from '../http';
import type { SessionState } from '../platform';
import type { IdentityMemory } from './identity-memory';
import type { LoadError } from './load-error';
import { meQuery, myRoleQuery } from './queries';
import { queryKeys } from './query-keys';

export interface Identity {
  /** Asks the server who this is, without hiding what is shown. */
  recheck(): void;
  reload(): Promise<void>;
  close(): void;
}

interface Result<T> {
  data: T | undefined;
  error: LoadError | null;
  /** `paused`: not asked, because there is no network. */
  fetchStatus: 'fetching' | 'paused' | 'idle';
}

const isRefused = ({ error }: Result<unknown>) => error !== null && !isInconclusive(error.cause);
const isUnanswered = ({ data, error, fetchStatus }: Result<unknown>) =>
  data === undefined && (fetchStatus === 'paused' || (error !== null && isInconclusive(error.cause)));

/** While nobody answers, or the server is in trouble, people keep the rights they were known to have; a refusal takes them. */
const keptThrough = <T>(result: Result<T>, last: T | null): T | null =>
  result.data !== undefined ? result.data : isRefused(result) ? null : last;

/** Follows the signed-in user and their role in the query cache, where live reactions change them. */
export function watchIdentity({
  http,
  queryClient,
  show,
  memory,
  token,
}: {
  http: Http;
  queryClient: QueryClient;
  show(state: SessionState): void;
  /** Knows who this was when there is nobody to ask. */
  memory: IdentityMemory;
  /** The access token that the session stands by. */
  token(): string | null;
}): Identity {
  let me: Me | null = null;
  let role: Role | null = null;
  /** The user whose role was known once: from then on a reload of it does not hide the page again. */
  let settled: string | undefined;

  const meObserver = new QueryObserver(queryClient, meQuery(http));
  const roleObserver = new QueryObserver(queryClient, myRoleQuery(http, false));

  const onMe = () => {
    const result = meObserver.getCurrentResult();
    const recalled = me === null && isUnanswered(result) ? memory.recall(token()) : null;
    if (recalled) role = recalled.role;
    const next = keptThrough<Me>(result, me ?? recalled?.me ?? null);
    const before = me;
    me = next;
    const switched = before !== null && next !== null && before.id !== next.id;
    if (switched) forget();
    if (switched || next?.roleID !== before?.roleID) {
      roleObserver.setOptions(myRoleQuery(http, Boolean(next?.roleID)));
      if (!switched && before?.roleID && next?.roleID) void queryClient.invalidateQueries({ queryKey: queryKeys.role });
    }
    update();
  };

  /** Somebody else signed in in another tab: nothing of the former user may stay. */
  const forget = () => {
    role = null;
    settled = undefined;
    queryClient.removeQueries({
      predicate: ({ queryKey, meta }) => queryKey[0] !== queryKeys.me[0] && meta?.['public'] !== true,
    });
  };

  const update = () => {
    const mine = meObserver.getCurrentResult();
    if (!me) return show({ status: 'loading', me: null, role: null, error: mine.error });
    const result = roleObserver.getCurrentResult();
    role = me.roleID ? keptThrough<Role | null>(result, role) : null;
    // Without an answer it is not known what this person may do: that is not the same as having no role.
    const isKnown = !me.roleID || result.data !== undefined || role !== null;
    if (isKnown) settled = me.id;
    if (isRefused(mine) || isRefused(result)) memory.forget();
    // The server's latest answer, not the remembered one.
    if (mine.data && isKnown && (!me.roleID || result.data !== undefined)) memory.remember({ me, role });
    const isLost = !isKnown && result.error !== null;
    const error = mine.error ?? (me.roleID ? result.error : null);
    show({ status: settled === me.id && !isLost ? 'user' : 'loading', me, role, error });
  };

  const endMe = meObserver.subscribe(onMe);
  const endRole = roleObserver.subscribe(update);
  onMe();

  return {
    recheck: () => void queryClient.invalidateQueries({ queryKey: queryKeys.me }),
    async reload() {
      await meObserver.refetch();
      if (me?.roleID) await roleObserver.refetch();
    },
    close() {
      endMe();
      endRole();
      meObserver.destroy();
      roleObserver.destroy();
    },
  };
}
