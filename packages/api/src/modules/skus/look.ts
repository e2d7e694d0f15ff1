import { Type } from 'typebox';
import { defineLook, Said, type Finding, type Look, type Question } from '../../platform/look';
import { colon, day, number, said, type InEach } from '../assistant';
import { lastDayOfDemand } from '../figures';
import { withRecord } from '../search';
import { countSkus, skuSlice, type SkuFilter } from './list-queries';
import { asked } from './look-asked';
import { belowMinimum, emptySkus } from './look-queries';
import { skuById } from './queries';
import { skuSearch } from './search';

const NAME = { en: 'SKUs', de: 'Artikel' };
const LISTED = 10;
const base = { name: NAME, permission: 'view_inventory', tenant: 'company', data: 'inventory' } as const;

interface Found {
  skus: readonly { id: string; code: string; name: string }[];
  count: number;
}

const wanted = async ({ trx, tenantId }: Question, filter: SkuFilter): Promise<Found> => ({
  skus: (await skuSlice(trx, tenantId, filter, { limit: LISTED })).rows,
  count: await countSkus(trx, tenantId, filter),
});

/** The texts stand behind the number of SKUs. */
const finding = ({ language }: Question, { skus, count }: Found, texts: InEach): Finding => ({
  what: said(language, NAME),
  links: skus.length === 0 ? [{ kind: 'sku' }] : skus.map(({ id }) => ({ kind: 'sku', id })),
  text: `${number(count, language, said(language, { en: 'SKU', de: 'Artikel' }), said(language, NAME))} ${said(language, texts)}${colon(
    skus.map(({ code, name }) => `${code} ${name}`),
    language,
    count,
  )}.`,
  facts: { count, skus: skus.map(({ code, name }) => ({ code, name })) },
});

const KINDS = ['low', 'below_minimum', 'out', 'dead', 'all', 'unmeasured'] as const;
const TEXTS: Readonly<Record<Exclude<(typeof KINDS)[number], 'dead'>, InEach>> = {
  low: { en: 'at or below the reorder level', de: 'am Meldebestand oder darunter' },
  below_minimum: { en: 'with less stock than their minimum', de: 'mit weniger Bestand als ihrem Mindestbestand' },
  out: { en: 'without any stock', de: 'ohne jeden Bestand' },
  all: { en: 'in use', de: 'in Gebrauch' },
  unmeasured: { en: 'without measures or weight', de: 'ohne Maße oder Gewicht' },
};

/** Dead are SKUs of which nobody ordered any up to the day to which fast and slow ones are counted too, and lists of figures. */
async function dead(question: Question): Promise<Finding> {
  const { trx, now } = question;
  const last = await lastDayOfDemand(trx, now);
  const until = day(last, question);
  return finding(question, await wanted(question, { deadOn: last }), {
    en: `in stock that nobody ordered in the half year up to ${until}`,
    de: `im Bestand, die im halben Jahr bis zum ${until} niemand bestellt hat`,
  });
}

const skus = defineLook({
  ...base,
  topic: 'skus',
  description: `Counts and names SKUs. \`kind\`: ${KINDS.join(', ')} (low: at the reorder level; below_minimum: less on hand than the minimum stock; out: no stock; dead: not ordered in the half year up to the last day with orders).`,
  args: Type.Object({ kind: Type.Union(KINDS.map((kind) => Type.Literal(kind))) }),
  asked: asked.skus,
  async read(question, args) {
    const kind = args.kind as (typeof KINDS)[number];
    if (kind === 'dead') return dead(question);
    const listedBy = { out: emptySkus, below_minimum: belowMinimum } as const;
    const found =
      kind === 'out' || kind === 'below_minimum'
        ? await listedBy[kind](question.trx, question.tenantId, LISTED)
        : await wanted(question, {
            ...(kind === 'low' && { low: 'yes' }),
            ...(kind === 'unmeasured' && { unmeasured: 'yes' }),
          });
    return finding(question, found, TEXTS[kind]);
  },
});

const sku = defineLook({
  ...base,
  topic: 'sku',
  description: 'Says what a SKU is: name, levels, units, barcodes. `sku`: code, name or barcode.',
  args: Type.Object({ sku: Said }),
  names: { sku: ['sku'] },
  asked: asked.sku,
  read: (question, args) =>
    withRecord(question, { search: skuSearch, arg: 'sku', name: args.sku }, async ({ id, title, subtitle }) => {
      const { trx, tenantId, language } = question;
      const found = await skuById(trx, tenantId, id);
      const level = (value: number | null | undefined) =>
        value == null ? said(language, { en: 'none', de: 'keiner' }) : String(value);
      const places = found?.places.map(({ code }) => code) ?? [];
      const preferred =
        places.length === 0
          ? ''
          : said(language, {
              en: ` It is preferred at ${places.join(', ')}.`,
              de: ` Bevorzugter Lagerplatz: ${places.join(', ')}.`,
            });
      return {
        what: title,
        links: [{ kind: 'sku', id }],
        text: said(language, {
          en: `${title} is ${subtitle}. Minimum ${level(found?.minStock)}, reorder level ${level(found?.reorderAt)}, maximum ${level(found?.maxStock)}.${preferred}`,
          de: `${title} ist ${subtitle}. Mindestbestand ${level(found?.minStock)}, Meldebestand ${level(found?.reorderAt)}, Höchstbestand ${level(found?.maxStock)}.${preferred}`,
        }),
        facts: {
          code: title,
          name: subtitle,
          minStock: found?.minStock,
          reorderAt: found?.reorderAt,
          maxStock: found?.maxStock,
        },
      };
    }),
});

export const look: Look[] = [skus, sku];
