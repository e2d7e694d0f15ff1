import { Type } from 'typebox';
import { defineLook, type Look } from '../../platform/look';
import { colon, number, said } from '../assistant';
import { asked } from './look-asked';
import { warehousesOf } from './queries';

const NAME = { en: 'warehouses', de: 'Lager' };

const warehouses = defineLook({
  topic: 'warehouses',
  name: NAME,
  description: 'Lists the warehouses that the asker may see.',
  args: Type.Object({}),
  permission: 'view_warehouses',
  tenant: 'company',
  data: 'inventory',
  asked: asked.warehouses,
  async read({ trx, actor, tenantId, language }) {
    const all = await warehousesOf(trx, tenantId);
    const names = colon(
      all.map(({ name }) => name),
      language,
    );
    const limited = actor.sites
      ? said(language, { en: ' Your role is limited to these.', de: ' Ihre Rolle ist auf diese beschränkt.' })
      : '';
    return {
      what: said(language, NAME),
      links: [{ kind: 'warehouse' }],
      text: said(language, {
        en: `There ${all.length === 1 ? 'is' : 'are'} ${number(all.length, language, 'warehouse', 'warehouses')}${names}.${limited}`,
        de: `Es gibt ${number(all.length, language, 'Lager', 'Lager')}${names}.${limited}`,
      }),
      facts: all.slice(0, 50).map(({ name }) => name),
    };
  },
});

export const look: Look[] = [warehouses];
