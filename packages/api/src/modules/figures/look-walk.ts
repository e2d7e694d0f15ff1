import { IMPERIAL_UNITS } from '@slotwise/contract/constants';
import { Type } from 'typebox';
import { defineLook } from '../../platform/look';
import { day, figure, said } from '../assistant';
import { personById } from '../users';
import { lastDays } from './last-days';
import { asked } from './look-asked';
import { walks } from './overview-queries';

const DAYS = 30;
const FOOT_METRES = IMPERIAL_UNITS.ft.times / IMPERIAL_UNITS.ft.per / 1000;

/** The figure of the dashboard, of the days up to the last one with work. */
export const walkPerLine = defineLook({
  topic: 'walk_per_line',
  name: { en: 'figures of the warehouses', de: 'Zahlen der Lager' },
  description: `Says how far pickers walked for a line in the last ${DAYS} days with work.`,
  args: Type.Object({}),
  permission: 'view_inventory',
  tenant: 'company',
  data: 'inventory',
  asked: asked.walkPerLine,
  async read(question) {
    const { trx, actor, language } = question;
    const range = await lastDays(question, DAYS);
    const { lines, metres } = await walks(trx, range);
    const until = day(range.day, question);
    const isImperial = (await personById(trx, actor.userId))?.me.units === 'imperial';
    const walk = lines === 0 ? 0 : metres / lines;
    const length = isImperial ? `${figure(walk / FOOT_METRES, language, 1)} ft` : `${figure(walk, language, 1)} m`;
    return {
      what: said(language, { en: 'walks', de: 'Wege' }),
      links: [{ kind: 'warehouse' }],
      text:
        lines === 0
          ? said(language, {
              en: `No walk was measured on the ${DAYS} days up to ${until}: that takes pick lists that were done.`,
              de: `An den ${DAYS} Tagen bis zum ${until} wurde kein Weg gemessen: Dafür braucht es fertige Picklisten.`,
            })
          : said(language, {
              en: `On the ${DAYS} days up to ${until}, pickers walked ${length} a line, of ${figure(lines, language)} lines whose pick lists are done.`,
              de: `An den ${DAYS} Tagen bis zum ${until} war der Weg ${length} je Position, bei ${figure(lines, language)} Positionen fertiger Picklisten.`,
            }),
      facts: { until: range.day, days: DAYS, lines, metres, metresPerLine: lines === 0 ? null : walk },
    };
  },
});
