import type { Location } from '@slotwise/contract';
import { LOCATION_PURPOSES, LOCATION_SORTS } from '@slotwise/contract/constants';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Button, EmptyState, StatusBadge } from '@slotwise/shared/ui';
import { Add16Regular } from '@slotwise/shared/ui/icons';
import { choice, FilterBar, text, typed, useAddress, useInfiniteList } from '@slotwise/shared/ui/list';
import { ColumnPicker } from '@slotwise/shared/ui/table';
import type { Column } from '@slotwise/shared/ui/table';
import { useFormats, usePermissionWords } from '@slotwise/shared/words';
import { useMemo, useState } from 'react';
import { RecordLink } from '@slotwise/shared/ui/link';
import { LongList, RowSummary, sortingOf, sortParameter, useColumnChoices } from '@slotwise/shared/ui/long-list';
import { chosenIds } from '../bulk/chosen-ids';
import { useBlockPlaces } from '../bulk/use-block-places';
import { useSetPlaces } from '../bulk/use-set-places';
import { wholeSelection } from '../bulk/whole-selection';
import { ExportList } from '../exports/export-list';
import { leftOut } from '../exports/left-out';
import { useLabelAction, useLabelSelection } from '../labels/use-label-actions';
import { inventoryKeys } from '../query-keys';
import { useRowCount } from '../sections/use-row-count';
import { NothingFound } from '../sections/nothing-found';
import { useWords } from '../words';
import { PlaceDialog } from './place-dialog';
import { usePlaceActions } from './use-place-actions';
import { useRules } from './use-rules';

/** Columns of the list that its file has as well and that an import can do without. */
const IN_FILE = { purpose: ['purpose'], zone: ['zone'], type: ['type'], blocked: ['blocked'] };
const PAGE = 200;
const PARAMETERS = {
  q: typed('q'),
  zone: text('zone'),
  type: text('type'),
  purpose: choice('purpose', LOCATION_PURPOSES),
  occupied: choice('occupied', ['yes', 'no'] as const),
  sort: sortParameter(LOCATION_SORTS),
};

/** Its code, which leads to what lies there. */
const nameOf = ({ id, code, onHand }: Location) =>
  (onHand ?? 0) > 0 ? <RecordLink to={`/inventory/stock?location=${id}`}>{code}</RecordLink> : code;

function useColumns(rules: ReturnType<typeof useRules>): Column<Location>[] {
  const { t } = useWords();
  const formats = useFormats();
  const { zones, types } = rules;
  return useMemo(() => {
    // A person who may not see stock is not told how much of it there is.
    const number = (value: number | null) => (value === null ? '–' : formats.number(value));
    return [
      {
        id: 'code',
        header: t('word.location'),
        width: 160,
        shrinksTo: 110,
        names: true,
        sortable: true,
        cell: nameOf,
      },
      {
        ...{ id: 'purpose', header: t('place.purpose'), width: 120, shrinksTo: 100 },
        cell: ({ purpose }) => t(`purpose.${purpose}`),
      },
      {
        id: 'zone',
        header: t('place.zone'),
        width: 140,
        shrinksTo: 90,
        cell: ({ zoneId }) => zones.find(({ id }) => id === zoneId)?.name ?? '–',
      },
      {
        id: 'type',
        header: t('place.type'),
        width: 160,
        shrinksTo: 110,
        grows: true,
        cell: ({ typeId }) => types.find(({ id }) => id === typeId)?.name ?? '–',
      },
      { id: 'skus', header: t('sections.skus'), width: 80, align: 'end', cell: ({ skus }) => number(skus) },
      {
        id: 'onHand',
        header: t('word.pieces'),
        width: 100,
        align: 'end',
        cell: ({ onHand }) => number(onHand),
      },
      {
        id: 'blocked',
        header: t('word.state'),
        width: 120,
        badges: [t('place.blocked')],
        cell: ({ blocked }) => blocked && <StatusBadge tone="warning" label={t('place.blocked')} />,
      },
      {
        id: 'walk',
        header: t('place.walk'),
        sortable: true,
        width: 100,
        align: 'end',
        cell: ({ walkOrder }) => formats.number(walkOrder),
      },
      {
        id: 'counted',
        header: t('place.counted'),
        width: 140,
        optional: true,
        cell: ({ countedAt }) => (countedAt === null ? '–' : formats.date(countedAt, { dateStyle: 'medium' })),
      },
    ];
  }, [t, formats, zones, types]);
}

/** The places of a warehouse in walking order. */
export function LocationsTab({ warehouseId, onLayOut }: { warehouseId: string; onLayOut: () => void }) {
  const { t } = useWords();
  const platform = usePlatform();
  const formats = useFormats();
  const mayManage = useCan(platform, 'manage_warehouses');
  const { quoted } = usePermissionWords();
  const rules = useRules(warehouseId);
  const { values, change } = useAddress(PARAMETERS);
  const [choices, setChoices] = useColumnChoices('locations');
  const [adding, setAdding] = useState(false);
  const columns = useColumns(rules);
  const actions = usePlaceActions(warehouseId, rules);
  const filter = {
    ...(values.q.trim() && { q: values.q.trim() }),
    ...(values.zone && { zone_id: values.zone }),
    ...(values.type && { type_id: values.type }),
    ...(values.purpose && { purpose: values.purpose }),
    ...(values.occupied && { occupied: values.occupied }),
  };
  const order = values.sort === null ? {} : { sort: values.sort };
  const readPage = (cursor: string | undefined, signal: AbortSignal) =>
    platform.http('GET /locations', {
      query: { ...filter, ...order, warehouse_id: warehouseId, limit: PAGE, ...(cursor !== undefined && { cursor }) },
      signal,
    });
  const list = useInfiniteList<Location>({
    queryKey: [...inventoryKeys.locations, 'list', warehouseId, filter, order],
    fetchPage: readPage,
    keepsPrevious: true,
  });
  const label = useLabelAction();
  const selecting = useLabelSelection('location', { ...filter, warehouse_id: warehouseId });
  const blocking = useBlockPlaces(warehouseId, chosenIds(selecting.selection, list));
  const setting = useSetPlaces({
    ...{ warehouseId, rules, chosen: wholeSelection(selecting.selection, list, readPage) },
    onDone: (left) => selecting.onSelection({ kind: 'some', ids: new Set(left.map(({ id }) => id)) }),
  });
  const clear = () => change({ q: '', zone: '', type: '', purpose: null, occupied: null });
  return (
    <>
      <FilterBar
        label={t('places.find')}
        count={useRowCount(list)}
        search={{ placeholder: t('places.search'), value: values.q, onChange: (q) => change({ q }) }}
        filters={[
          {
            key: 'purpose',
            name: t('place.purpose'),
            label: t('filter.purpose'),
            all: t('filter.all-purposes'),
            options: LOCATION_PURPOSES.map((one) => ({ value: one, label: t(`purpose.${one}`) })),
            value: values.purpose,
            onChange: (value) => change({ purpose: LOCATION_PURPOSES.find((one) => one === value) ?? null }),
          },
          {
            key: 'zone',
            name: t('place.zone'),
            label: t('filter.zone'),
            all: t('filter.all-zones'),
            options: rules.zones.map(({ id, name }) => ({ value: id, label: name })),
            value: values.zone || null,
            onChange: (value) => change({ zone: value ?? '' }),
          },
          {
            key: 'occupied',
            name: t('place.contents'),
            label: t('filter.contents'),
            all: t('filter.all-contents'),
            options: [
              { value: 'yes', label: t('place.occupied') },
              { value: 'no', label: t('place.empty') },
            ],
            value: values.occupied,
            onChange: (value) => change({ occupied: (['yes', 'no'] as const).find((one) => one === value) ?? null }),
          },
        ]}
        onClear={clear}
        end={
          <>
            {mayManage && (
              <Button appearance="subtle" icon={<Add16Regular />} onClick={() => setAdding(true)}>
                {t('place.add')}
              </Button>
            )}
            <ExportList
              kinds={['locations']}
              filter={{ ...filter, warehouse_id: warehouseId }}
              {...{ order, left: leftOut(columns, choices, IN_FILE) }}
            />
            <ColumnPicker columns={columns} choices={choices} onChoices={setChoices} />
          </>
        }
      />
      <LongList
        {...selecting}
        bulkActions={[...selecting.bulkActions, setting.action, ...blocking]}
        label={t('warehouse.tab.places')}
        columns={columns}
        list={list}
        filter={JSON.stringify([warehouseId, filter])}
        {...sortingOf({
          ...{ columns: LOCATION_SORTS, usual: 'walk', value: values.sort },
          onChange: (sort) => change({ sort }),
        })}
        nameOf={({ code }) => code}
        choices={choices}
        onChoices={setChoices}
        quickActions={0}
        rowActions={(place) => [...actions.rowActions(place), label({ kind: 'location', ids: [place.id] })]}
        summary={(place) => (
          <RowSummary
            name={nameOf(place)}
            figure={place.onHand === null ? undefined : formats.number(place.onHand)}
            detail={t(`purpose.${place.purpose}`)}
            mark={place.blocked && <StatusBadge tone="warning" label={t('place.blocked')} />}
          />
        )}
        empty={
          Object.keys(filter).length > 0 ? (
            <NothingFound onClear={clear} />
          ) : (
            <EmptyState
              title={t('places.none')}
              reason={
                mayManage
                  ? t('places.none-reason')
                  : t('places.none-needs', { permission: quoted('manage_warehouses') })
              }
              action={mayManage && <Button onClick={onLayOut}>{t('places.lay-out')}</Button>}
            />
          )
        }
      />
      {adding && <PlaceDialog warehouseId={warehouseId} rules={rules} onClose={() => setAdding(false)} />}
      {actions.dialog}
      {setting.dialog}
    </>
  );
}
