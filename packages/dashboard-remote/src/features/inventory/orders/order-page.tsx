import type { Answer, OrderLine, PickTask } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Button, EmptyState, PageContent } from '@slotwise/shared/ui';
import { choiceOr, SegmentedControl, useAddress } from '@slotwise/shared/ui/list';
import { DataTable } from '@slotwise/shared/ui/table';
import type { Column } from '@slotwise/shared/ui/table';
import { useFormats } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { inventoryKeys } from '../query-keys';
import { ReadRecord } from '@slotwise/shared/ui/plain';
import { RowSummary } from '@slotwise/shared/ui/long-list';
import { OpenLink } from '../../../open-link';
import { useMomentText } from '../sections/moments';
import { RecordPath } from '../sections/record-path';
import { useRecordStyles } from '../sections/record-styles';
import { skuColumns } from '../sections/sku-columns';
import { SkuLink } from '../sections/sku-link';
import { SectionPage } from '../sections/section-page';
import { OrderStatus, StopStatus } from './order-status';
import { isEnded } from './model/releasable';
import { useOrderActions } from './use-order-actions';
import { useWords } from './words';

const TABS = ['lines', 'stops'] as const;
const PARAMETERS = { tab: choiceOr('tab', TABS, 'lines') };
type Read = Answer<'GET /order'>;

/** One order: its lines, and its picks, present and past. */
export default function OrderPage({ id }: { id: string }) {
  const styles = useRecordStyles();
  const { t } = useWords();
  const momentText = useMomentText();
  const platform = usePlatform();
  const mayView = useCan(platform, 'view_inventory');
  const actions = useOrderActions();
  const { values, change } = useAddress(PARAMETERS);
  const read = useQuery({
    queryKey: [...inventoryKeys.orders, 'one', id],
    queryFn: ({ signal }) => platform.http('GET /order', { query: { order_id: id }, signal }),
    enabled: mayView,
  });
  const order = read.data?.order;
  const about = order && (
    <span className={styles.about}>
      <OrderStatus status={order.status} />
      <span>{t('order.picked-of', { picked: order.picked, pieces: order.pieces })}</span>
      {order.customer !== null && <span>{t('order.for', { customer: order.customer })}</span>}
      {order.dueAt !== null && <span>{t('order.due', { date: momentText(order.dueAt) })}</span>}
    </span>
  );
  return (
    <SectionPage
      permission="view_inventory"
      title={order?.code ?? t('order.one')}
      description={about}
      isFramed
      above={<RecordPath section={t('order.sections')} href="/inventory/orders" />}
      action={
        order && (
          <div className={styles.action}>
            {actions.mayManage && !isEnded(order) && (
              <Button onClick={() => actions.askToCancel(order)}>{t('order.cancel')}</Button>
            )}
            {actions.whyNot([order]) === undefined && (
              <Button appearance="primary" disabled={actions.busy} onClick={() => void actions.release([order])}>
                {t('order.release')}
              </Button>
            )}
          </div>
        )
      }
    >
      {() => (
        <ReadRecord read={read}>
          {(found) => (
            <>
              <div className={styles.tabs}>
                <SegmentedControl
                  label={t('order.views')}
                  value={values.tab}
                  onChange={(tab) => change({ tab })}
                  segments={TABS.map((tab) => ({ value: tab, label: t(`tab.${tab}`) }))}
                />
              </div>
              <PageContent className={styles.content}>
                {values.tab === 'lines' ? <Lines {...found} /> : <Stops {...found} />}
              </PageContent>
              {actions.dialog}
            </>
          )}
        </ReadRecord>
      )}
    </SectionPage>
  );
}

function Lines({ lines }: Pick<Read, 'lines'>) {
  const { t } = useWords();
  const formats = useFormats();
  const figure = (
    key: 'quantity' | 'picked' | 'onLists' | 'canceled',
    header: string,
  ): Column<OrderLine & { id: string }> => ({
    ...{ id: key, header, width: 100, align: 'end' },
    cell: (line) => formats.number(line[key]),
  });
  return (
    <DataTable
      label={t('tab.lines')}
      rows={lines.map((line) => ({ ...line, id: String(line.line) }))}
      columns={[
        { id: 'line', header: t('column.line'), width: 70, align: 'end', cell: ({ line }) => formats.number(line) },
        ...skuColumns({ sku: t('column.sku'), name: t('column.name') }),
        figure('quantity', t('column.wanted')),
        figure('picked', t('column.picked')),
        figure('onLists', t('column.on-lists')),
        figure('canceled', t('column.left-out')),
      ]}
      nameOf={({ sku }) => sku.code}
      total={lines.length}
      summaryHeight={64}
      summary={({ sku, quantity, picked }) => (
        <RowSummary
          name={<SkuLink sku={sku} />}
          figure={t('order.picked-of', { picked, pieces: quantity })}
          detail={sku.name}
        />
      )}
    />
  );
}

type Stop = PickTask & { id: string };

function Stops({ tasks }: Pick<Read, 'tasks'>) {
  const { t } = useWords();
  const formats = useFormats();
  const columns: Column<Stop>[] = [
    { id: 'place', header: t('column.place'), width: 140, names: true, cell: ({ location }) => location.code },
    { id: 'sku', header: t('column.sku'), width: 150, cell: ({ sku }) => sku.code },
    { id: 'lot', header: t('column.lot'), width: 120, cell: ({ lot }) => lot?.code ?? '–' },
    { id: 'status', header: t('column.stop'), width: 130, cell: ({ status }) => <StopStatus status={status} /> },
    {
      id: 'pieces',
      header: t('column.picked'),
      width: 110,
      align: 'end',
      cell: ({ picked, quantity }) => t('order.picked-of', { picked, pieces: quantity }),
    },
    {
      id: 'reason',
      header: t('column.reason'),
      width: 150,
      grows: true,
      cell: ({ reason }) => (reason === null ? '–' : t(`reason.${reason}`)),
    },
    {
      id: 'list',
      header: t('order.walk'),
      width: 150,
      cell: ({ pickListId, status, turn }) =>
        status === 'open' ? (
          <OpenLink to={`/inventory/floor/pick?list=${pickListId}`}>{t('order.walk')}</OpenLink>
        ) : (
          formats.number(turn)
        ),
    },
  ];
  return (
    <DataTable
      label={t('tab.stops')}
      rows={tasks.map((task) => ({ ...task, id: `${task.pickListId} ${task.turn}` }))}
      columns={columns}
      nameOf={({ location, sku }) => `${location.code} ${sku.code}`}
      total={tasks.length}
      summaryHeight={64}
      summary={({ location, sku, picked, quantity, status }) => (
        <RowSummary
          name={location.code}
          figure={t('order.picked-of', { picked, pieces: quantity })}
          detail={sku.code}
          mark={<StopStatus status={status} />}
        />
      )}
      empty={<EmptyState title={t('stops.none')} reason={t('stops.none-reason')} />}
    />
  );
}
