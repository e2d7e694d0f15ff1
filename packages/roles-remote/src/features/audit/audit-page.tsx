import type { AuditRecord } from '@slotwise/contract';
import { AUDIT_CHANNELS, withoutKey, type AuditFilterFault } from '@slotwise/contract/audit-filter';
import { ApiError } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { Button, EmptyState, makeStyles, media, tokens } from '@slotwise/shared/ui';
import { RecordLink } from '@slotwise/shared/ui/link';
import { FilterBar, useAddress, useSavedViews, ViewTabs } from '@slotwise/shared/ui/list';
import { useSearchParams } from '@slotwise/shared/ui/router';
import { LongList, RowSummary, useColumnChoices } from '@slotwise/shared/ui/long-list';
import type { LongListProps } from '@slotwise/shared/ui/long-list';
import { ColumnPicker, formatChoices, parseChoices } from '@slotwise/shared/ui/table';
import type { ColumnChoices } from '@slotwise/shared/ui/table';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { useAuditColumns } from './audit-columns';
import { AuditFrame } from './audit-frame';
import { ExportMenu } from './export-menu';
import {
  AUDIT_ADDRESS,
  NEWER_MAX,
  saysWhen,
  useAudit,
  useAuditFilter,
  useNewer,
  WITHIN,
  type AuditFilter,
} from './use-audit';
import { useEntryWords } from './use-entry-words';
import { useWords } from './words';

const useStyles = makeStyles({
  views: { flexShrink: 0, paddingInline: '24px', paddingBlockStart: '4px', [media.belowSm]: { paddingInline: '16px' } },
  // It lies over the edge of the list: the rows stay where they are when it appears.
  newer: { display: 'flex', justifyContent: 'center', height: 0, flexShrink: 0, position: 'relative', zIndex: 1 },
  show: { alignSelf: 'flex-start', flexShrink: 0, marginBlockStart: '4px', boxShadow: tokens.shadow8 },
});

const ANYTHING = { q: '', by: null, within: 'all' } as const;

/** Views that everybody has: the most frequent searches. */
const VIEWS = {
  all: '',
  access: 'about:role',
  sessions: 'about:session',
  stock: '-about:session -about:role -about:invitation -about:user',
} as const;

/** A search that cannot be made is said as the server would refuse it. */
const unusable = (fault: AuditFilterFault) =>
  new ApiError(422, 'validation_failed', '', [{ field: 'q', reason: '', ...fault }]);

/** All acts in the company or WMS with actor and time: to be found, looked at and taken along. */
export default function AuditPage() {
  const { t } = useWords();
  const { values, settled, change } = useAddress(AUDIT_ADDRESS);
  const { filter, fault } = useAuditFilter({ ...values, q: settled.q });
  const describeError = useDescribeError();
  const [choices, onChoices] = useColumnChoices('audit');
  const columns = useAuditColumns();
  return (
    <AuditFrame
      title={t('audit.title')}
      description={t('audit.description')}
      action={<ExportMenu filter={filter} />}
      isFramed
    >
      <Views choices={choices} onChoices={onChoices} unsavable={fault && t('audit.no-view')} />
      <FilterBar
        label={t('audit.find')}
        search={{ placeholder: t('audit.search'), value: values.q, onChange: (q) => change({ q }) }}
        filters={[
          {
            key: 'by',
            name: t('audit.by'),
            label: t('by.label'),
            all: t('by.all'),
            options: AUDIT_CHANNELS.map((value) => ({ value, label: t(`by.${value}`) })),
            value: values.by,
            onChange: (chosen) => change({ by: AUDIT_CHANNELS.find((one) => one === chosen) ?? null }),
          },
          {
            key: 'within',
            name: t('audit.within'),
            label: t('within.label'),
            all: t(saysWhen(values.q) ? 'within.as-searched' : 'within.all'),
            options: WITHIN.filter((one) => one !== 'all').map((value) => ({ value, label: t(`within.${value}`) })),
            value: values.within === 'all' || saysWhen(values.q) ? null : values.within,
            // A time that is chosen takes the place of the one that was typed.
            onChange: (chosen) =>
              change({ within: WITHIN.find((one) => one === chosen) ?? 'all', q: withoutKey(values.q, 'at') }),
          },
        ]}
        onClear={() => change(ANYTHING)}
        end={<ColumnPicker columns={columns} choices={choices} onChoices={onChoices} />}
      />
      {/* It is there before its text, or nobody would hear that. */}
      <div role="status">
        {fault && (
          <EmptyState
            title={t('audit.unusable')}
            reason={describeError(unusable(fault)).advice}
            action={<Button onClick={() => change({ q: '' })}>{t('audit.clear-search')}</Button>}
          />
        )}
      </div>
      {filter && <Entries filter={filter} table={{ columns, choices, onChoices }} onAnyTime={() => change(ANYTHING)} />}
    </AuditFrame>
  );
}

interface ViewsProps {
  choices: ColumnChoices;
  onChoices: (choices: ColumnChoices) => void;
  unsavable: string | null;
}

function Views({ choices, onChoices, unsavable }: ViewsProps) {
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
        unsavable={unsavable}
        onOpen={(view) => {
          setQuery(new URLSearchParams(view.search), { preventScrollReset: true });
          if (view.choices !== undefined) onChoices(parseChoices(view.choices));
        }}
      />
    </div>
  );
}

interface EntriesProps {
  filter: AuditFilter;
  /** Its columns, and who sees which of them. */
  table: Pick<LongListProps<AuditRecord>, 'columns' | 'choices' | 'onChoices'>;
  onAnyTime: () => void;
}

/** The entries in every state that a list can have. Newer ones are named and wait until somebody asks for them. */
function Entries({ filter, table, onAnyTime }: EntriesProps) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const words = useEntryWords();
  const list = useAudit(filter);
  const newer = useNewer(filter, list);
  return (
    <>
      <div className={styles.newer} role="status">
        {newer > 0 && (
          <Button size="small" className={styles.show} onClick={list.reload} disabledFocusable={list.isReloading}>
            {newer < NEWER_MAX ? t('audit.newer', { count: newer }) : t('audit.newer-many', { count: NEWER_MAX })}
          </Button>
        )}
      </div>
      <LongList
        {...table}
        label={t('audit.list')}
        list={list}
        filter={JSON.stringify(filter)}
        isPending={words.isPending}
        nameOf={words.sentence}
        empty={
          <EmptyState
            title={filter.q === undefined ? t('audit.none') : t('audit.none-found')}
            action={
              filter.q === undefined && filter.since === undefined ? undefined : (
                <Button onClick={onAnyTime}>{filter.q === undefined ? t('audit.any-time') : t('audit.clear')}</Button>
              )
            }
          />
        }
        summaryHeight={112}
        summary={(entry) => (
          <RowSummary
            nameLines={3}
            detailLines={2}
            name={<RecordLink to={`/audit/${entry.id}`}>{words.sentence(entry)}</RecordLink>}
            detail={
              <>
                {formats.date(entry.at, { dateStyle: 'medium', timeStyle: 'short' })} {words.about(entry)}
              </>
            }
          />
        )}
      />
    </>
  );
}
