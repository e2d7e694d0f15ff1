import { Type } from 'typebox';
import { defineLook, type Look } from '../../platform/look';
import { colon, number, said } from '../assistant';
import { asked } from './look-asked';
import { countCounts, countSlice, countTasks } from './queries';

const LISTED = 10;

const counts = defineLook({
  topic: 'counts',
  name: { en: 'counts', de: 'Zählungen' },
  description: 'Counts the cycle counts that are open, their places, and the differences that wait for approval.',
  args: Type.Object({}),
  permission: 'view_inventory',
  tenant: 'company',
  data: 'inventory',
  asked: asked.counts,
  async read({ trx, tenantId, language }) {
    const { rows } = await countSlice(trx, tenantId, { status: 'open' }, { limit: LISTED });
    const open = await countCounts(trx, tenantId, { status: 'open' });
    const tasks = await countTasks(trx, tenantId, { status: 'open' });
    const recounts = await countTasks(trx, tenantId, { status: 'recount' });
    const differences = await countTasks(trx, tenantId, { status: 'to_approve' });
    const nobody = said(language, { en: 'nobody yet', de: 'noch niemand' });
    const list = colon(
      rows.map(({ zone, firstPlace, user }) => `${zone ?? firstPlace ?? '–'} (${user?.name ?? nobody})`),
      language,
      open,
    );
    return {
      what: said(language, { en: 'counts', de: 'Zählungen' }),
      links: [{ kind: 'count-list', id: 'all' }],
      text: said(language, {
        en: `There ${open === 1 ? 'is' : 'are'} ${number(open, language, 'open count', 'open counts')}${list}. ${number(tasks, language, 'place is', 'places are')} to be counted, ${recounts} again; ${number(differences, language, 'difference waits', 'differences wait')} for approval.`,
        de: `Es gibt ${number(open, language, 'offene Zählung', 'offene Zählungen')}${list}. ${number(tasks, language, 'Lagerplatz ist', 'Lagerplätze sind')} zu zählen, ${recounts} erneut; ${number(differences, language, 'Differenz wartet', 'Differenzen warten')} auf Freigabe.`,
      }),
      facts: { open, tasks, recounts, differences },
    };
  },
});

export const look: Look[] = [counts];
