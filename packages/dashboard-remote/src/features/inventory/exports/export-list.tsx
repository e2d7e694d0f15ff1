import type { ImportKind, Query } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { useDownload } from '../imports/use-download';
import { useWarehouses } from '../sections/use-warehouses';
import { ExportMenu } from './export-menu';
import type { LeftOut } from './left-out';
import { useWords } from './words';

interface ExportListProps {
  /** Kinds of files that the list makes up. Several are told apart by name. */
  kinds: readonly Extract<ImportKind, 'skus' | 'locations' | 'stock' | 'orders' | 'open_orders'>[];
  /** Filters of the list; with a warehouse among them, it has one file. */
  filter: Omit<Query<'GET /export'>, 'kind' | 'format' | 'listed' | 'sort' | 'without'>;
  order: Pick<Query<'GET /export'>, 'sort'>;
  left: LeftOut;
}

/**
 * Hands over what a list shows, all of it and in its order, as files that can be imported again. Such a file is one warehouse's, but for
 * SKUs, which are the company's.
 */
export function ExportList({ kinds, filter, order, left }: ExportListProps) {
  const { t } = useWords();
  const mayView = useCan(usePlatform(), 'view_inventory');
  const warehouses = useWarehouses();
  const { fetchFile, isBusy } = useDownload();
  if (!mayView) return null;
  const isOfCompany = kinds.every((kind) => kind === 'skus');
  const chosen = warehouses.filter(({ id }) => filter.warehouse_id === undefined || filter.warehouse_id === id);
  const sites = isOfCompany ? [null] : chosen;
  const nameOf = (kind: (typeof kinds)[number]) =>
    kinds.length > 1 && (kind === 'orders' || kind === 'open_orders') ? t(`kind.${kind}`) : undefined;
  const groups = sites.map((site) => ({
    key: site?.id ?? '',
    ...(site && sites.length > 1 && { name: site.name }),
    files: kinds.map((kind) => ({
      key: kind,
      name: nameOf(kind),
      send: (format: 'csv' | 'xlsx') =>
        void fetchFile('GET /export', {
          ...{ ...filter, ...order, ...left.query },
          ...(site && { warehouse_id: site.id }),
          ...{ kind, format, listed: 'yes' as const },
        }),
    })),
  }));
  return (
    <ExportMenu
      groups={groups}
      note={sites.length > 1 ? t('export.one-site') : undefined}
      hidden={left.names}
      busy={isBusy}
      disabled={kinds.length === 0 || groups.length === 0}
      reason={kinds.length === 0 ? t('export.none') : undefined}
    />
  );
}
