import type { StockRow } from '@slotwise/contract';
import { Type } from 'typebox';
import { defineLook, Said, type Look, type Question } from '../../platform/look';
import { dateThere, day, figure, listed, number, said } from '../assistant';
import { withRecord } from '../search';
import { skuSearch } from '../skus';
import { locationSearch } from '../warehouse-layout';
import { countStock, stockSlice, stockSorts, type StockFilter } from './list-queries';
import { asked } from './look-asked';
import { base } from './look-base';
import { looks as movesLooks } from './look-moves';

/** Piles whose pieces are summed and named. */
const PILES = 200;
const LISTED = 10;
const DAY_MS = 86_400_000;

const piles = async ({ trx, tenantId, now }: Question, filter: StockFilter, limit = PILES): Promise<StockRow[]> =>
  (await stockSlice(trx, tenantId, filter, now, { limit })).rows;
const sum = (rows: readonly StockRow[], field: 'onHand' | 'reserved') => rows.reduce((all, row) => all + row[field], 0);
const sku = (name: string) => ({ search: skuSearch, arg: 'sku', name });

const stockOfSku = defineLook({
  ...base,
  topic: 'stock_of_sku',
  description:
    'Says how many pieces of a SKU there are, where they lie, and how many are reserved. `sku`: code, name or barcode.',
  args: Type.Object({ sku: Said }),
  names: { sku: ['sku'] },
  about: 'sku',
  asked: asked.stockOfSku,
  read: (question, args) =>
    withRecord(question, sku(args.sku), async ({ id, title, subtitle }) => {
      const { language } = question;
      const rows = await piles(question, { skuId: id });
      const [onHand, reserved] = [sum(rows, 'onHand'), sum(rows, 'reserved')];
      const where = listed(
        rows.map(({ location, onHand: pieces }) => `${location.code} (${figure(pieces, language)})`),
        language,
      );
      const pieces = number(
        onHand,
        language,
        said(language, { en: 'piece', de: 'Stück' }),
        said(language, { en: 'pieces', de: 'Stück' }),
      );
      return {
        what: said(language, { en: `stock of ${title}`, de: `Bestand von ${title}` }),
        links: [
          { kind: 'sku', id },
          ...rows.slice(0, 5).map(({ location }) => ({ kind: 'location', id: location.id })),
        ],
        text:
          rows.length === 0
            ? said(language, {
                en: `There is no stock of ${title} (${subtitle}).`,
                de: `Von ${title} (${subtitle}) gibt es keinen Bestand.`,
              })
            : said(language, {
                en: `There are ${pieces} of ${title} (${subtitle}), ${figure(reserved, language)} of them reserved, at ${number(rows.length, language, 'place', 'places')}: ${where}.`,
                de: `Von ${title} (${subtitle}) gibt es ${pieces}, davon ${figure(reserved, language)} reserviert, an ${number(rows.length, language, 'Lagerplatz', 'Lagerplätzen')}: ${where}.`,
              }),
        facts: {
          sku: title,
          onHand,
          reserved,
          places: rows.slice(0, 20).map((row) => ({ place: row.location.code, onHand: row.onHand })),
        },
      };
    }),
});

const liesAt = defineLook({
  ...base,
  topic: 'lies_at',
  description: 'Says what lies at a place. `place`: its code, such as 01-01-1-1.',
  args: Type.Object({ place: Said }),
  names: { place: ['location'] },
  about: 'location',
  asked: asked.liesAt,
  read: (question, args) =>
    withRecord(
      question,
      { search: locationSearch, arg: 'place', name: args.place },
      async ({ id, title, subtitle }) => {
        const { language } = question;
        const rows = await piles(question, { locationId: id });
        const all = listed(
          rows.map((row) => `${figure(row.onHand, language)} × ${row.sku.code} ${row.sku.name}`),
          language,
        );
        return {
          what: said(language, { en: `place ${title}`, de: `Lagerplatz ${title}` }),
          links: [{ kind: 'location', id }, ...rows.slice(0, 5).map((row) => ({ kind: 'sku', id: row.sku.id }))],
          text:
            rows.length === 0
              ? said(language, {
                  en: `Nothing lies at ${title} (${subtitle}).`,
                  de: `Auf ${title} (${subtitle}) liegt nichts.`,
                })
              : said(language, {
                  en: `At ${title} (${subtitle}) there is: ${all}.`,
                  de: `Auf ${title} (${subtitle}) liegt: ${all}.`,
                }),
          facts: {
            place: title,
            warehouse: subtitle,
            goods: rows.slice(0, 20).map((row) => ({ sku: row.sku.code, onHand: row.onHand })),
          },
        };
      },
    ),
});

const expiring = defineLook({
  ...base,
  topic: 'expiring',
  description:
    'Lists lots in stock that expire within `days` (30 if left out); with `expired`: yes, those that have expired.',
  args: Type.Object({
    days: Type.Optional(
      Type.Union([Type.Number({ minimum: 0, maximum: 3650 }), Type.String({ pattern: '^\\d{1,4}$' })]),
    ),
    expired: Type.Optional(Type.Literal('yes')),
  }),
  asked: asked.expiring,
  async read(question, { days = 30, expired }) {
    const { trx, tenantId, now, language } = question;
    const inDays = (count: number) => dateThere(new Date(now.getTime() + count * DAY_MS), question);
    const filter =
      expired === 'yes' ? { expiresUntil: inDays(-1) } : { expiresFrom: inDays(0), expiresUntil: inDays(Number(days)) };
    const [rows, count] = [await piles(question, filter, LISTED), await countStock(trx, tenantId, filter, now)];
    const named = rows.map(
      ({ sku: its, lot, location, onHand }) =>
        `${its.code} ${lot?.code ?? ''} (${day(lot?.expiresOn ?? now, question)}, ${location.code}, ${figure(onHand, language)})`,
    );
    const list = rows.length === 0 ? '' : `: ${listed(named, language, count)}`;
    const what = number(
      count,
      language,
      said(language, { en: 'pile of lots', de: 'Posten mit Chargen' }),
      said(language, { en: 'piles of lots', de: 'Posten mit Chargen' }),
    );
    return {
      what: said(language, { en: 'expiring lots', de: 'verfallende Chargen' }),
      links: rows.map(({ sku: its }) => ({ kind: 'sku', id: its.id })),
      text: said(language, {
        en: `${what} ${expired === 'yes' ? 'expired' : `will expire within ${days} days`}${list}.`,
        de: `${what} ${expired === 'yes' ? 'verfallen' : `verfallen innerhalb von ${days} Tagen`}${list}.`,
      }),
      facts: { count, lots: named },
    };
  },
});

const expiryOfSku = defineLook({
  ...base,
  topic: 'expiry_of_sku',
  description: 'Says when the lots of a SKU that lie in stock expire. `sku`: code, name or barcode.',
  args: Type.Object({ sku: Said }),
  names: { sku: ['sku'] },
  asked: asked.expiryOfSku,
  read: (question, args) =>
    withRecord(question, sku(args.sku), async ({ id, title, subtitle }) => {
      const { trx, tenantId, now, language } = question;
      const dated = { skuId: id, expiresFrom: '0001-01-01' };
      const { rows } = await stockSlice(trx, tenantId, dated, now, { limit: LISTED }, stockSorts.expires);
      const count = await countStock(trx, tenantId, dated, now);
      const today = dateThere(now, question);
      const named = rows.map(({ lot, location, onHand }) => {
        const over = (lot?.expiresOn ?? today) < today ? said(language, { en: ' (expired)', de: ' (verfallen)' }) : '';
        return `${day(lot?.expiresOn ?? now, question)}${over}: ${lot?.code ?? ''}, ${location.code}, ${figure(onHand, language)}`;
      });
      const list = listed(named, language, count);
      return {
        what: said(language, { en: `expiry of ${title}`, de: `Verfall von ${title}` }),
        links: [{ kind: 'sku', id }],
        text:
          rows.length === 0
            ? said(language, {
                en: `Nothing in stock of ${title} (${subtitle}) has a day on which it expires.`,
                de: `Von ${title} (${subtitle}) liegt nichts mit einem Verfallstag im Bestand.`,
              })
            : said(language, {
                en: `Lots of ${title} (${subtitle}) in stock, the first to expire first: ${list}.`,
                de: `Chargen von ${title} (${subtitle}) im Bestand, die am frühesten verfallenden zuerst: ${list}.`,
              }),
        facts: { sku: title, count, lots: named },
      };
    }),
});

export const look: Look[] = [stockOfSku, liesAt, expiring, expiryOfSku, ...movesLooks];
