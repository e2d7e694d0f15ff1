import type { Look } from '../../platform/look';
import { be, listed, number } from '../assistant';
import { companiesOf, tenantById } from './queries';

const companies: Look = {
  topic: 'companies',
  words: /\b(compan(y|ies)|customers?|clients?)\b/,
  permission: 'view_companies',
  async read({ trx, actor, tenantId }) {
    if (actor.companyId) {
      const company = await tenantById(trx, tenantId);
      const links = [{ kind: 'company', id: tenantId }];
      return { what: 'your company', links, text: `Your company is ${company?.name ?? 'not known'}.` };
    }
    const all = await companiesOf(trx, tenantId);
    return {
      what: 'companies',
      links: [{ kind: 'company' }],
      text:
        `There ${be(all.length)} ${number(all.length, 'company', 'companies')}` +
        `${all.length > 0 ? `: ${listed(all.map(({ name }) => name))}` : ''}.`,
    };
  },
};

export const look: Look[] = [companies];
