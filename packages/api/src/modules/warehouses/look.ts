import type { Look } from '../../platform/look';
import { be, listed, number } from '../assistant';
import { warehousesOf } from './queries';

const warehouses: Look = {
  topic: 'warehouses',
  words: /\bwarehouses?\b/,
  permission: 'view_warehouses',
  tenant: 'company',
  async read({ trx, tenantId }) {
    const all = await warehousesOf(trx, tenantId);
    return {
      what: 'warehouses',
      links: [{ kind: 'warehouse' }],
      text:
        `There ${be(all.length)} ${number(all.length, 'warehouse')}` +
        `${all.length > 0 ? `: ${listed(all.map(({ name }) => name))}` : ''}.`,
    };
  },
};

export const look: Look[] = [warehouses];
