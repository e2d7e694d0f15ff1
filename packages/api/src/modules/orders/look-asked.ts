import type { Asked } from '../../platform/look';

/** How people ask about orders. */
export const asked = {
  openOrders: {
    pages: ['/inventory/orders', '/inventory', '/dashboard'],
    en: {
      sentences: [
        '(?:which|how many|what) orders (?:are|is) (?:still )?(?:open|due|waiting|to be picked|not picked|unfinished)',
        'how many (?:open )?orders (?:are there|do we have|are waiting)',
        '(?:list|show) (?:all )?(?:the |our )?(?:open )?orders',
        'what (?:must|has to|needs to|should) be (?:picked|shipped)',
        'which orders must we (?:pick|ship)',
      ],
      words: '(?:open )?orders?',
      examples: ['Which orders are open?'],
    },
    de: {
      sentences: [
        '(?:welche|wie viele) aufträge sind (?:noch )?(?:offen|fällig|zu kommissionieren)',
        'wie viele (?:offene )?aufträge (?:gibt es|haben wir|warten)',
        'zeige? (?:mir )?(?:alle |die |unsere )?(?:offenen )?aufträge',
        'was (?:muss|ist) (?:noch )?(?:zu kommissionieren|kommissioniert werden|versendet werden)',
        'welche aufträge müssen wir (?:kommissionieren|versenden)',
      ],
      words: '(?:offene )?aufträge',
      examples: ['Welche Aufträge sind offen?'],
    },
  },
} satisfies Record<string, Asked>;
