import type { PermissionName } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import { ErrorState } from '@slotwise/shared/ui';
import { ScreenLink } from '@slotwise/shared/ui/link';
import { useDescribeError } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { requestKeys } from '../../open-requests';
import { useWords } from './words';

/** Open requests that are looked at; of more, it is known that there are more. */
const LOOKED_AT = 100;

/**
 * A row for pages of other remotes: the requests for permissions that wait for this person. It draws nothing for who
 * may not open their list, and while none waits.
 */
export function WaitingRequests() {
  const platform = usePlatform();
  const mayDecide = useCan(platform, 'manage_roles');
  return useCan(platform, 'view_roles') && mayDecide ? <Waiting /> : null;
}

function Waiting() {
  const { t } = useWords();
  const { http, session } = usePlatform();
  const { me } = useSession({ session });
  const describeError = useDescribeError();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...requestKeys.all, 'waiting'],
    queryFn: ({ signal }) => http('GET /access-requests', { query: { status: 'open', limit: LOOKED_AT }, signal }),
  });
  if (error && !data) {
    return <ErrorState compact {...describeError(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  // Nobody decides on their own, or on a permission that they do not hold. A name newer than this page is held by nobody.
  const count = data?.items.filter(
    ({ user, permission }) => user.id !== me?.id && session.can(permission as PermissionName),
  ).length;
  if (!count) return null;
  return <ScreenLink to="/roles?request">{t(data?.nextCursor ? 'row.more' : 'row.waiting', { count })}</ScreenLink>;
}
