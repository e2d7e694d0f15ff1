import type { Asked } from '../../platform/look';

/** How people ask about companies. */
export const asked = {
  companies: {
    pages: ['/dashboard'],
    en: {
      sentences: [
        '(?:which|how many) (?:companies|customers|clients) (?:are there|do we have|belong to us)',
        '(?:what|which) (?:is|company is) (?:my|our|this) company',
        'which company (?:am i in|do i belong to|do i work for|is mine|is this)',
        '(?:list|show) (?:all )?(?:the |our |my )?(?:companies|customers|clients)',
      ],
      words: 'compan(?:y|ies)|customers?|clients?',
      examples: ['Which companies are there?'],
    },
    de: {
      sentences: [
        '(?:welche|wie viele) (?:firmen|kunden|unternehmen) (?:gibt es|haben wir|gehören zu uns)',
        '(?:was|welche) ist meine firma',
        'zu welcher firma gehöre ich',
        'in welcher firma bin ich',
        'zeige? (?:mir )?(?:alle |die |unsere )?(?:firmen|kunden|unternehmen)',
      ],
      words: 'firmen|firma|unternehmen|kunden',
      examples: ['Welche Firmen gibt es?'],
    },
  },
} satisfies Record<string, Asked>;
