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
  // As a bar with a title has it: title and search share a part of the row, on a phone one stands below the other.
  lead: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px 16px',
    flexGrow: 1,
    flexBasis: '29rem',
    maxWidth: '42rem',
    minWidth: 0,
    [media.belowSm]: { flexWrap: 'wrap', flexBasis: '100%', maxWidth: 'none' },
  },
  title: { width: '15rem', maxWidth: '100%', flexShrink: 0, marginBlock: '1px' },
  beside: { flexGrow: 1, flexBasis: 0, minWidth: '8rem', [media.belowSm]: { flexBasis: '100%' } },
  end: { marginInlineStart: 'auto', maxWidth: '100%' },
  filter: { width: '10rem' },
  // Several are behind one button there.
  folded: { [media.belowSm]: { display: 'none' } },
  unfold: { width: '6.5rem', display: 'none', [media.belowSm]: { display: 'block' } },
});

export interface FilterBarSkeletonProps {
  filters: number;
  /** The bar says what the list is of and how long it is. */
  titled?: boolean;
  /** Width of the controls at the right, if there are any. */
  end?: string;
}

/** Stands in the place of a `FilterBar` until it is known what it filters. */
export function FilterBarSkeleton({ filters, titled = false, end }: FilterBarSkeletonProps) {
  const styles = useStyles();
  return (
    <Skeleton aria-hidden="true" className={styles.root}>
      {titled ? (
        <div className={styles.lead}>
          <SkeletonItem size={20} className={styles.title} />
          <SkeletonItem size={32} className={styles.beside} />
        </div>
      ) : (
        <SkeletonItem size={32} className={styles.search} />
      )}
      {filters > 1 && <SkeletonItem size={32} className={styles.unfold} />}
      {Array.from({ length: filters }, (_, place) => (
        <SkeletonItem key={place} size={32} className={mergeClasses(styles.filter, filters > 1 && styles.folded)} />
      ))}
      {end !== undefined && <SkeletonItem size={36} className={styles.end} style={{ width: end }} />}
    </Skeleton>
  );
}
