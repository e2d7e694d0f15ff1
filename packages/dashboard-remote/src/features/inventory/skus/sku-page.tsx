import type { Sku } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Button, EmptyState } from '@slotwise/shared/ui';
import { Edit20Regular, Print20Regular } from '@slotwise/shared/ui/icons';
import { choiceOr, SegmentedControl, useAddress } from '@slotwise/shared/ui/list';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BookingMenu } from '../booking/booking-menu';
import { useStockActions } from '../booking/use-stock-actions';
import { useLabelAction } from '../labels/use-label-actions';
import { MovesTable, useMoveColumns, useMovesList } from '../moves/moves-table';
import { inventoryKeys } from '../query-keys';
import { ReadRecord } from '@slotwise/shared/ui/plain';
import { useColumnChoices } from '@slotwise/shared/ui/long-list';
import { RecordPath } from '../sections/record-path';
import { useRecordStyles } from '../sections/record-styles';
import { SectionPage } from '../sections/section-page';
import { SerialsTable } from '../stock/serials-table';
import { hasLots, StockTable, useStockColumns, useStockList } from '../stock/stock-table';
import { useWords } from '../words';
import { SkuDialog } from './sku-dialog';
import { SkuFacts } from './sku-facts';
import { SkuLevels } from './sku-levels';

const TABS = ['stock', 'serials', 'moves', 'details'] as const;
const PARAMETERS = { tab: choiceOr('tab', TABS, 'stock') };

/** One SKU: its stock, its history, and all its facts. */
export default function SkuPage({ id }: { id: string }) {
  const styles = useRecordStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const mayView = useCan(platform, 'view_inventory');
  const mayManage = useCan(platform, 'manage_inventory');
  const { values, change } = useAddress(PARAMETERS);
  const label = useLabelAction()({ kind: 'sku', ids: [id] });
  const [editing, setEditing] = useState<Sku | null>(null);
  const read = useQuery({
    queryKey: [...inventoryKeys.skus, 'one', id],
    queryFn: async ({ signal }) => (await platform.http('GET /sku', { query: { sku_id: id }, signal })).sku,
    enabled: mayView,
  });
  const sku = read.data;
  return (
    <SectionPage
      permission="view_inventory"
      title={sku?.code ?? t('sku.one')}
      description={sku?.name}
      isFramed
      above={<RecordPath section={t('sections.skus')} href="/inventory/skus" />}
      action={
        sku && (
          <div className={styles.action}>
            <Button icon={<Print20Regular />} aria-label={label.label} title={label.label} onClick={label.onClick} />
            {mayManage && (
              <Button icon={<Edit20Regular />} onClick={() => setEditing(sku)}>
                {t('sku.edit')}
              </Button>
            )}
            <BookingMenu known={{ sku: sku.code }} />
          </div>
        )
      }
    >
      {() => (
        <ReadRecord read={read}>
          {(found) => (
            <>
              <SkuLevels sku={found} />
              <div className={styles.tabs}>
                <SegmentedControl
                  label={t('sku.views')}
                  value={values.tab}
                  onChange={(tab) => change({ tab })}
                  segments={TABS.filter((tab) => tab !== 'serials' || found.serialTracked).map((tab) => ({
                    value: tab,
                    label: t(`sku.tab.${tab}`),
                  }))}
                />
              </div>
              {values.tab === 'stock' && <SkuStock skuId={found.id} />}
              {values.tab === 'serials' && <SerialsTable skuId={found.id} />}
              {values.tab === 'moves' && <SkuMoves skuId={found.id} />}
              {values.tab === 'details' && <SkuFacts sku={found} />}
              {editing && (
                <SkuDialog
                  sku={editing}
                  onClose={() => setEditing(null)}
                  onDone={(saved) => {
                    setEditing(null);
                    platform.notify({ intent: 'success', title: t('sku.saved', { code: saved.code }) });
                  }}
                />
              )}
            </>
          )}
        </ReadRecord>
      )}
    </SectionPage>
  );
}

function SkuStock({ skuId }: { skuId: string }) {
  const { t } = useWords();
  const [choices, setChoices] = useColumnChoices('sku-stock');
  const filter = { sku_id: skuId };
  const list = useStockList(filter);
  const columns = useStockColumns({ withSku: false, withLots: hasLots(list) });
  const actions = useStockActions();
  return (
    <>
      <StockTable
        {...{ list, filter, columns, choices }}
        onChoices={setChoices}
        rowActions={actions.rowActions}
        empty={<EmptyState title={t('sku.no-stock')} reason={t('stock.none-reason')} />}
      />
      {actions.dialog}
    </>
  );
}

function SkuMoves({ skuId }: { skuId: string }) {
  const { t } = useWords();
  const [choices, setChoices] = useColumnChoices('sku-moves');
  const filter = { sku_id: skuId };
  const list = useMovesList(filter);
  const columns = useMoveColumns();
  return (
    <MovesTable
      {...{ list, filter, columns, choices }}
      onChoices={setChoices}
      empty={<EmptyState title={t('sku.no-moves')} reason={t('moves.none-reason')} />}
    />
  );
}
