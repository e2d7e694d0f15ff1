import type { Import } from '@slotwise/contract';
import { IMPORT_KINDS } from '@slotwise/contract/constants';
import { usePlatform } from '@slotwise/shared/remote';
import { Button, EmptyState } from '@slotwise/shared/ui';
import { ArrowUpload20Regular } from '@slotwise/shared/ui/icons';
import { choice, useAddress, useInfiniteList } from '@slotwise/shared/ui/list';
import type { Column } from '@slotwise/shared/ui/table';
import { useFormats } from '@slotwise/shared/words';
import { useMemo } from 'react';
import { RecordLink } from '@slotwise/shared/ui/link';
import { LongList, RowSummary, useColumnChoices } from '@slotwise/shared/ui/long-list';
import { SectionPage } from '../sections/section-page';
import { IMPORT_STATUSES, ImportStatus } from './import-status';
import { importKeys } from './import-keys';
import { NewImport } from './new-import';
import { useWords } from './words';

const PAGE = 50;
const PARAMETERS = { new: choice('new', [...IMPORT_KINDS, 'any'] as const) };
const hrefOf = ({ id }: Pick<Import, 'id'>) => `/inventory/imports/${id}`;

/** Files that were imported or are on their way in. `?new=skus` opens the form for one more. */
export default function ImportsPage() {
  const { t } = useWords();
  const platform = usePlatform();
  const { values, change } = useAddress(PARAMETERS);
  const begin = () => change({ new: 'any' });
  return (
    <SectionPage
      permission="import_inventory"
      isFramed
      action={
        <Button appearance="primary" icon={<ArrowUpload20Regular />} onClick={begin}>
          {t('new.open')}
        </Button>
      }
    >
      {() => (
        <>
          <ImportsList onNew={begin} />
          {values.new && (
            <NewImport
              kind={values.new === 'any' ? 'skus' : values.new}
              onClose={() => change({ new: null })}
              onDone={(file) => platform.navigate(hrefOf(file))}
            />
          )}
        </>
      )}
    </SectionPage>
  );
}

function useImportColumns(): Column<Import>[] {
  const { t } = useWords();
  const formats = useFormats();
  return useMemo(() => {
    const figure = (id: keyof Import['counts']): Column<Import> => ({
      id,
      header: t(`count.${id}`),
      width: 100,
      align: 'end',
      yields: id === 'same',
      cell: ({ counts }) => formats.number(counts[id]),
    });
    return [
      {
        id: 'file',
        header: t('list.file'),
        width: 190,
        grows: true,
        names: true,
        cell: (file) => <RecordLink to={hrefOf(file)}>{file.fileName}</RecordLink>,
      },
      { id: 'kind', header: t('list.kind'), width: 120, cell: ({ kind }) => t(`kind.${kind}`) },
      {
        id: 'status',
        header: t('list.status'),
        width: 170,
        badges: IMPORT_STATUSES.map((one) => t(`status.${one}`)),
        cell: ({ status }) => <ImportStatus status={status} />,
      },
      ...(['added', 'changed', 'same', 'refused'] as const).map(figure),
      {
        id: 'created',
        header: t('list.created'),
        width: 210,
        yields: true,
        cell: ({ createdAt }) => formats.date(createdAt, { dateStyle: 'medium', timeStyle: 'short' }),
      },
    ];
  }, [t, formats]);
}

function ImportsList({ onNew }: { onNew: () => void }) {
  const { t } = useWords();
  const { http } = usePlatform();
  const formats = useFormats();
  const [choices, setChoices] = useColumnChoices('imports');
  const list = useInfiniteList({
    queryKey: importKeys.list,
    fetchPage: (cursor, signal) =>
      http('GET /imports', { query: { limit: PAGE, ...(cursor !== undefined && { cursor }) }, signal }),
    keepsPrevious: true,
  });
  return (
    <LongList
      label={t('list.label')}
      columns={useImportColumns()}
      list={list}
      filter=""
      nameOf={({ fileName }) => fileName}
      choices={choices}
      onChoices={setChoices}
      summary={(file) => (
        <RowSummary
          name={<RecordLink to={hrefOf(file)}>{file.fileName}</RecordLink>}
          detail={t('list.summary', {
            kind: t(`kind.${file.kind}`),
            when: formats.date(file.createdAt, { dateStyle: 'medium' }),
          })}
          mark={<ImportStatus status={file.status} />}
        />
      )}
      empty={
        <EmptyState
          title={t('list.none')}
          reason={t('list.none-reason')}
          action={<Button onClick={onNew}>{t('new.open')}</Button>}
        />
      }
    />
  );
}
