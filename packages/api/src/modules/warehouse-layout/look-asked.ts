import type { Asked } from '../../platform/look';

const EN = '(?:places|locations|bins|slots|shelves)';
const DE = '(?:lagerplätze|plätze|fächer)';

/** How people ask about places. */
export const asked = {
  places: {
    pages: ['/inventory/warehouses', '/inventory'],
    en: {
      sentences: [
        [`(?:which|what) ${EN} (?:are|is) (?:still )?(?:empty|free|unused|available)`, { kind: 'empty' }],
        [
          `(?:which|what) ${EN} (?:are|is) (?:still )?(?:empty|free|unused|available) (?:in|at) {warehouse}`,
          { kind: 'empty' },
        ],
        [`(?:are there |do we have |any |all )*(?:the |our |any )?(?:empty|free|unused) ${EN}`, { kind: 'empty' }],
        [
          `(?:are there |do we have |any |all )*(?:the |our |any )?(?:empty|free|unused) ${EN} (?:in|at) {warehouse}`,
          { kind: 'empty' },
        ],
        [`(?:which|what|how many) ${EN} (?:are|is) (?:still )?blocked`, { kind: 'blocked' }],
        [`(?:which|what|how many) ${EN} (?:are|is) (?:still )?blocked (?:in|at) {warehouse}`, { kind: 'blocked' }],
        [`(?:are there |do we have |any |all )*(?:the |our |any )?blocked ${EN}`, { kind: 'blocked' }],
        [
          `(?:are there |do we have |any |all )*(?:the |our |any )?blocked ${EN} (?:in|at) {warehouse}`,
          { kind: 'blocked' },
        ],
        ['what is blocked', { kind: 'blocked' }],
      ],
      examples: ['Which locations are empty?', 'Which locations are blocked?'],
    },
    de: {
      sentences: [
        [`welche ${DE} sind (?:noch )?(?:leer|frei|unbelegt|verfügbar)`, { kind: 'empty' }],
        [`welche ${DE} sind (?:in|im) {warehouse} (?:noch )?(?:leer|frei|unbelegt)`, { kind: 'empty' }],
        [`(?:gibt es |haben wir |alle |unsere )*(?:noch )?(?:leere|freie|unbelegte)n? ${DE}`, { kind: 'empty' }],
        [
          `(?:gibt es |haben wir |alle |unsere )*(?:noch )?(?:leere|freie|unbelegte)n? ${DE} (?:in|im) {warehouse}`,
          { kind: 'empty' },
        ],
        [`(?:welche|wie viele) ${DE} sind (?:noch |gerade )?(?:gesperrt|blockiert)`, { kind: 'blocked' }],
        [`(?:welche|wie viele) ${DE} sind (?:in|im) {warehouse} (?:gesperrt|blockiert)`, { kind: 'blocked' }],
        [`(?:gibt es |haben wir |alle |unsere )*(?:gesperrte|blockierte)n? ${DE}`, { kind: 'blocked' }],
        [
          `(?:gibt es |haben wir |alle |unsere )*(?:gesperrte|blockierte)n? ${DE} (?:in|im) {warehouse}`,
          { kind: 'blocked' },
        ],
        ['was ist gesperrt', { kind: 'blocked' }],
      ],
      examples: ['Welche Lagerplätze sind leer?', 'Welche Lagerplätze sind gesperrt?'],
    },
  },
} satisfies Record<string, Asked>;
