import { makeStyles, media, mergeClasses, Skeleton, SkeletonItem, tokens } from '@slotwise/shared/ui';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    flexShrink: 0,
    paddingBlock: '8px',
    paddingInline: '24px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [media.belowSm]: { paddingInline: '16px' },
  },
  search: { width: '16rem', [media.belowSm]: { width: '100%' } },
  filter: { width: '10rem' },
  // Several are behind one button there.
  folded: { [media.belowSm]: { display: 'none' } },
  unfold: { width: '6.5rem', display: 'none', [media.belowSm]: { display: 'block' } },
});

/** Stands in the place of a `FilterBar` until it is known what it filters. */
export function FilterBarSkeleton({ filters }: { filters: number }) {
  const styles = useStyles();
  return (
    <Skeleton aria-hidden="true" className={styles.root}>
      <SkeletonItem size={32} className={styles.search} />
      {filters > 1 && <SkeletonItem size={32} className={styles.unfold} />}
      {Array.from({ length: filters }, (_, place) => (
        <SkeletonItem key={place} size={32} className={mergeClasses(styles.filter, filters > 1 && styles.folded)} />
      ))}
    </Skeleton>
  );
}
