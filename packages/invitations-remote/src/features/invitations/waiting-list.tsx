import {
  ListSkeleton,
  makeStyles,
  media,
  mergeClasses,
  PageContent,
  Skeleton,
  SkeletonItem,
  sizes,
  tokens,
} from '@slotwise/shared/ui';
import { FilterBarSkeleton } from '@slotwise/shared/ui/plain';

/** More rows than fit into a window say nothing more. */
const ROWS = 16;

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
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    boxSizing: 'border-box',
    height: sizes.rowHeight,
    paddingInline: '14px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  // On a phone a row has the person over the status and the time that is left.
  person: { [media.belowSm]: { height: '84px' } },
  fixed: { flexShrink: 0 },
  name: { flexGrow: 1, flexBasis: 0, maxWidth: '16rem' },
  action: { width: '4rem', flexShrink: 0, marginInlineStart: 'auto' },
});

/** Stands in the place of filters and list, in their shape. */
export function WaitingList({ shape = 'rows' }: { shape?: 'rows' | 'cards' }) {
  const styles = useStyles();
  return (
    <>
      <FilterBarSkeleton filters={2} titled end="16rem" />
      <PageContent className={styles.content}>
        {shape === 'cards' ? (
          <ListSkeleton shape="cards" count={6} />
        ) : (
          <div className={styles.frame}>
            <ListSkeleton count={0} />
            <Skeleton aria-hidden="true">
              <div className={styles.row}>
                <SkeletonItem shape="square" size={16} className={styles.fixed} />
                <SkeletonItem size={12} className={styles.action} style={{ marginInlineStart: 0 }} />
              </div>
              {Array.from({ length: ROWS }, (_, place) => (
                <div key={place} className={mergeClasses(styles.row, styles.person)}>
                  <SkeletonItem shape="square" size={16} className={styles.fixed} />
                  <SkeletonItem shape="circle" size={24} className={styles.fixed} />
                  <SkeletonItem size={12} className={styles.name} />
                  <SkeletonItem size={24} className={styles.action} />
                </div>
              ))}
            </Skeleton>
          </div>
        )}
      </PageContent>
    </>
  );
}
