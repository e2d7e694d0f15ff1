import type { SlottingNotice, SlottingRun } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { Button, ErrorState, makeStyles, Subtitle2, tokens } from '@slotwise/shared/ui';
import { Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow } from '@slotwise/shared/ui/data';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { RecordLink } from '@slotwise/shared/ui/link';
import { slottingKeys } from './slotting-keys';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0, alignItems: 'flex-start' },
  table: { overflowX: 'auto', width: '100%' },
  quiet: { color: tokens.colorNeutralForeground3 },
});
const SHOWN = 20;

/** The SKUs that a search could not treat as others, by name. Nothing where there are none. */
export function Notices({ run }: { run: SlottingRun }) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const { http, records } = usePlatform();
  const describeError = useDescribeError();
  const read = useInfiniteQuery({
    queryKey: slottingKeys.notices(run.id),
    queryFn: ({ signal, pageParam }) =>
      http('GET /slotting/notices', {
        query: { run_id: run.id, limit: SHOWN, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  if (read.error && !read.data) {
    return <ErrorState {...describeError(read.error)} onRetry={() => void read.refetch()} retrying={read.isFetching} />;
  }
  const notices = read.data?.pages.flatMap(({ items }) => items) ?? [];
  if (notices.length === 0) return null;
  const reasonOf = ({ kind, missing, refused }: SlottingNotice) => {
    if (kind === 'no_measures')
      return t(refused.length > 0 ? 'notice.no_measures_kept' : 'notice.no_measures', {
        missing: missing.length === 2 ? 'both' : missing[0]!,
      });
    if (kind !== 'fits_nowhere') return t(`notice.${kind}`);
    return t('notice.fits_nowhere', { rules: formats.list(refused.map(({ rule }) => t(`hard.${rule}`))) });
  };
  return (
    <section className={styles.root} aria-label={t('notices.title')}>
      <Subtitle2 as="h2">{t('notices.title')}</Subtitle2>
      <div className={styles.table}>
        <Table size="small" aria-label={t('notices.label')}>
          <TableHeader>
            <TableRow>
              <TableHeaderCell>{t('placements.sku')}</TableHeaderCell>
              <TableHeaderCell>{t('notices.place')}</TableHeaderCell>
              <TableHeaderCell>{t('notices.why')}</TableHeaderCell>
            </TableRow>
          </TableHeader>
          <TableBody>
            {notices.map((notice) => {
              const href = records.href('sku', notice.sku.id);
              return (
                <TableRow key={`${notice.kind} ${notice.sku.id} ${notice.place.id}`}>
                  <TableCell>
                    {href === undefined ? notice.sku.code : <RecordLink to={href}>{notice.sku.code}</RecordLink>}
                  </TableCell>
                  <TableCell>{notice.place.code}</TableCell>
                  <TableCell>{reasonOf(notice)}</TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </div>
      {read.hasNextPage && (
        <Button onClick={() => void read.fetchNextPage()} disabledFocusable={read.isFetchingNextPage}>
          {t('notices.more')}
        </Button>
      )}
    </section>
  );
}
