import { mergeClasses, Skeleton, SkeletonItem, VisuallyHidden } from '@slotwise/shared/ui';
import { sharedWords } from '@slotwise/shared/words';
import { useDataTableStyles } from './data-table.styles';

interface SkeletonRowsProps {
  count: number;
  /** Columns of a row. */
  columns: number;
  hasCheck: boolean;
  height: number;
}

/** Placeholders of records: as high, and in the same columns. */
export function SkeletonRows({ count, columns, hasCheck, height }: SkeletonRowsProps) {
  const styles = useDataTableStyles();
  const { t } = sharedWords.useWords();
  return (
    <div role="row">
      <div role="gridcell" aria-busy="true">
        <VisuallyHidden>{t('table.loading')}</VisuallyHidden>
        <Skeleton aria-hidden="true">
          {Array.from({ length: count }, (_row, row) => (
            <div key={row} className={mergeClasses(styles.row)} style={{ height }}>
              {hasCheck && (
                <div className={styles.skeleton}>
                  <SkeletonItem size={16} style={{ width: '16px', marginInline: 'auto' }} />
                </div>
              )}
              {Array.from({ length: columns }, (_column, column) => (
                <div key={column} className={styles.skeleton}>
                  {/* Texts differ in length. */}
                  <SkeletonItem size={12} style={{ width: `${55 + ((row * 7 + column * 13) % 40)}%` }} />
                </div>
              ))}
            </div>
          ))}
        </Skeleton>
      </div>
    </div>
  );
}
