import type { Asked } from '../../platform/look';

/** How people ask about orders. */
export const asked = {
  openOrders: {
    pages: ['/inventory/orders', '/inventory', '/dashboard'],
    en: {
      sentences: [
        '(?:which|how many|what) orders (?:are|is) (?:still )?(?:open|due|waiting|to be picked|not picked|unfinished)',
        [
          '(?:which|how many|what|are there any|are any) (?:of (?:our|the) )?orders (?:are |is )?(?:running )?(?:late|overdue|delayed|behind(?: schedule)?)',
          { kind: 'late' },
        ],
        ['(?:what is|are there(?: any)?|any|show)? ?(?:the |our )?(?:late|overdue|delayed) orders', { kind: 'late' }],
        ['what is (?:late|overdue)', { kind: 'late' }],
        'how many (?:open )?orders (?:are there|do we have|are waiting)',
        '(?:list|show) (?:all )?(?:the |our )?(?:open )?orders',
        'what (?:must|has to|needs to|should) be (?:picked|shipped)',
        'which orders must we (?:pick|ship)',
      ],
      words: '(?:open )?orders?',
      gists: [
        {
          all: ['orders?'],
          may: 'open|pending|waiting|unfinished|outstanding|unpicked|released|picked|to be|being|not|in progress|customer',
        },
        {
          all: ['orders?', 'late|overdue|delayed|past due|behind schedule'],
          may: 'running|open|customer',
          args: { kind: 'late' },
        },
      ],
      examples: ['Which orders are open?'],
    },
    de: {
      sentences: [
        '(?:welche|wie viele) aufträge sind (?:noch )?(?:offen|fällig|zu kommissionieren)',
        ['(?:welche|wie viele) aufträge sind (?:schon )?(?:überfällig|verspätet|zu spät|in verzug)', { kind: 'late' }],
        ['(?:gibt es |zeige? )?(?:überfällige|verspätete) aufträge', { kind: 'late' }],
        ['was ist (?:überfällig|verspätet|zu spät)', { kind: 'late' }],
        'wie viele (?:offene )?aufträge (?:gibt es|haben wir|warten)',
        'zeige? (?:mir )?(?:alle |die |unsere )?(?:offenen )?aufträge',
        'was (?:muss|ist) (?:noch )?(?:zu kommissionieren|kommissioniert werden|versendet werden)',
        'welche aufträge müssen wir (?:kommissionieren|versenden)',
      ],
      words: '(?:offene )?aufträge',
      gists: [
        {
          all: ['aufträgen?|bestellungen|auftrag'],
          may: 'offene?[nr]?|unerledigte?[nr]?|wartende?n?|warten|ausstehende?n?|in arbeit|kommissioniert|unerledigt|nicht|fertig|erledigt',
        },
        {
          all: ['aufträgen?|bestellungen', 'überfällige?[nr]?|verspätete?[nr]?|verspätung|in verzug|zu spät'],
          may: 'offene?n?|mit',
          args: { kind: 'late' },
        },
      ],
      examples: ['Welche Aufträge sind offen?'],
    },
  },
  order: {
    pages: ['/inventory/orders'],
    en: {
      sentences: [
        'when (?:is|was|will) {order} (?:due|ordered|shipped|done|picked|be (?:done|picked|shipped))',
        'who (?:has )?ordered {order}',
        'for whom is {order}',
        'who is (?:the )?order {order} for',
        'what is in (?:the )?order {order}',
        'what does (?:the )?order {order} contain',
        'is (?:the )?order {order} (?:done|picked|late|open|ready|shipped|finished)',
        'is {order} (?:picked|late|shipped|overdue)(?: yet| already)?',
        'how far (?:is|are) (?:we with )?(?:the )?order {order}',
      ],
      gists: [
        {
          all: [
            'status|state|due|late|overdue|shipped|customer|ordered|lines?|contents?|contains?|progress|done|picked|finished|ready|complete',
          ],
          may: 'orders?|yet|for|who|whom|how far',
          names: 'order',
        },
      ],
      named: ['What is the status of {order}?'],
      examples: [],
    },
    de: {
      sentences: [
        '(?:wann|bis wann) (?:ist|wird|war) {order} (?:fällig|bestellt(?: worden)?|fertig|versendet)',
        'wer hat {order} bestellt',
        'für wen ist {order}',
        'was (?:ist|steht) (?:in|im) (?:dem )?auftrag {order}',
        'was enthält (?:der )?auftrag {order}',
        'ist (?:der )?auftrag {order} (?:schon )?(?:fertig|erledigt|überfällig|offen|kommissioniert|verspätet)',
        'wie weit (?:ist|sind wir mit) (?:der |dem )?auftrag {order}',
      ],
      gists: [
        {
          all: [
            'status|stand|fällig|überfällig|verspätet|versendet|kunde|bestellt|positionen|inhalt|enthält|fortschritt|fertig|erledigt|kommissioniert',
          ],
          may: 'auftrags?|bestellung|wer|wen|wie weit',
          names: 'order',
        },
      ],
      named: ['Wie ist der Stand von {order}?'],
      examples: [],
    },
  },
} satisfies Record<string, Asked>;
