import { Type } from 'typebox';
import { defineLook, type Look } from '../../platform/look';
import { colon, number, said } from '../assistant';
import { asked } from './look-asked';
import { webhooksOf } from './queries';

/** Where it goes, without the path, which may be a secret of the receiver. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '–');

const hooks = defineLook({
  topic: 'webhooks',
  name: { en: 'webhooks', de: 'Webhooks' },
  description: 'Counts the webhooks and says which of them fail. Never their secrets.',
  args: Type.Object({}),
  permission: 'manage_company',
  people: true,
  data: 'access',
  asked: asked.hooks,
  async read({ trx, tenantId, now, language }) {
    const all = await webhooksOf(trx, tenantId, now);
    const failing = all.filter(({ state, failingSince }) => state === 'disabled' || failingSince !== null).length;
    const list = colon(
      all.map(({ url }) => hostOf(url)),
      language,
    );
    return {
      what: said(language, { en: 'webhooks', de: 'Webhooks' }),
      links: [],
      text: said(language, {
        en: `There ${all.length === 1 ? 'is' : 'are'} ${number(all.length, language, 'webhook', 'webhooks')}${list}. ${failing === 0 ? 'None of them fails.' : `${failing} of them fail or are switched off.`}`,
        de: `Es gibt ${number(all.length, language, 'Webhook', 'Webhooks')}${list}. ${failing === 0 ? 'Keiner davon ist gestört.' : `${failing} davon sind gestört oder abgeschaltet.`}`,
      }),
      facts: { count: all.length, failing },
    };
  },
});

export const look: Look[] = [hooks];
