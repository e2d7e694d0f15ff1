import { Type } from 'typebox';
import { defineLook, type Look } from '../../platform/look';
import { colon, number, said } from '../assistant';
import { asked } from './look-asked';
import { liveKeys } from './queries';

const keys = defineLook({
  topic: 'api_keys',
  name: { en: 'API keys', de: 'API-Schlüssel' },
  description: 'Counts and names the API keys and says who made them. Never their secrets.',
  args: Type.Object({}),
  permission: 'manage_company',
  people: true,
  data: 'access',
  asked: asked.keys,
  async read({ trx, tenantId, now, language }) {
    const all = await liveKeys(trx, tenantId, now);
    const list = colon(
      all.map(({ name, createdBy }) => `${name} (${createdBy ?? '–'})`),
      language,
    );
    return {
      what: said(language, { en: 'API keys', de: 'API-Schlüssel' }),
      links: [],
      text: said(language, {
        en: `There ${all.length === 1 ? 'is' : 'are'} ${number(all.length, language, 'API key', 'API keys')}${list}.`,
        de: `Es gibt ${number(all.length, language, 'API-Schlüssel', 'API-Schlüssel')}${list}.`,
      }),
      facts: all.slice(0, 30).map(({ name, state, lastUsedAt }) => ({ name, state, lastUsedAt })),
    };
  },
});

export const look: Look[] = [keys];
