import type { ImportDetails } from '@slotwise/contract';
import { Button, makeStyles, Spinner } from '@slotwise/shared/ui';
import { SendButton } from '@slotwise/shared/ui/waiting';
import { Banner } from '@slotwise/shared/ui/feedback';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { Counts } from './counts';
import { hasNoRows, NoRows } from './no-rows';
import { RowsTabs } from './rows-tabs';
import { faultOf, useStep } from './use-import-actions';
import { isImperial, useRounding } from './use-rounding';
import { useWords } from './words';

const useStyles = makeStyles({ actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' } });

/** Changes that the file would make. Nothing has changed yet. */
export function PreviewStep({ details, onColumns }: { details: ImportDetails; onColumns: () => void }) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const describeError = useDescribeError();
  const { id, kind, counts } = details.import;
  const roundingOf = useRounding(kind);
  const { run } = useStep(id);
  const rows = counts.added + counts.changed;
  const isEmpty = hasNoRows(details);
  const fault = faultOf(run.error);
  const { before = null, cut = [] } = details;
  // Millimetres and grams are whole: a column in one of these units is kept rounded, and so is a cell that names one.
  const ofColumns = details.mapping.flatMap(({ unit }) => (unit && isImperial(unit) ? [unit] : []));
  const rounded = [...new Set([...ofColumns, ...(details.rounded ?? [])])].sort();
  const rounding = rounded.length > 0 ? roundingOf(rounded) : null;
  return (
    <>
      <Counts counts={counts} />
      {isEmpty && <NoRows details={details} />}
      {rows === 0 && counts.refused === 0 && !isEmpty && (
        <Banner intent="info" title={t('preview.same')}>
          {t('preview.same-advice')}
        </Banner>
      )}
      {before && rows > 0 && (
        <Banner
          intent="warning"
          title={t(before.by === null ? 'preview.before' : 'preview.before-by', {
            at: formats.date(before.at, { dateStyle: 'medium', timeStyle: 'short' }),
            by: before.by ?? '',
          })}
        >
          {t('preview.before-advice')}
        </Banner>
      )}
      {counts.refused > 0 && (
        <Banner intent="warning" title={t('preview.refused', { count: counts.refused })}>
          {t(kind === 'open_orders' ? 'preview.refused-orders' : 'preview.refused-advice')}
        </Banner>
      )}
      {cut.length > 0 && (
        <Banner
          intent="warning"
          title={t('preview.cut', { count: cut.length, rows: formats.list(cut.map((row) => formats.number(row))) })}
        >
          {t('preview.cut-advice')}
        </Banner>
      )}
      {rounding && (
        <Banner intent="info" title={rounding.title}>
          {rounding.advice}
        </Banner>
      )}
      {fault && (
        <div role="alert">
          <Banner intent="error" title={describeError(fault).title}>
            {describeError(fault).advice}
          </Banner>
        </div>
      )}
      <div className={styles.actions}>
        {rows > 0 && (
          <SendButton
            appearance="primary"
            icon={run.isPending ? <Spinner size="extra-tiny" aria-hidden="true" /> : undefined}
            sending={run.isPending}
            onClick={() => run.mutate({ again: before !== null })}
          >
            {t(before ? 'preview.again' : 'preview.run', { count: rows })}
          </SendButton>
        )}
        <Button disabledFocusable={run.isPending} onClick={onColumns}>
          {t('preview.columns')}
        </Button>
      </div>
      <RowsTabs details={details} />
    </>
  );
}
