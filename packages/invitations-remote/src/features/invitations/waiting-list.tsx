import {
  ListSkeleton,
  makeStyles,
  media,
  PageContent,
  sizes,
  Skeleton,
  SkeletonItem,
  tokens,
} from '@slotwise/shared/ui';
import { FilterBarSkeleton } from '@slotwise/shared/ui/plain';

const useStyles = makeStyles({
  content: { minHeight: 0, paddingBlock: '12px 16px' },
  // As the table: it scrolls within its frame, which reaches to the end of the page.
  frame: {
    flexGrow: 1,
    flexBasis: 0,
    minHeight: 0,
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    boxSizing: 'border-box',
    height: sizes.rowHeight,
    paddingInline: '14px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  fixed: { flexShrink: 0 },
  name: { width: '4rem' },
  // On a phone a row has the person over the status and the time that is left.
  rows: {
    '& [aria-hidden] > div': {
      boxSizing: 'border-box',
      paddingInline: '52px 14px',
      [media.belowSm]: { height: '84px' },
    },
  },
});

/** Stands in the place of filters and list, in their shape. */
export function WaitingList({ shape = 'rows' }: { shape?: 'rows' | 'cards' }) {
  const styles = useStyles();
  return (
    <>
      <FilterBarSkeleton filters={2} titled end="16rem" />
      <PageContent className={styles.content}>
        {shape === 'cards' ? (
          <ListSkeleton shape="cards" />
        ) : (
          <div className={styles.frame}>
            <Skeleton aria-hidden="true" className={styles.head}>
              <SkeletonItem shape="square" size={16} className={styles.fixed} />
              <SkeletonItem size={12} className={styles.name} />
            </Skeleton>
            <ListSkeleton className={styles.rows} />
          </div>
        )}
      </PageContent>
    </>
  );
}
