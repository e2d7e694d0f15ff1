import { useExtensions } from '@slotwise/shared/remote';
import { Card, ListSkeleton, makeStyles } from '@slotwise/shared/ui';

const useStyles = makeStyles({ card: { padding: '16px' } });

/**
 * Cards that other remotes bring to this page, each of which fails alone. Remotes that are not there leave no trace.
 */
export function BroughtCards() {
  const styles = useStyles();
  const awaited = (title: string) => (
    <Card role="region" aria-label={title} className={styles.card}>
      <ListSkeleton avatar={false} />
    </Card>
  );
  return useExtensions('dashboard.card').map(({ remote, title, Component }) => (
    <Component key={`${remote} ${title}`} fallback={awaited(title)} />
  ));
}
