import type { Asked } from '../../platform/look';

/** How people ask about webhooks. */
export const asked = {
  hooks: {
    pages: ['/settings/integrations'],
    en: {
      sentences: [
        '(?:which|how many) webhooks (?:are there|do we have|exist|fail|are failing)',
        '(?:list|show) (?:all )?(?:the |our )?webhooks',
        '(?:do|are) (?:all |our |the )?webhooks (?:work|working|failing)',
        'does any webhook fail',
      ],
      words: 'webhooks?',
      examples: ['How many webhooks are there?'],
    },
    de: {
      sentences: [
        '(?:welche|wie viele) webhooks (?:gibt es|haben wir|sind gestört)',
        'zeige? (?:mir )?(?:alle |die |unsere )?webhooks',
        'funktionieren (?:alle |unsere |die )?webhooks',
        'ist ein webhook gestört',
      ],
      words: 'webhooks?',
      examples: ['Wie viele Webhooks gibt es?'],
    },
  },
} satisfies Record<string, Asked>;
