import { Type } from 'typebox';
import { defineLook, type Look } from '../../platform/look';
import { colon, figure, number, said } from '../assistant';
import { asked } from './look-asked';
import { countLow, lowSlice } from './low-queries';
import { dayOf } from './propose';

const LISTED = 8;

const replenishment = defineLook({
  topic: 'replenishment',
  name: { en: 'replenishment', de: 'Nachschub' },
  description: 'Lists what has run low where it is picked and what could be brought from reserve.',
  args: Type.Object({}),
  permission: 'view_inventory',
  tenant: 'company',
  data: 'inventory',
  asked: asked.replenishment,
  async read({ trx, now, language }) {
    const today = dayOf(now);
    const { rows } = await lowSlice(trx, { waiting: 'yes' }, today, { limit: LISTED });
    const count = await countLow(trx, { waiting: 'yes' }, today);
    const names = rows.map(
      ({ code, name, place_code: place, available }) =>
        `${code} ${name} (${place ?? '–'}: ${figure(available, language)})`,
    );
    const list = colon(names, language, count);
    return {
      what: said(language, { en: 'replenishment', de: 'Nachschub' }),
      links: rows.length === 0 ? [{ kind: 'sku' }] : rows.map(({ id }) => ({ kind: 'sku', id })),
      text: said(language, {
        en: `${number(count, language, 'place waits', 'places wait')} for replenishment${list}.`,
        de: `${number(count, language, 'Lagerplatz wartet', 'Lagerplätze warten')} auf Nachschub${list}.`,
      }),
      facts: { count, places: names },
    };
  },
});

export const look: Look[] = [replenishment];
