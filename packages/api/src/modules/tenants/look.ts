import { Type } from 'typebox';
import { defineLook, type Look } from '../../platform/look';
import { colon, number, said } from '../assistant';
import { asked } from './look-asked';
import { companiesOf, tenantById } from './queries';

const NAME = { en: 'companies', de: 'Firmen' };

const companies = defineLook({
  topic: 'companies',
  name: NAME,
  description: 'Lists the companies of a WMS; in a company, says which one it is.',
  args: Type.Object({}),
  permission: 'view_companies',
  data: 'people',
  asked: asked.companies,
  async read({ trx, actor, tenantId, language }) {
    if (actor.companyId) {
      const company = await tenantById(trx, tenantId);
      const name = company?.name ?? said(language, { en: 'not known', de: 'nicht bekannt' });
      return {
        what: said(language, { en: 'your company', de: 'Ihre Firma' }),
        links: [{ kind: 'company', id: tenantId }],
        text: said(language, { en: `Your company is ${name}.`, de: `Ihre Firma ist ${name}.` }),
        facts: { company: name },
      };
    }
    const all = await companiesOf(trx, tenantId);
    const names = colon(
      all.map(({ name }) => name),
      language,
    );
    return {
      what: said(language, NAME),
      links: [{ kind: 'company' }],
      text: said(language, {
        en: `There ${all.length === 1 ? 'is' : 'are'} ${number(all.length, language, 'company', 'companies')}${names}.`,
        de: `Es gibt ${number(all.length, language, 'Firma', 'Firmen')}${names}.`,
      }),
      facts: all.slice(0, 50).map(({ name }) => name),
    };
  },
});

export const look: Look[] = [companies];
