import type { ImportKind, Query } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { useDownload } from '../imports/use-download';
import { useWarehouses } from '../sections/use-warehouses';
import { ExportMenu } from './export-menu';
import { useWords } from './words';

interface ExportListProps {
  /** Kinds of files that the list makes up. Several are told apart by name. */
  kinds: readonly Extract<ImportKind, 'skus' | 'locations' | 'stock' | 'orders' | 'open_orders'>[];
  /** What the list is narrowed by; with a warehouse, it has one file. */
  filter: Omit<Query<'GET /export'>, 'kind' | 'format' | 'listed'>;
}

/**
 * Hands over what a list shows, all of it, as files that can be imported again. Such a file is one warehouse's, but for
 * SKUs, which are the company's.
 */
export function ExportList({ kinds, filter }: ExportListProps) {
  const { t } = useWords();
  const mayView = useCan(usePlatform(), 'view_inventory');
  const warehouses = useWarehouses();
  const { fetchFile, isBusy } = useDownload();
  if (!mayView) return null;
  const isOfCompany = kinds.every((kind) => kind === 'skus');
  const chosen = warehouses.filter(({ id }) => filter.warehouse_id === undefined || filter.warehouse_id === id);
  const sites = isOfCompany ? [null] : chosen;
  const nameOf = (kind: (typeof kinds)[number], warehouse: string | undefined) => {
    const name = kind === 'orders' || kind === 'open_orders' ? t(`kind.${kind}`) : undefined;
    if (warehouse === undefined || sites.length < 2) return kinds.length > 1 ? name : undefined;
    return kinds.length > 1 && name !== undefined ? t('kind.of-site', { kind: name, warehouse }) : warehouse;
  };
  const files = sites.flatMap((site) =>
    kinds.map((kind) => ({
      key: `${site?.id ?? ''} ${kind}`,
      name: nameOf(kind, site?.name),
      send: (format: 'csv' | 'xlsx') =>
        void fetchFile('GET /export', {
          ...filter,
          ...(site && { warehouse_id: site.id }),
          ...{ kind, format, listed: 'yes' as const },
        }),
    })),
  );
  return (
    <ExportMenu
      files={files}
      note={sites.length > 1 ? t('export.one-site') : undefined}
      busy={isBusy}
      disabled={files.length === 0}
      reason={kinds.length === 0 ? t('export.none') : undefined}
    />
  );
}
