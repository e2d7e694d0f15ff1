import { makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { sharedWords } from '@slotwise/shared/words';
import { sizes } from '../theme';
import { VisuallyHidden } from '../visually-hidden';

const PLACEHOLDERS = 3;

const useStyles = makeStyles({
  root: { position: 'relative' },
  list: { display: 'flex', flexDirection: 'column' },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: sizes.rowHeight,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  cards: { display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))' },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    padding: sizes.cardPadding,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  cardHead: { display: 'flex', alignItems: 'center', gap: '12px' },
  fixed: { flexShrink: 0 },
  wide: { flexGrow: 1, flexBasis: 0, maxWidth: '20rem' },
  short: { width: '6rem', marginInlineStart: 'auto', flexShrink: 0 },
  body: { width: '70%' },
});

export interface ListSkeletonProps {
  count?: number;
  /** The shape of the coming content: rows of a list, or cards with a head and two lines. */
  shape?: 'rows' | 'cards';
  /** A round placeholder for an avatar at the start. */
  avatar?: boolean;
  /** Said to assistive technology while loading. */
  label?: string;
  className?: string;
}

export function ListSkeleton(props: ListSkeletonProps) {
  const { count = PLACEHOLDERS, shape = 'rows', avatar = true, label, className } = props;
  const styles = useStyles();
  const { t } = sharedWords.useWords();
  const places = Array.from({ length: count }, (_, index) => index);
  return (
    <div role="status" className={mergeClasses(styles.root, className)}>
      <VisuallyHidden>{label ?? t('loading.label')}</VisuallyHidden>
      <Skeleton aria-hidden="true" className={shape === 'rows' ? styles.list : styles.cards}>
        {places.map((place) =>
          shape === 'rows' ? (
            <div key={place} className={styles.row}>
              {avatar && <SkeletonItem shape="circle" size={24} className={styles.fixed} />}
              <SkeletonItem size={12} className={styles.wide} />
              <SkeletonItem size={12} className={styles.short} />
            </div>
          ) : (
            <div key={place} className={styles.card}>
              <div className={styles.cardHead}>
                {avatar && <SkeletonItem shape="circle" size={32} className={styles.fixed} />}
                <SkeletonItem size={16} className={styles.wide} />
              </div>
              <SkeletonItem size={12} />
              <SkeletonItem size={12} className={styles.body} />
            </div>
          ),
        )}
      </Skeleton>
    </div>
  );
}
