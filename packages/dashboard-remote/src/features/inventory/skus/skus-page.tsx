import { CONDITIONS, SKU_SORTS } from '@slotwise/contract/constants';
import { usePlatform, useSharedTerm } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Button, EmptyState, StatusBadge } from '@slotwise/shared/ui';
import { Add20Regular } from '@slotwise/shared/ui/icons';
import { choice, text, typed, useAddress, useInfiniteList, useOpenable } from '@slotwise/shared/ui/list';
import { LongList, RowSummary, sortingOf, sortParameter, useColumnChoices } from '@slotwise/shared/ui/long-list';
import { useChangeSkus } from '../bulk/use-change-skus';
import { wholeSelection } from '../bulk/whole-selection';
import { ExportList } from '../exports/export-list';
import { leftOut } from '../exports/left-out';
import { ImportButton } from '../imports/import-button';
import { useLabelSelection } from '../labels/use-label-actions';
import { inventoryKeys } from '../query-keys';
import { deadFilter, useDeadFilter } from '../sections/dead-filter';
import { choiceFilter } from '../sections/filters';
import { ListHead } from '../sections/list-head';
import { useRowCount } from '../sections/use-row-count';
import { NothingFound } from '../sections/nothing-found';
import { SectionPage } from '../sections/section-page';
import { SkuLink } from '../sections/sku-link';
import { useWords } from '../words';
import { isMeasured } from './model/is-measured';
import { useSkuColumns } from './sku-columns';
import { SkuDialog } from './sku-dialog';

const PARAMETERS = {
  q: typed('q'),
  condition: choice('condition', CONDITIONS),
  unmeasured: choice('unmeasured', ['yes'] as const),
  low: choice('low', ['yes'] as const),
  archived: choice('archived', ['yes'] as const),
  dead: text('dead'),
  sort: sortParameter(SKU_SORTS),
};
/** Columns of the list that its file has as well. Without a name, no SKU could be imported. */
const IN_FILE = {
  family: ['family'],
  size: ['length', 'width', 'height'],
  weight: ['weight'],
  condition: ['condition'],
  min: ['min_stock'],
  reorder: ['reorder_at'],
  max: ['max_stock'],
  hazard: ['hazard_class'],
  handling: ['handling_code'],
  lots: ['lot_tracked'],
};
const PAGE = 100;

/** The company's SKUs, with the unmeasured ones as a view of its own. `?new` opens the form for one more. */
export default function SkusPage() {
  const { t } = useWords();
  const platform = usePlatform();
  const [adding, setAdding] = useOpenable('new');
  const mayManage = useCan(platform, 'manage_inventory');
  return (
    <SectionPage
      permission="view_inventory"
      isFramed
      action={
        <>
          <ImportButton kind="skus" />
          {mayManage && (
            <Button appearance="primary" icon={<Add20Regular />} onClick={() => setAdding(true)}>
              {t('sku.add')}
            </Button>
          )}
        </>
      }
    >
      {() => (
        <>
          <SkusList onAdd={mayManage ? () => setAdding(true) : undefined} />
          {adding && mayManage && (
            <SkuDialog
              onClose={() => setAdding(false)}
              onDone={(sku) => {
                setAdding(false);
                platform.notify({ intent: 'success', title: t('sku.added', { code: sku.code }) });
                platform.navigate(`/inventory/skus/${sku.id}`);
              }}
            />
          )}
        </>
      )}
    </SectionPage>
  );
}

function SkusList({ onAdd }: { onAdd?: () => void }) {
  const { t } = useWords();
  const { http } = usePlatform();
  const { values, change } = useAddress(PARAMETERS);
  useSharedTerm(values.q, (q) => change({ q }));
  const [choices, setChoices] = useColumnChoices('skus');
  const columns = useSkuColumns();
  const filter = {
    ...(values.q.trim() && { q: values.q.trim() }),
    ...(values.condition && { condition: values.condition }),
    ...(values.unmeasured && { unmeasured: values.unmeasured }),
    ...(values.low && { low: values.low }),
    ...(values.archived && { archived: values.archived }),
    ...deadFilter(values.dead),
  };
  const order = values.sort === null ? {} : { sort: values.sort };
  const readPage = (cursor: string | undefined, signal: AbortSignal) =>
    http('GET /skus', { query: { ...filter, ...order, limit: PAGE, ...(cursor !== undefined && { cursor }) }, signal });
  const list = useInfiniteList({
    queryKey: [...inventoryKeys.skus, 'list', filter, order],
    fetchPage: readPage,
    keepsPrevious: true,
  });
  const selecting = useLabelSelection('sku', filter);
  const changing = useChangeSkus(wholeSelection(selecting.selection, list, readPage), (left) =>
    selecting.onSelection({ kind: 'some', ids: new Set(left.map(({ id }) => id)) }),
  );
  const isNarrowed = Object.keys(filter).length > 0;
  const clear = () => change({ q: '', condition: null, unmeasured: null, low: null, archived: null, dead: '' });
  return (
    <>
      <ListHead
        list="skus"
        columns={columns}
        choices={choices}
        onChoices={setChoices}
        actions={<ExportList kinds={['skus']} {...{ filter, order }} left={leftOut(columns, choices, IN_FILE)} />}
        presets={[
          { id: 'all', name: t('view.all'), search: '' },
          { id: 'unmeasured', name: t('view.unmeasured'), search: 'unmeasured=yes' },
          { id: 'archived', name: t('view.archived'), search: 'archived=yes' },
        ]}
        label={t('skus.find')}
        count={useRowCount(list)}
        search={{ placeholder: t('skus.search'), value: values.q, onChange: (q) => change({ q }) }}
        filters={[
          choiceFilter({
            key: 'condition',
            name: t('sku.condition'),
            label: t('filter.condition'),
            all: t('filter.all-conditions'),
            values: CONDITIONS,
            wordOf: (condition) => t(`condition.${condition}`),
            value: values.condition,
            onChange: (condition) => change({ condition }),
          }),
          choiceFilter({
            key: 'unmeasured',
            name: t('sku.part.measures'),
            label: t('filter.measures'),
            all: t('filter.all-measures'),
            values: ['yes'],
            wordOf: () => t('sku.unmeasured'),
            value: values.unmeasured,
            onChange: (unmeasured) => change({ unmeasured }),
          }),
          choiceFilter({
            key: 'low',
            name: t('sku.part.levels'),
            label: t('filter.levels'),
            all: t('filter.all-levels'),
            values: ['yes'],
            wordOf: () => t('sku.low'),
            value: values.low,
            onChange: (low) => change({ low }),
          }),
          useDeadFilter(values.dead, (dead) => change({ dead })),
        ]}
        onClear={clear}
      />
      <LongList
        {...selecting}
        bulkActions={[...selecting.bulkActions, changing.action]}
        label={t('sections.skus')}
        columns={columns}
        list={list}
        filter={JSON.stringify(filter)}
        {...sortingOf({
          ...{ columns: SKU_SORTS, usual: 'code', value: values.sort },
          onChange: (sort) => change({ sort }),
        })}
        nameOf={({ code }) => code}
        choices={choices}
        onChoices={setChoices}
        summary={(sku) => (
          <RowSummary
            name={<SkuLink sku={sku} />}
            detail={sku.name}
            mark={!isMeasured(sku) && <StatusBadge tone="warning" label={t('sku.unmeasured')} />}
          />
        )}
        empty={
          isNarrowed ? (
            <NothingFound
              title={values.unmeasured && Object.keys(filter).length === 1 ? t('skus.all-measured') : undefined}
              onClear={clear}
            />
          ) : (
            <EmptyState
              title={t('skus.none')}
              reason={t('skus.none-reason')}
              action={onAdd && <Button onClick={onAdd}>{t('sku.add')}</Button>}
            />
          )
        }
      />
      {changing.dialog}
    </>
  );
}
