import type { AuditRecord } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { Button, EmptyState, ErrorState, makeStyles, media, PageContent, tokens } from '@slotwise/shared/ui';
import { RecordLink } from '@slotwise/shared/ui/link';
import { FilterBar, useAddress, useSavedViews, ViewTabs } from '@slotwise/shared/ui/list';
import { useSearchParams } from '@slotwise/shared/ui/router';
import { ColumnPicker, DataTable, formatChoices, parseChoices } from '@slotwise/shared/ui/table';
import type { ColumnChoices } from '@slotwise/shared/ui/table';
import { sharedWords, useDescribeError, useFormats } from '@slotwise/shared/words';
import { useState } from 'react';
import { useAuditColumns } from './audit-columns';
import { AuditFrame } from './audit-frame';
import { ExportMenu } from './export-menu';
import { AUDIT_ADDRESS, NEWER_MAX, useAudit, useAuditFilter, useNewer, WITHIN, type AuditFilter } from './use-audit';
import { useEntryWords } from './use-entry-words';
import { useWords } from './words';

const useStyles = makeStyles({
  views: { flexShrink: 0, paddingInline: '24px', paddingBlockStart: '4px', [media.belowSm]: { paddingInline: '16px' } },
  // Pinned parts inside of the list stay below the layers over its edge.
  content: { minHeight: 0, paddingBlockStart: '12px', isolation: 'isolate' },
  // It lies over the edge of the list: the rows stay where they are when it appears.
  newer: { display: 'flex', justifyContent: 'center', height: 0, flexShrink: 0, position: 'relative', zIndex: 1 },
  show: { alignSelf: 'flex-start', flexShrink: 0, marginBlockStart: '4px', boxShadow: tokens.shadow8 },
  summary: { display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0, flexGrow: 1 },
  line: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  fault: {
    margin: 0,
    paddingInline: '24px',
    paddingBlockStart: '8px',
    color: tokens.colorStatusDangerForeground1,
    [media.belowSm]: { paddingInline: '16px' },
  },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** Views that everybody has: the most frequent searches. */
const VIEWS = {
  all: '',
  access: 'about:role',
  sessions: 'about:session',
  stock: '-about:session -about:role -about:invitation -about:user',
} as const;

/** All acts in the company or WMS with actor and time: to be found, looked at and taken along. */
export default function AuditPage() {
  const styles = useStyles();
  const { t } = useWords();
  const { values, settled, change } = useAddress(AUDIT_ADDRESS);
  const { filter, fault } = useAuditFilter(settled.q, values.within);
  const { say } = sharedWords.useWords();
  const { preferences } = usePlatform();
  const [choices, setChoices] = useState<ColumnChoices>(() => parseChoices(preferences.get('columns:audit')));
  const columns = useAuditColumns();
  const choose = (next: ColumnChoices) => {
    setChoices(next);
    preferences.set('columns:audit', formatChoices(next));
  };
  return (
    <AuditFrame
      title={t('audit.title')}
      description={t('audit.description')}
      action={<ExportMenu filter={filter} />}
      isFramed
    >
      <Views choices={choices} onChoices={choose} />
      <FilterBar
        label={t('audit.find')}
        search={{ placeholder: t('audit.search'), value: values.q, onChange: (q) => change({ q }) }}
        filters={[
          {
            key: 'within',
            name: t('audit.within'),
            label: t('within.label'),
            all: t('within.all'),
            options: WITHIN.filter((one) => one !== 'all').map((value) => ({ value, label: t(`within.${value}`) })),
            value: values.within === 'all' ? null : values.within,
            onChange: (chosen) => change({ within: WITHIN.find((one) => one === chosen) ?? 'all' }),
          },
        ]}
        onClear={() => change({ q: '', within: 'all' })}
        end={<ColumnPicker columns={columns} choices={choices} onChoices={choose} />}
      />
      {fault && (
        <p className={styles.fault} role="status">
          {say({ id: `field-fault.${fault.code}`, values: fault.params } as Parameters<typeof say>[0])}
        </p>
      )}
      <Entries filter={filter} onAnyTime={() => change({ q: '', within: 'all' })}>
        {(table) => <DataTable {...table} columns={columns} choices={choices} onChoices={choose} />}
      </Entries>
    </AuditFrame>
  );
}

function Views({ choices, onChoices }: { choices: ColumnChoices; onChoices: (choices: ColumnChoices) => void }) {
  const styles = useStyles();
  const { t } = useWords();
  const { preferences } = usePlatform();
  const [views, keep] = useSavedViews(preferences, 'audit');
  const [query, setQuery] = useSearchParams();
  const presets = (['all', 'access', 'sessions', 'stock'] as const).map((id) => ({
    id,
    name: t(`view.${id}`),
    search: VIEWS[id] && new URLSearchParams({ q: VIEWS[id] }).toString(),
  }));
  return (
    <div className={styles.views}>
      <ViewTabs
        presets={presets}
        views={views}
        onViews={keep}
        current={{ search: query.toString(), choices: formatChoices(choices) }}
        onOpen={(view) => {
          setQuery(new URLSearchParams(view.search), { preventScrollReset: true });
          if (view.choices !== undefined) onChoices(parseChoices(view.choices));
        }}
      />
    </div>
  );
}

type TableProps = Omit<Parameters<typeof DataTable<AuditRecord>>[0], 'columns' | 'choices' | 'onChoices'>;

interface EntriesProps {
  filter: AuditFilter;
  onAnyTime: () => void;
  children: (table: TableProps) => React.ReactNode;
}

/** The entries in every state that a list can have. Newer ones are named and wait until somebody asks for them. */
function Entries({ filter, onAnyTime, children }: EntriesProps) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const words = useEntryWords();
  const describe = useDescribeError();
  const list = useAudit(filter);
  const newer = useNewer(filter, list);
  if (list.error) {
    const { title, advice } = describe(list.error);
    return <ErrorState title={title} advice={advice} onRetry={list.reload} retrying={list.isReloading} />;
  }
  const more = list.moreError && describe(list.moreError);
  return (
    <>
      <div className={styles.newer} role="status">
        {newer > 0 && (
          <Button size="small" className={styles.show} onClick={list.reload} disabledFocusable={list.isReloading}>
            {newer < NEWER_MAX ? t('audit.newer', { count: newer }) : t('audit.newer-many', { count: NEWER_MAX })}
          </Button>
        )}
      </div>
      <PageContent className={styles.content}>
        {children({
          label: t('audit.list'),
          rows: list.items,
          list: JSON.stringify(filter),
          isPending: list.isPending || words.isPending,
          hasMore: list.hasMore,
          onMore: list.loadMore,
          nameOf: words.sentence,
          empty: (
            <EmptyState
              title={filter.q === undefined ? t('audit.none') : t('audit.none-found')}
              action={
                filter.q === undefined && filter.since === undefined ? undefined : (
                  <Button onClick={onAnyTime}>{filter.q === undefined ? t('audit.any-time') : t('audit.clear')}</Button>
                )
              }
            />
          ),
          end: more && (
            <ErrorState
              compact
              title={more.title}
              advice={more.advice}
              onRetry={list.retryMore}
              retrying={list.isLoadingMore}
            />
          ),
          summaryHeight: 64,
          summary: (entry) => (
            <span className={styles.summary}>
              <RecordLink className={styles.line} to={`/audit/${entry.id}`}>
                {words.sentence(entry)}
              </RecordLink>
              <span className={`${styles.line} ${styles.quiet}`}>
                {formats.date(entry.at, { dateStyle: 'medium', timeStyle: 'short' })} {words.about(entry)}
              </span>
            </span>
          ),
        })}
      </PageContent>
    </>
  );
}
