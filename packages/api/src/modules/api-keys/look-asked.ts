import type { Asked } from '../../platform/look';

/** How people ask about API keys. */
export const asked = {
  keys: {
    pages: ['/settings/integrations'],
    en: {
      sentences: [
        '(?:which|how many) api[- ]keys (?:are there|do we have|exist)',
        '(?:list|show) (?:all )?(?:the |our )?api[- ]keys',
        'who (?:has|made|created) (?:an |the )?api[- ]keys?',
      ],
      words: 'api[- ]?keys?',
      examples: ['Which API keys are there?'],
    },
    de: {
      sentences: [
        '(?:welche|wie viele) api-?schlüssel (?:gibt es|haben wir)',
        'zeige? (?:mir )?(?:alle |die |unsere )?api-?schlüssel',
        'wer hat (?:einen |die )?api-?schlüssel(?: angelegt)?',
      ],
      words: 'api[- ]?schlüssel',
      examples: ['Welche API-Schlüssel gibt es?'],
    },
  },
} satisfies Record<string, Asked>;
