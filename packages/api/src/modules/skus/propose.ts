import type { Sku } from '@slotwise/contract';
import { PIECES_MAX, type Language } from '@slotwise/contract/constants';
import { Type, type Static } from 'typebox';
import { definePropose, type Draft, type NothingToPropose } from '../../platform/propose';
import { ApiFault } from '../../platform/errors';
import { checkLevels } from './input';
import { lockSku, skuById, skuIdByCode } from './queries';
import { changeOne } from './update-sku';

const Level = Type.Optional(Type.Integer({ minimum: 0, maximum: PIECES_MAX }));
const Args = Type.Object(
  { sku: Type.String({ minLength: 1, maxLength: 80 }), min: Level, reorder: Level, max: Level },
  { additionalProperties: false },
);

/** Name of an argument → column, field of the SKU, and how people ask for it. */
const LEVELS = [
  { arg: 'min', column: 'min_stock', field: 'minStock', en: 'min(?:imum)?', de: '(?:mindestbestand|minimum)' },
  { arg: 'reorder', column: 'reorder_at', field: 'reorderAt', en: 'reorder', de: '(?:meldebestand|bestellpunkt)' },
  { arg: 'max', column: 'max_stock', field: 'maxStock', en: 'max(?:imum)?', de: '(?:höchstbestand|maximum)' },
] as const;
type Column = (typeof LEVELS)[number]['column'];

const COUNT = '\\d[\\d.,]*';
const asked = LEVELS.flatMap(({ arg, en, de }) => [
  new RegExp(
    `^(?:set|change|raise|lower) (?:the )?${en}(?: (?:level|point|stock|stock level|quantity))? (?:of|for) (?<sku>.+) to (?<${arg}>${COUNT})$`,
    'iu',
  ),
  new RegExp(
    `^(?:setze?|setzen sie|ändere?|ändern sie|stelle?|erhöhe?|senke?) den ${de} (?:von|für) (?<sku>.+) auf (?<${arg}>${COUNT})$`,
    'iu',
  ),
]);

const WORDS = {
  en: {
    title: (code: string) => `Stock levels of ${code}`,
    min: 'Minimum stock',
    reorder: 'Reorder level',
    max: 'Maximum stock',
    none: (code: string) => `There is no SKU with the code ${code}.`,
    gone: 'This SKU is gone.',
    same: (code: string) => `These levels of ${code} are so already.`,
    order: 'That does not go together: the minimum may not be above the reorder level, nor that above the maximum.',
  },
  de: {
    title: (code: string) => `Bestandsgrenzen von ${code}`,
    min: 'Mindestbestand',
    reorder: 'Meldebestand',
    max: 'Höchstbestand',
    none: (code: string) => `Es gibt keine SKU mit dem Code ${code}.`,
    gone: 'Diese SKU gibt es nicht mehr.',
    same: (code: string) => `Diese Bestandsgrenzen von ${code} sind schon so.`,
    order:
      'Das passt nicht zusammen: Der Mindestbestand darf nicht über dem Meldebestand liegen, und der nicht über dem Höchstbestand.',
  },
} as const satisfies Record<Language, unknown>;

const fits = (levels: Parameters<typeof checkLevels>[0]): boolean => {
  try {
    checkLevels(levels);
    return true;
  } catch (fault) {
    if (fault instanceof ApiFault) return false;
    throw fault;
  }
};

type Levels = Partial<Record<Column, number | null>>;

interface Payload {
  skuId: string;
  levels: Levels;
  /** The levels that they had when it was proposed. */
  former?: Levels;
}

/** A draft of other levels of a SKU, of those that are not so already. */
function draftFor(sku: Sku, wanted: Levels, language: Language): Draft<Payload> | NothingToPropose {
  const words = WORDS[language];
  const changed = LEVELS.filter(({ column, field }) => wanted[column] !== undefined && wanted[column] !== sku[field]);
  if (changed.length === 0) return { refusal: words.same(sku.code) };
  const levels: Levels = Object.fromEntries(changed.map(({ column }) => [column, wanted[column]]));
  const now = Object.fromEntries(LEVELS.map(({ column, field }) => [column, sku[field]]));
  if (!fits({ ...now, ...levels })) return { refusal: words.order };
  const said = (pieces: number | null | undefined) => (pieces == null ? null : pieces.toLocaleString(language));
  return {
    title: words.title(sku.code),
    record: { kind: 'sku', id: sku.id },
    facts: changed.map(({ arg, column, field }) => ({
      label: words[arg],
      before: said(sku[field]),
      after: said(wanted[column]),
    })),
    payload: {
      skuId: sku.id,
      levels,
      former: Object.fromEntries(changed.map(({ column, field }) => [column, sku[field]])),
    },
  };
}

const setLevels = definePropose<Static<typeof Args>, Payload>({
  action: 'propose_stock_levels',
  description:
    'Proposes other stock levels of a SKU, in pieces. `sku`: its code; `min`, `reorder`, `max`: those that shall change.',
  args: Args,
  permissions: ['manage_inventory', 'view_inventory'],
  tenant: 'company',
  data: 'inventory',
  numbers: LEVELS.map(({ arg }) => arg),
  asked,
  async make({ trx, tenantId, language }, { sku: code, ...wanted }) {
    const words = WORDS[language];
    const id = await skuIdByCode(trx, tenantId, code);
    const sku = id && (await skuById(trx, tenantId, id));
    if (!sku) return { refusal: words.none(code) };
    return draftFor(sku, Object.fromEntries(LEVELS.map(({ arg, column }) => [column, wanted[arg]])), language);
  },
  async back({ trx, tenantId, language }, { skuId, former = {} }) {
    const sku = await skuById(trx, tenantId, skuId);
    return sku ? draftFor(sku, former, language) : { refusal: WORDS[language].gone };
  },
  async version(trx, companyId, { skuId }, hold) {
    const row = hold ? await lockSku(trx, companyId, skuId) : await skuById(trx, companyId, skuId);
    return row ? String(row.version) : null;
  },
  apply: (trx, { actor, now }, { skuId, levels }) => changeOne(trx, actor, { id: skuId, now }, levels),
});

export const propose = [setLevels];
