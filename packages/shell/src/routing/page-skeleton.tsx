import { ListSkeleton, makeStyles, Skeleton, SkeletonItem } from '@slotwise/shared/ui';

const useStyles = makeStyles({
  root: { padding: '18px 24px' },
  title: { width: '180px', marginBlockEnd: '24px' },
});

/** The shape of a page while it is on its way. */
export function PageSkeleton() {
  const styles = useStyles();
  return (
    <div className={styles.root} aria-busy="true">
      <Skeleton className={styles.title} aria-hidden="true">
        <SkeletonItem size={20} />
      </Skeleton>
      <ListSkeleton count={3} />
    </div>
  );
}
