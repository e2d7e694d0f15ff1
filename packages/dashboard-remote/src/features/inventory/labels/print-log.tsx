import type { LabelPrint } from '@slotwise/contract';
import { LABEL_KINDS } from '@slotwise/contract/constants';
import { usePlatform } from '@slotwise/shared/remote';
import { EmptyState, makeStyles } from '@slotwise/shared/ui';
import { choice, useAddress, useInfiniteList } from '@slotwise/shared/ui/list';
import type { Column } from '@slotwise/shared/ui/table';
import { useFormats } from '@slotwise/shared/words';
import { useMemo } from 'react';
import { ScreenLink } from '@slotwise/shared/ui/link';
import { LongList, RowSummary, useColumnChoices } from '@slotwise/shared/ui/long-list';
import { inventoryKeys } from '../query-keys';
import { choiceFilter } from '../sections/filters';
import { ListHead } from '../sections/list-head';
import { useRowCount } from '../sections/use-row-count';
import { NothingFound } from '../sections/nothing-found';
import { useWords } from './words';

const PAGE = 100;
const PARAMETERS = { kind: choice('of', LABEL_KINDS) };
/** A link is as high as a finger needs. */
const target = { display: 'inline-flex', alignItems: 'center', minHeight: '24px' } as const;
const useStyles = makeStyles({
  steps: { display: 'flex', gap: '4px 16px', justifyContent: 'center', flexWrap: 'wrap', '& a': target },
  lead: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px 16px',
    flexWrap: 'wrap',
    paddingBlockEnd: '8px',
    '& a': target,
  },
});

function useLogColumns(): Column<LabelPrint>[] {
  const { t } = useWords();
  const formats = useFormats();
  return useMemo(
    () => [
      {
        id: 'at',
        header: t('log.at'),
        width: 190,
        names: true,
        cell: ({ at }) => formats.date(at, { dateStyle: 'medium', timeStyle: 'short' }),
      },
      { id: 'by', header: t('log.by'), width: 120, grows: true, cell: ({ by }) => by?.name ?? '–' },
      { id: 'kind', header: t('log.kind'), width: 110, cell: ({ kind }) => t(`kind.${kind}`) },
      { id: 'labels', header: t('log.labels'), width: 90, align: 'end', cell: ({ labels }) => formats.number(labels) },
      { id: 'copies', header: t('log.copies'), width: 90, align: 'end', cell: ({ copies }) => formats.number(copies) },
      {
        id: 'again',
        header: t('log.again'),
        width: 145,
        yields: true,
        align: 'end',
        cell: ({ again }) => formats.number(again),
      },
      {
        id: 'symbology',
        header: t('field.symbology'),
        width: 150,
        yields: true,
        cell: ({ symbology }) => t(`symbology.${symbology}`),
      },
      {
        id: 'medium',
        header: t('field.medium'),
        width: 170,
        cell: ({ medium }) => t(`medium.${medium}`),
      },
    ],
    [t, formats],
  );
}

/** Log of prints with times and people, and the way to new labels. */
export function PrintLog() {
  const styles = useStyles();
  const { t } = useWords();
  const { http } = usePlatform();
  const { values, change } = useAddress(PARAMETERS);
  const [choices, setChoices] = useColumnChoices('label-prints');
  const columns = useLogColumns();
  const filter = { ...(values.kind && { kind: values.kind }) };
  const list = useInfiniteList({
    queryKey: [...inventoryKeys.labels, 'prints', filter],
    fetchPage: (cursor, signal) =>
      http('GET /labels/prints', {
        query: { ...filter, limit: PAGE, ...(cursor !== undefined && { cursor }) },
        signal,
      }),
    keepsPrevious: true,
  });
  const steps = (
    <>
      <ScreenLink to="/inventory">{t('log.to-places')}</ScreenLink>
      <ScreenLink to="/inventory/skus">{t('log.to-skus')}</ScreenLink>
      <ScreenLink to="/inventory/stock">{t('log.to-lots')}</ScreenLink>
    </>
  );
  const isEmpty = list.items.length === 0 && !values.kind;
  const name = (print: LabelPrint) =>
    t('log.name', { kind: t(`kind.${print.kind}`), at: formats.date(print.at, { dateStyle: 'medium' }) });
  const formats = useFormats();
  return (
    <>
      {!isEmpty && (
        <div className={styles.lead}>
          <span>{t('log.lead')}</span>
          {steps}
        </div>
      )}
      <ListHead
        list="label-prints"
        {...{ columns, choices }}
        onChoices={setChoices}
        label={t('log.find')}
        count={useRowCount(list)}
        filters={[
          choiceFilter({
            ...{ key: 'kind', name: t('log.kind'), label: t('log.filter-kind'), all: t('log.all-kinds') },
            values: LABEL_KINDS,
            wordOf: (kind) => t(`kind.${kind}`),
            value: values.kind,
            onChange: (kind) => change({ kind }),
          }),
        ]}
        onClear={() => change({ kind: null })}
      />
      <LongList
        {...{ list, columns, choices }}
        onChoices={setChoices}
        label={t('log.title')}
        filter={JSON.stringify(filter)}
        nameOf={name}
        summary={(print) => (
          <RowSummary name={name(print)} figure={formats.number(print.labels)} detail={print.by?.name ?? '–'} />
        )}
        empty={
          values.kind ? (
            <NothingFound onClear={() => change({ kind: null })} />
          ) : (
            <EmptyState
              title={t('log.none')}
              reason={t('log.none-reason')}
              action={<div className={styles.steps}>{steps}</div>}
            />
          )
        }
      />
    </>
  );
}
