import { Type } from 'typebox';
import { defineLook, type Look } from '../../platform/look';
import { colon, day, number, said } from '../assistant';
import { asked } from './look-asked';
import { countOrders, orderSlice } from './order-queries';

const LISTED = 10;

const openOrders = defineLook({
  topic: 'open_orders',
  name: { en: 'orders', de: 'Aufträge' },
  description: 'Counts and names the orders that are open, and those that are being picked.',
  args: Type.Object({}),
  permission: 'view_inventory',
  tenant: 'company',
  data: 'inventory',
  asked: asked.openOrders,
  async read({ trx, tenantId, language }) {
    const { rows } = await orderSlice(trx, tenantId, { status: 'open' }, { limit: LISTED });
    const open = await countOrders(trx, tenantId, { status: 'open' });
    const released = await countOrders(trx, tenantId, { status: 'released' });
    const due = ({ dueAt }: (typeof rows)[number]) =>
      dueAt === null
        ? ''
        : said(language, { en: `, due ${day(dueAt, language)}`, de: `, fällig ${day(dueAt, language)}` });
    const names = rows.map((order) => `${order.code} (${order.customer ?? '–'}${due(order)})`);
    const list = colon(names, language, open);
    return {
      what: said(language, { en: 'open orders', de: 'offene Aufträge' }),
      links: rows.length === 0 ? [{ kind: 'order' }] : rows.map(({ id }) => ({ kind: 'order', id })),
      text: said(language, {
        en: `There ${open === 1 ? 'is' : 'are'} ${number(open, language, 'open order', 'open orders')}${list}. ${number(released, language, 'order is', 'orders are')} being picked.`,
        de: `Es gibt ${number(open, language, 'offenen Auftrag', 'offene Aufträge')}${list}. ${number(released, language, 'Auftrag wird', 'Aufträge werden')} kommissioniert.`,
      }),
      facts: {
        open,
        released,
        orders: rows.map(({ code, customer, dueAt, lines }) => ({ code, customer, dueAt, lines })),
      },
    };
  },
});

export const look: Look[] = [openOrders];
