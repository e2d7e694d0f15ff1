import type { SlottingPlacement, SlottingRun } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import {
  Button,
  ErrorState,
  ListSkeleton,
  makeStyles,
  Subtitle2,
  Text,
  tokens,
  VisuallyHidden,
} from '@slotwise/shared/ui';
import { Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow } from '@slotwise/shared/ui/data';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { OpenLink } from '../../open-link';
import { AnswerRow, useAnsweringStyles } from './answer-row';
import { slottingKeys } from './slotting-keys';
import { WhyPanel, type WhyPanelProps } from './why-panel';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  figure: { fontVariantNumeric: 'tabular-nums' },
  more: { alignSelf: 'flex-start' },
  quiet: { color: tokens.colorNeutralForeground3 },
});
const SHOWN = 50;

/** The SKUs that a plan puts elsewhere, those that are asked for most first. */
export function Placements({ run, places }: { run: SlottingRun; places: WhyPanelProps['places'] }) {
  const styles = useStyles();
  const answering = useAnsweringStyles();
  /** The row whose answer stands below it. */
  const [asked, setAsked] = useState<string | null>(null);
  const { t } = useWords();
  const formats = useFormats();
  const { http } = usePlatform();
  const describeError = useDescribeError();
  const read = useInfiniteQuery({
    queryKey: slottingKeys.placements(run.id),
    queryFn: ({ signal, pageParam }) =>
      http('GET /slotting/placements', {
        query: { run_id: run.id, limit: SHOWN, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  if (read.error && !read.data) {
    return <ErrorState {...describeError(read.error)} onRetry={() => void read.refetch()} retrying={read.isFetching} />;
  }
  if (!read.data) return <ListSkeleton avatar={false} />;
  const items = read.data.pages.flatMap((page) => page.items);
  const keyOf = ({ sku, from }: SlottingPlacement) => `${sku.id} ${from.id}`;
  return (
    <section className={styles.root} aria-label={t('placements.title')}>
      <Subtitle2 as="h2">{t('placements.title')}</Subtitle2>
      {items.length === 0 ? (
        <Text>{t('placements.none')}</Text>
      ) : (
        <div className={answering.table}>
          <Table size="small" aria-label={t('placements.label')}>
            <TableHeader>
              <TableRow>
                <TableHeaderCell>{t('placements.sku')}</TableHeaderCell>
                <TableHeaderCell>{t('placements.from')}</TableHeaderCell>
                <TableHeaderCell>{t('placements.to')}</TableHeaderCell>
                <TableHeaderCell>{t('placements.lines')}</TableHeaderCell>
                <TableHeaderCell>
                  <VisuallyHidden>{t('placements.ask')}</VisuallyHidden>
                </TableHeaderCell>
              </TableRow>
            </TableHeader>
            <TableBody>
              {items.map((item) => {
                const { sku, from, to, lines } = item;
                const isAsked = asked === keyOf(item);
                return (
                  <Fragment key={keyOf(item)}>
                    <TableRow>
                      <TableCell>
                        <OpenLink to={`/inventory/skus/${sku.id}`}>{sku.code}</OpenLink>
                      </TableCell>
                      <TableCell>{from.code}</TableCell>
                      <TableCell>{to.code}</TableCell>
                      <TableCell className={styles.figure}>{formats.number(lines)}</TableCell>
                      <TableCell>
                        <Button
                          size="small"
                          appearance={isAsked ? 'primary' : 'secondary'}
                          aria-label={t('placements.why', { sku: sku.code })}
                          aria-expanded={isAsked}
                          onClick={() => setAsked(isAsked ? null : keyOf(item))}
                        >
                          {t('placements.ask')}
                        </Button>
                      </TableCell>
                    </TableRow>
                    {isAsked && (
                      <AnswerRow columns={5}>
                        <WhyPanel run={run} subject={{ sku: sku.id }} places={places} from={from.id} />
                      </AnswerRow>
                    )}
                  </Fragment>
                );
              })}
            </TableBody>
          </Table>
        </div>
      )}
      {run.progress.moved > items.length && (
        <Text size={200} className={styles.quiet}>
          {t('placements.more', { count: items.length, all: run.progress.moved })}
        </Text>
      )}
      {read.error && <ErrorState compact {...describeError(read.error)} />}
      {read.hasNextPage && (
        <Button
          className={styles.more}
          data-screen-only=""
          disabledFocusable={read.isFetchingNextPage}
          onClick={() => void read.fetchNextPage()}
        >
          {t('notices.more')}
        </Button>
      )}
    </section>
  );
}
