import { Type } from 'typebox';
import { defineLook, Said, type Finding, type Look, type Question } from '../../platform/look';
import { day, figure, number, said, share } from '../assistant';
import { withRecord } from '../search';
import { warehouseSearch, warehousesOf } from '../warehouses';
import { lastDays } from './last-days';
import { asked } from './look-asked';
import { walkPerLine } from './look-walk';
import { overview } from './overview-queries';
import { skusByDemand } from './sku-queries';
import { warehouseFigures } from './warehouses-queries';

const NAMED = 8;
/** The days before the last one with orders in which a SKU is fast or slow. */
const VELOCITY_DAYS = 90;

const NAME = { en: 'figures of the warehouses', de: 'Zahlen der Lager' };

const velocity = defineLook({
  topic: 'velocity',
  name: NAME,
  description:
    'Names the SKUs with the most or the fewest order lines of the last 90 days with orders. `order`: most or fewest.',
  args: Type.Object({ order: Type.Union([Type.Literal('most'), Type.Literal('fewest')]) }),
  permission: 'view_inventory',
  tenant: 'company',
  data: 'inventory',
  asked: asked.velocity,
  async read(question, { order }) {
    const { trx, language } = question;
    const range = await lastDays(question, VELOCITY_DAYS);
    const skus = await skusByDemand(trx, range, order, NAMED);
    const lines = (count: number) =>
      number(
        count,
        language,
        said(language, { en: 'line', de: 'Position' }),
        said(language, { en: 'lines', de: 'Positionen' }),
      );
    const list = skus.map(({ code, name, lines: its }) => `${code} ${name} (${lines(its)})`).join(', ');
    const until = day(range.day, question);
    return {
      what: said(language, { en: 'demand of SKUs', de: 'Nachfrage der Artikel' }),
      links: skus.map(({ id }) => ({ kind: 'sku', id })),
      text:
        skus.length === 0
          ? said(language, {
              en: 'There are no orders yet to tell fast SKUs from slow ones.',
              de: 'Es gibt noch keine Aufträge, nach denen Artikel schnell oder langsam wären.',
            })
          : said(language, {
              en: `The ${order === 'most' ? 'fastest' : 'slowest'} SKUs of the ${VELOCITY_DAYS} days up to ${until}: ${list}.`,
              de: `Die ${order === 'most' ? 'schnellsten' : 'langsamsten'} Artikel der ${VELOCITY_DAYS} Tage bis ${until}: ${list}.`,
            }),
      facts: skus.map(({ code, name, lines: its }) => ({ code, name, lines: its })),
    };
  },
});

const dayFigures = defineLook({
  topic: 'figures_of_the_day',
  name: NAME,
  description: 'Says for the last day with work: lines picked, lines an hour, places used, and the work that waits.',
  args: Type.Object({}),
  permission: 'view_inventory',
  tenant: 'company',
  data: 'inventory',
  asked: asked.dayFigures,
  async read(question) {
    const { trx, actor, now, language } = question;
    const range = await lastDays(question, 1);
    const { picks, space, open } = await overview(trx, range, now, actor.permissions.has('view_slotting'));
    const rate = picks.hours === 0 ? 0 : picks.lines / picks.hours;
    const on = day(range.day, question);
    const used = share(space.places === 0 ? 0 : space.used / space.places, language);
    return {
      what: said(language, { en: `figures of ${on}`, de: `Zahlen vom ${on}` }),
      links: [{ kind: 'warehouse' }],
      text: said(language, {
        en: `On ${on}, the last day with work: ${number(picks.lines, language, 'line', 'lines')} picked, ${figure(rate, language, 1)} lines an hour; ${used} of the places are used. Open: ${figure(open.picks, language)} picks, ${figure(open.counts, language)} counts, ${figure(open.putAways, language)} to put away.`,
        de: `Am ${on}, dem letzten Tag mit Arbeit: ${number(picks.lines, language, 'Position', 'Positionen')} entnommen, ${figure(rate, language, 1)} Positionen je Stunde; ${used} der Lagerplätze sind belegt. Offen: ${figure(open.picks, language)} Picks, ${figure(open.counts, language)} Zählungen, ${figure(open.putAways, language)} einzulagern.`,
      }),
      facts: { day: range.day, lines: picks.lines, linesPerHour: rate, places: space.places, used: space.used, open },
    };
  },
});

const placesUsed = defineLook({
  topic: 'places_used',
  name: NAME,
  description: 'Says how many places of each warehouse are used. `warehouse`: only this one, by its name.',
  args: Type.Object({ warehouse: Type.Optional(Said) }),
  names: { warehouse: ['warehouse'] },
  about: 'warehouse',
  permission: 'view_inventory',
  tenant: 'company',
  data: 'inventory',
  asked: asked.placesUsed,
  read: (question, { warehouse }) =>
    warehouse === undefined
      ? usedIn(question)
      : withRecord(question, { search: warehouseSearch, arg: 'warehouse', name: warehouse }, ({ id }) =>
          usedIn(question, id),
        ),
});

async function usedIn({ trx, tenantId, language }: Question, id?: string): Promise<Finding> {
  const names = new Map((await warehousesOf(trx, tenantId)).map((one) => [one.id, one.name]));
  const all = (await warehouseFigures(trx)).filter(({ warehouseId }) => id === undefined || warehouseId === id);
  const shown = all.map(({ warehouseId, places, used, skus, pieces }) => {
    const part = share(places === 0 ? 0 : used / places, language);
    const [name, allPlaces, usedPlaces] = [
      names.get(warehouseId) ?? '',
      figure(places, language),
      figure(used, language),
    ];
    return said(language, {
      en: `${name}: ${usedPlaces} of ${allPlaces} places used (${part}), ${number(skus, language, 'SKU', 'SKUs')}, ${number(pieces, language, 'piece', 'pieces')}`,
      de: `${name}: ${usedPlaces} von ${allPlaces} Lagerplätzen belegt (${part}), ${figure(skus, language)} Artikel, ${figure(pieces, language)} Stück`,
    });
  });
  return {
    what: said(language, { en: 'places used', de: 'belegte Lagerplätze' }),
    links: all.slice(0, 10).map(({ warehouseId }) => ({ kind: 'warehouse', id: warehouseId })),
    text:
      shown.length === 0
        ? said(language, { en: 'There are no warehouses.', de: 'Es gibt keine Lager.' })
        : `${shown.join('; ')}.`,
    facts: all.slice(0, 30).map(({ warehouseId, ...figures }) => ({ warehouse: names.get(warehouseId), ...figures })),
  };
}

export const look: Look[] = [velocity, dayFigures, walkPerLine, placesUsed];
