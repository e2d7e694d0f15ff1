import type { Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { pagedLists, tenantQueries, useCan, useSession } from '@slotwise/shared/session';
import { Card, CardHeader, ErrorState, ListSkeleton, makeStyles } from '@slotwise/shared/ui';
import { useInfiniteList } from '@slotwise/shared/ui/plain';
import { useDescribeError } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { roleShares } from './role-shares';
import { ShareTable } from './share-table';
import { useWords } from './words';

const useStyles = makeStyles({ card: { gap: '8px', padding: '16px' } });

/**
 * A card for pages of other remotes: the distribution of people over the roles. A person who may not see roles is shown
 * nothing.
 */
export function UsersByRole() {
  const platform = usePlatform();
  const { me } = useSession(platform);
  return useCan(platform, 'view_roles') && me ? <SharesOf me={me} /> : null;
}

function SharesOf({ me }: { me: Me }) {
  const styles = useStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const describeError = useDescribeError();
  const reads = tenantQueries(platform.http, me);
  const roles = useQuery(reads.roles);
  const none = useInfiniteList({
    ...pagedLists(platform.http, me).users({ has_role: 'no' }),
    enabled: useCan(platform, 'view_users'),
  });
  if (roles.data?.length === 0) return null;
  return (
    <Card role="region" aria-label={t('card.title')} className={styles.card}>
      <CardHeader header={t('card.title')} />
      {roles.data && <ShareTable shares={roleShares(roles.data, none.matching)} />}
      {roles.isPending && <ListSkeleton avatar={false} />}
      {roles.error && (
        <ErrorState
          compact
          {...describeError(roles.error)}
          onRetry={() => void roles.refetch()}
          retrying={roles.isFetching}
        />
      )}
    </Card>
  );
}
