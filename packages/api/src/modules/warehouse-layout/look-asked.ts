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
      gists: [
        {
          all: ['places?|locations?|bins?|slots?|shel(?:f|ves)', 'empty|free|unused|unoccupied'],
          may: 'storage',
          args: { kind: 'empty' },
        },
        {
          all: ['places?|locations?|bins?|slots?|shel(?:f|ves)', 'blocked|locked|closed'],
          may: 'storage',
          args: { kind: 'blocked' },
        },
        {
          all: ['places?|locations?|bins?|slots?|shel(?:f|ves)', 'empty|free|unused|unoccupied'],
          names: 'warehouse',
          args: { kind: 'empty' },
        },
        {
          all: ['places?|locations?|bins?|slots?|shel(?:f|ves)', 'blocked|locked|closed'],
          names: 'warehouse',
          args: { kind: 'blocked' },
        },
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
      gists: [
        {
          all: [
            '(?:lager)?plätzen?|(?:lager)?platz|(?:lager)?fach|fächern?',
            'leere?[nr]?|freie?[nr]?|unbelegte?[nr]?',
          ],
          args: { kind: 'empty' },
        },
        {
          all: [
            '(?:lager)?plätzen?|(?:lager)?platz|(?:lager)?fach|fächern?',
            'gesperrte?[nr]?|blockierte?[nr]?|gesperrt',
          ],
          args: { kind: 'blocked' },
        },
        {
          all: [
            '(?:lager)?plätzen?|(?:lager)?platz|(?:lager)?fach|fächern?',
            'leere?[nr]?|freie?[nr]?|unbelegte?[nr]?|frei',
          ],
          names: 'warehouse',
          args: { kind: 'empty' },
        },
        {
          all: [
            '(?:lager)?plätzen?|(?:lager)?platz|(?:lager)?fach|fächern?',
            'gesperrte?[nr]?|blockierte?[nr]?|gesperrt',
          ],
          names: 'warehouse',
          args: { kind: 'blocked' },
        },
      ],
      examples: ['Welche Lagerplätze sind leer?', 'Welche Lagerplätze sind gesperrt?'],
    },
  },
} satisfies Record<string, Asked>;
