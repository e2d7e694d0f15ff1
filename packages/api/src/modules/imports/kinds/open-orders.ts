import type { Column } from './columns';
import type { Kind } from './kind';
import { orders } from './orders';

/** The longest that the API itself takes. */
const LENGTHS: Readonly<Record<string, number>> = { order: 40, customer: 120 };

const columns = orders.columns.map((column): Column => {
  const { name, holds, called } = column;
  const max = LENGTHS[name];
  if (max !== undefined && 'max' in holds) return { ...column, holds: { ...holds, max } };
  // Without a date it was ordered when the file came in.
  return name === 'date' ? { name, holds: { type: 'time' }, called } : column;
});

/** Orders that are to be picked. */
export const openOrders: Kind = {
  ...orders,
  columns: [
    ...columns,
    {
      name: 'due',
      holds: { type: 'time' },
      called: ['due', 'duedate', 'dueat', 'deliveryby', 'shipby', 'faellig', 'faelligam', 'liefertermin', 'termin'],
    },
  ],
};
