import { Type } from 'typebox';
import { defineLook, type Look } from '../../platform/look';
import { colon, day, number, said } from '../assistant';
import { asked } from './look-asked';
import { countReceipts, receiptSlice } from './queries';

const LISTED = 10;

const expected = defineLook({
  topic: 'expected_receipts',
  name: { en: 'receipts', de: 'Wareneingänge' },
  description: 'Counts and names the deliveries and returns that are expected.',
  args: Type.Object({}),
  permission: 'view_inventory',
  tenant: 'company',
  data: 'inventory',
  asked: asked.expected,
  async read(question) {
    const { trx, tenantId, language } = question;
    const { rows } = await receiptSlice(trx, tenantId, { status: 'expected' }, { limit: LISTED });
    const count = await countReceipts(trx, tenantId, { status: 'expected' });
    const names = rows.map(({ code, supplier, returns, expectedAt }) => {
      const from = returns ? said(language, { en: 'return', de: 'Retoure' }) : (supplier ?? '–');
      return `${code} (${from}${expectedAt === null ? '' : `, ${day(expectedAt, question)}`})`;
    });
    const list = colon(names, language, count);
    return {
      what: said(language, { en: 'expected receipts', de: 'erwartete Wareneingänge' }),
      links: rows.length === 0 ? [{ kind: 'receipt' }] : rows.map(({ id }) => ({ kind: 'receipt', id })),
      text: said(language, {
        en: `${number(count, language, 'receipt is', 'receipts are')} expected${list}.`,
        de: `${number(count, language, 'Wareneingang wird', 'Wareneingänge werden')} erwartet${list}.`,
      }),
      facts: {
        count,
        receipts: rows.map(({ code, supplier, returns, expectedAt }) => ({ code, supplier, returns, expectedAt })),
      },
    };
  },
});

export const look: Look[] = [expected];
