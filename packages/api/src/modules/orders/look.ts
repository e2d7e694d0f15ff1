import { Type } from 'typebox';
import type { OrderSummary } from '@slotwise/contract';
import { defineLook, Said, type Finding, type Look, type Question } from '../../platform/look';
import { colon, day, figure, number, said, type InEach } from '../assistant';
import { withRecord } from '../search';
import { asked } from './look-asked';
import { countOrders, linesOfOrder, orderById, orderSlice, orderSorts } from './order-queries';
import { orderSearch } from './search';

const LISTED = 10;

const base = {
  name: { en: 'orders', de: 'Aufträge' },
  permission: 'view_inventory',
  tenant: 'company',
  data: 'inventory',
} as const;

const STATUS: Readonly<Record<OrderSummary['status'], InEach>> = {
  open: { en: 'open', de: 'offen' },
  released: { en: 'being picked', de: 'in Kommissionierung' },
  done: { en: 'done', de: 'erledigt' },
  canceled: { en: 'canceled', de: 'storniert' },
};

/** Orders that are not done although they were due. */
async function late(question: Question): Promise<Finding> {
  const { trx, tenantId, language, now } = question;
  const filter = { dueBefore: now };
  const { rows } = await orderSlice(trx, tenantId, filter, { limit: LISTED }, orderSorts.due);
  const count = await countOrders(trx, tenantId, filter);
  const names = rows.map(({ code, customer, dueAt }) => `${code} (${customer ?? '–'}, ${day(dueAt ?? now, question)})`);
  return {
    what: said(language, { en: 'late orders', de: 'verspätete Aufträge' }),
    links: rows.length === 0 ? [{ kind: 'order' }] : rows.map(({ id }) => ({ kind: 'order', id })),
    text: said(language, {
      en: `${number(count, language, 'order is', 'orders are')} late${colon(names, language, count)}.`,
      de: `${number(count, language, 'Auftrag ist', 'Aufträge sind')} verspätet${colon(names, language, count)}.`,
    }),
    facts: { late: count, orders: rows.map(({ code, customer, dueAt }) => ({ code, customer, dueAt })) },
  };
}

const openOrders = defineLook({
  ...base,
  topic: 'open_orders',
  description:
    'Counts and names the orders that are open, and those that are being picked; with `kind`: late, those that are not done and were due.',
  args: Type.Object({ kind: Type.Optional(Type.Literal('late')) }),
  asked: asked.openOrders,
  async read(question, { kind }) {
    if (kind === 'late') return late(question);
    const { trx, tenantId, language } = question;
    const { rows } = await orderSlice(trx, tenantId, { status: 'open' }, { limit: LISTED });
    const open = await countOrders(trx, tenantId, { status: 'open' });
    const released = await countOrders(trx, tenantId, { status: 'released' });
    const due = ({ dueAt }: (typeof rows)[number]) =>
      dueAt === null
        ? ''
        : said(language, { en: `, due ${day(dueAt, question)}`, de: `, fällig ${day(dueAt, question)}` });
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

const order = defineLook({
  ...base,
  topic: 'order',
  description:
    'Says of one order: status, customer, when it is due, what of it is picked, its lines. `order`: its code.',
  args: Type.Object({ order: Said }),
  names: { order: ['order'] },
  about: 'order',
  asked: asked.order,
  read: (question, args) =>
    withRecord(question, { search: orderSearch, arg: 'order', name: args.order }, async ({ id, title }) => {
      const { trx, tenantId, language } = question;
      const found = await orderById(trx, tenantId, id);
      const lines = await linesOfOrder(trx, id);
      const status = found ? STATUS[found.status][language] : '';
      const due = found?.dueAt
        ? { en: `, due ${day(found.dueAt, question)}`, de: `, fällig am ${day(found.dueAt, question)}` }
        : { en: '', de: '' };
      const on = day(found?.orderedAt ?? question.now, question);
      const by =
        found?.customer == null ? { en: '', de: '' } : { en: ` by ${found.customer}`, de: ` von ${found.customer}` };
      const list = colon(
        lines.map(
          ({ sku, quantity, picked }) =>
            `${figure(picked, language)}/${figure(quantity, language)} ${sku.code} ${sku.name}`,
        ),
        language,
      );
      const count = number(
        lines.length,
        language,
        said(language, { en: 'line', de: 'Position' }),
        said(language, { en: 'lines', de: 'Positionen' }),
      );
      return {
        what: said(language, { en: `order ${title}`, de: `Auftrag ${title}` }),
        links: [{ kind: 'order', id }],
        text: said(language, {
          en: `${title} is ${status}: ordered on ${on}${by.en}${due.en}. It has ${count}, as picked of ordered pieces${list}.`,
          de: `${title} ist ${status}: bestellt am ${on}${by.de}${due.de}. Er hat ${count}, als entnommene von bestellten Stück${list}.`,
        }),
        facts: {
          code: title,
          status: found?.status,
          customer: found?.customer,
          dueAt: found?.dueAt,
          lines: lines.slice(0, 50).map(({ sku, quantity, picked }) => ({ sku: sku.code, quantity, picked })),
        },
      };
    }),
});

export const look: Look[] = [openOrders, order];
