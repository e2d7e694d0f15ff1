import type { Column } from '@slotwise/shared/ui/table';
import { SkuLink } from './sku-link';

interface OfSku {
  id: string;
  sku: { id: string; code: string; name: string };
}

/** The SKU of a line of an order or a receipt: its code, which leads to it, and its name. */
export const skuColumns = <Line extends OfSku>(headers: { sku: string; name: string }): Column<Line>[] => [
  {
    id: 'sku',
    header: headers.sku,
    width: 150,
    names: true,
    cell: ({ sku }) => <SkuLink sku={sku} />,
  },
  { id: 'name', header: headers.name, width: 200, grows: true, cell: ({ sku }) => sku.name },
];
