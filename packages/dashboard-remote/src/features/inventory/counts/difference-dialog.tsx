import type { CountDifference, CountTask } from '@slotwise/contract';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { Body1, Button, Caption1, makeStyles, MessageBar, MessageBarBody } from '@slotwise/shared/ui';
import { Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow } from '@slotwise/shared/ui/data';
import { ContentDialog } from '@slotwise/shared/ui/dialog';
import { useFormats } from '@slotwise/shared/words';
import { useSession } from '@slotwise/shared/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inventoryKeys } from '../query-keys';
import { ReadRecord } from '@slotwise/shared/ui/plain';
import { useWords as useInventoryWords } from '../words';
import { comparedRows, countsOf } from './model/compared-rows';
import { useWords } from './words';

const useStyles = makeStyles({
  table: { overflowX: 'auto' },
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
});

/** The count of one place beside the ledger, and the decision about it. */
export function DifferenceDialog({ task, onClose }: { task: CountTask; onClose: () => void }) {
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const read = useQuery({
    queryKey: [...inventoryKeys.counts, 'differences', task.id],
    queryFn: ({ signal }) => platform.http('GET /count/differences', { query: { task_id: task.id }, signal }),
  });
  const place = task.location.code;
  const isOthers = read.data?.approvable === false;
  const decide = async (approve: boolean) => {
    setBusy(true);
    try {
      await platform.http('POST /count/decision', { body: { task_id: task.id, approve } });
      platform.notify({
        intent: 'success',
        title: approve ? t('approve.booked', { place }) : t('approve.again-done', { place }),
      });
    } catch (error) {
      notifyFailure(platform, t('approve.failed', { place }), error);
    }
    await Promise.all(
      [inventoryKeys.counts, inventoryKeys.stock, inventoryKeys.moves].map((queryKey) =>
        cache.invalidateQueries({ queryKey }),
      ),
    );
    onClose();
  };
  return (
    <ContentDialog
      title={t('approve.title', { place })}
      actions={
        <>
          <Button disabledFocusable={busy} onClick={onClose}>
            {t('approve.later')}
          </Button>
          <Button
            disabledFocusable={busy || isOthers}
            title={t(isOthers ? 'approve.own' : 'approve.again-hint')}
            onClick={() => void decide(false)}
          >
            {t('approve.again')}
          </Button>
          <Button
            appearance="primary"
            disabledFocusable={busy || read.data === undefined || isOthers}
            title={isOthers ? t('approve.own') : undefined}
            onClick={() => void decide(true)}
          >
            {t('approve.book')}
          </Button>
        </>
      }
      size="large"
      onClose={() => !busy && onClose()}
    >
      <ReadRecord read={read}>{(counted) => <Differences {...counted} />}</ReadRecord>
    </ContentDialog>
  );
}

interface DifferencesProps {
  differences: readonly CountDifference[];
  approvable?: boolean;
}

function Differences({ differences, approvable }: DifferencesProps) {
  const styles = useStyles();
  const { t } = useWords();
  const { t: word } = useInventoryWords();
  const formats = useFormats();
  const { me } = useSession(usePlatform());
  const counts = countsOf(differences);
  /** Pieces that are booked: those that were counted last, less those of the ledger. */
  const change = (expected: number, last: number | null) =>
    last === null ? '–' : formats.number(last - expected, { signDisplay: 'exceptZero' });
  const number = (value: number | null) => (value === null ? '–' : formats.number(value));
  return (
    <div className={styles.content}>
      {counts.map(({ round, user, at }) => (
        <Body1 key={round}>
          {t(round === 1 ? 'approve.first-by' : 'approve.second-by', {
            name: user?.name ?? '–',
            at: formats.date(at, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </Body1>
      ))}
      {counts.some(({ user }) => user !== null && user.id === me?.id) && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t(approvable === false ? 'approve.own' : 'approve.own-only')}</MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.table}>
        <Table size="small" aria-label={t('approve.label')}>
          <TableHeader>
            <TableRow>
              {(['sku', 'lot', 'state', 'should', 'first', 'second', 'change'] as const).map((name) => (
                <TableHeaderCell key={name}>{t(`column.${name}`)}</TableHeaderCell>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {comparedRows(differences).map(({ key, sku, lot, state, expected, first, second, missing, surplus }) => (
              <TableRow key={key}>
                <TableCell>
                  {sku.code}
                  <Caption1 block>{sku.name}</Caption1>
                  {missing.length > 0 && (
                    <Caption1 block>{t('approve.missing', { serials: formats.list(missing) })}</Caption1>
                  )}
                  {surplus.length > 0 && (
                    <Caption1 block>{t('approve.surplus', { serials: formats.list(surplus) })}</Caption1>
                  )}
                </TableCell>
                <TableCell>{lot?.code ?? '–'}</TableCell>
                <TableCell>{word(`state.${state}`)}</TableCell>
                <TableCell>{number(expected)}</TableCell>
                <TableCell>{number(first)}</TableCell>
                <TableCell>{number(second)}</TableCell>
                <TableCell>{change(expected, second ?? first)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </div>
  );
}
