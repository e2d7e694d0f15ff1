import type { MoveKind, StockMove } from '@slotwise/contract';
import { MOVE_KINDS } from '@slotwise/contract/constants';
import { Type } from 'typebox';
import { defineLook, Said, type Look, type Question } from '../../platform/look';
import { figure, moment, number, said, whenMeant } from '../assistant';
import { withRecord } from '../search';
import { skuSearch } from '../skus';
import { firstWeekdayOf } from '../tenants';
import { userSearch } from '../users';
import { countMoves, moveSlice, type MoveFilter } from './list-queries';
import { asked } from './look-asked-moves';
import { base } from './look-base';
import { MOVE_WORDS } from './look-words';

const LATEST = 5;
const When = Type.Optional(Said);
const DAYS = '`when`: days, such as today or this week; left out: all.';

const described = ({ at, kind, quantity, sku, from, to }: StockMove, question: Question, isOfOne: boolean): string => {
  const { language } = question;
  const what = isOfOne ? figure(quantity, language) : `${figure(quantity, language)} × ${sku.code}`;
  return `${moment(at, question)}: ${MOVE_WORDS[kind][language]}, ${what}, ${from?.code ?? '–'} → ${to?.code ?? '–'}`;
};

/** The latest moves that a filter lets through, of some days if they are said. */
async function movesThatAre(question: Question, filter: MoveFilter, when: string | undefined) {
  const { trx, tenantId } = question;
  const days = await whenMeant(question, when, () => firstWeekdayOf(trx, tenantId));
  if ('refusal' in days) return days;
  const { from, until, text } = days;
  const wanted = {
    ...filter,
    ...(from && { from: from.toISOString() }),
    ...(until && { to: until.toISOString() }),
  };
  const { rows } = await moveSlice(trx, tenantId, wanted, { limit: LATEST });
  return { rows, count: await countMoves(trx, tenantId, wanted), only: text === '' ? '' : ` ${text}` };
}

const movesOfSku = defineLook({
  ...base,
  topic: 'moves_of_sku',
  description: `Lists the latest moves of a SKU in the ledger. \`sku\`: code, name or barcode. ${DAYS}`,
  args: Type.Object({ sku: Said, when: When }),
  names: { sku: ['sku'] },
  asked: asked.movesOfSku,
  read: (question, args) =>
    withRecord(question, { search: skuSearch, arg: 'sku', name: args.sku }, async ({ id, title }) => {
      const { language } = question;
      const found = await movesThatAre(question, { skuId: id }, args.when);
      if ('refusal' in found) return found;
      const { rows, count, only } = found;
      const all = rows.map((move) => described(move, question, true));
      return {
        what: said(language, { en: `moves of ${title}`, de: `Bewegungen von ${title}` }),
        links: [{ kind: 'sku', id }],
        text:
          rows.length === 0
            ? said(language, {
                en: only === '' ? `${title} was never moved.` : `There are no moves of ${title}${only}.`,
                de: only === '' ? `${title} wurde nie bewegt.` : `Es gibt keine Bewegungen von ${title}${only}.`,
              })
            : said(language, {
                en: `The latest of ${count} moves of ${title}${only}: ${all.join('; ')}.`,
                de: `Die letzten von ${count} Bewegungen von ${title}${only}: ${all.join('; ')}.`,
              }),
        facts: { sku: title, count, latest: all },
      };
    }),
});

async function answerOf(question: Question, filter: MoveFilter, when: string | undefined, by?: string) {
  const { language } = question;
  const found = await movesThatAre(question, filter, when);
  if ('refusal' in found) return found;
  const { rows, count, only } = found;
  const all = rows.map((move) => described(move, question, false));
  const kind = filter.kind === undefined ? '' : ` (${MOVE_WORDS[filter.kind][language]})`;
  const who = by === undefined ? '' : said(language, { en: ` by ${by}`, de: ` von ${by}` });
  const what = number(
    count,
    language,
    said(language, { en: 'move', de: 'Bewegung' }),
    said(language, { en: 'moves', de: 'Bewegungen' }),
  );
  return {
    what: said(language, { en: `moves of goods${only}`, de: `Warenbewegungen${only}` }),
    links: [{ kind: 'stock-move' }, ...[...new Set(rows.map(({ sku }) => sku.id))].map((id) => ({ kind: 'sku', id }))],
    text:
      rows.length === 0
        ? said(language, {
            en: `The ledger of stock has no such move${kind}${who}${only}.`,
            de: `Das Bestandsjournal hat keine solche Bewegung${kind}${who}${only}.`,
          })
        : said(language, {
            en: `The ledger of stock has ${what}${kind}${who}${only}. The latest: ${all.join('; ')}.`,
            de: `Das Bestandsjournal hat ${what}${kind}${who}${only}. Die letzten: ${all.join('; ')}.`,
          }),
    facts: { count, latest: all },
  };
}

const moves = defineLook({
  ...base,
  topic: 'moves',
  description: `Counts the moves of goods in the ledger and lists the latest. \`kind\`: ${MOVE_KINDS.join(', ')}. \`person\`: only theirs. ${DAYS}`,
  args: Type.Object({
    kind: Type.Optional(Type.Union(MOVE_KINDS.map((kind) => Type.Literal(kind)))),
    person: Type.Optional(Said),
    when: When,
  }),
  names: { person: ['user'] },
  asked: asked.moves,
  read(question, { kind, person, when }) {
    const filter = kind === undefined ? {} : { kind: kind as MoveKind };
    if (person === undefined) return answerOf(question, filter, when);
    return withRecord(question, { search: userSearch, arg: 'person', name: person }, ({ id, title }) =>
      answerOf(question, { ...filter, userId: id }, when, title),
    );
  },
});

export const looks: Look[] = [movesOfSku, moves];
