import type { StockRow } from '@slotwise/contract';
import { Type } from 'typebox';
import { defineLook, Said, type Look, type Question } from '../../platform/look';
import { day, figure, listed, moment, number, said } from '../assistant';
import { withRecord } from '../search';
import { skuSearch } from '../skus';
import { locationSearch } from '../warehouse-layout';
import { countMoves, countStock, moveSlice, stockSlice, type StockFilter } from './list-queries';
import { asked } from './look-asked';
import { MOVE_WORDS } from './look-words';

const NAME = { en: 'stock', de: 'den Bestand' };
const base = { name: NAME, permission: 'view_inventory', tenant: 'company', data: 'inventory' } as const;
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
    const on = (at: number) => new Date(at).toISOString().slice(0, 10);
    const filter =
      expired === 'yes'
        ? { expiresUntil: on(now.getTime() - DAY_MS) }
        : { expiresFrom: on(now.getTime()), expiresUntil: on(now.getTime() + Number(days) * DAY_MS) };
    const [rows, count] = [await piles(question, filter, LISTED), await countStock(trx, tenantId, filter, now)];
    const named = rows.map(
      ({ sku: its, lot, location, onHand }) =>
        `${its.code} ${lot?.code ?? ''} (${day(lot?.expiresOn ?? now, language)}, ${location.code}, ${figure(onHand, language)})`,
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

const moves = defineLook({
  ...base,
  topic: 'moves_of_sku',
  description: 'Lists the latest moves of a SKU in the ledger. `sku`: code, name or barcode.',
  args: Type.Object({ sku: Said }),
  names: { sku: ['sku'] },
  asked: asked.moves,
  read: (question, args) =>
    withRecord(question, sku(args.sku), async ({ id, title }) => {
      const { trx, tenantId, language } = question;
      const filter = { skuId: id };
      const { rows } = await moveSlice(trx, tenantId, filter, { limit: 5 });
      const count = await countMoves(trx, tenantId, filter);
      const all = rows.map(
        ({ at, kind, quantity, from, to }) =>
          `${moment(at, language)}: ${MOVE_WORDS[kind][language]}, ${figure(quantity, language)}, ${from?.code ?? '–'} → ${to?.code ?? '–'}`,
      );
      return {
        what: said(language, { en: `moves of ${title}`, de: `Bewegungen von ${title}` }),
        links: [{ kind: 'sku', id }],
        text:
          rows.length === 0
            ? said(language, { en: `${title} was never moved.`, de: `${title} wurde nie bewegt.` })
            : said(language, {
                en: `The latest of ${count} moves of ${title}: ${all.join('; ')}.`,
                de: `Die letzten von ${count} Bewegungen von ${title}: ${all.join('; ')}.`,
              }),
        facts: { sku: title, count, latest: all },
      };
    }),
});

export const look: Look[] = [stockOfSku, liesAt, expiring, moves];
