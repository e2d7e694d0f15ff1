import type { Asked } from '../../platform/look';

/** How people ask about receipts. */
export const asked = {
  expected: {
    pages: ['/inventory/receipts', '/inventory'],
    en: {
      sentences: [
        '(?:which|how many|what) (?:receipts|deliveries|returns) (?:are|is) (?:still )?(?:expected|open|announced|coming|outstanding)',
        '(?:which|how many|what) (?:receipts|deliveries|returns) do we expect',
        'what (?:do we expect|is expected|is coming in|arrives|will arrive|is arriving)(?: next| soon)?',
        '(?:which|what) (?:receipts|deliveries|returns) (?:arrive|will arrive|are arriving|come|come in)(?: next| soon)?',
        'expected (?:receipts|deliveries|returns)',
        'how many (?:receipts|deliveries) (?:are there|do we have)',
      ],
      words: '(?:expected )?(?:receipts?|deliveries)',
      gists: [
        {
          all: ['receipts?|deliver(?:y|ies)|inbounds?|returns|shipments?'],
          may: 'expected|open|announced|coming|outstanding|pending|due|waiting|next|arriv(?:e|es|ing)|expect|in|inbound|incoming|upcoming|unreceived|not|received',
        },
      ],
      examples: ['Which receipts are expected?'],
    },
    de: {
      sentences: [
        '(?:welche|wie viele) (?:wareneingänge|lieferungen|retouren) (?:werden|sind) (?:noch )?(?:erwartet|offen|angekündigt)',
        '(?:welche|wie viele) (?:wareneingänge|lieferungen|retouren) erwarten wir',
        'was (?:erwarten wir|wird erwartet|kommt(?: bald| als nächstes)?(?: an| rein| herein)?)',
        'welche (?:wareneingänge|lieferungen|retouren) kommen(?: bald| an| als nächstes)*',
        'erwartete (?:wareneingänge|lieferungen|retouren)',
      ],
      words: '(?:erwartete )?(?:wareneingänge|lieferungen)',
      gists: [
        {
          all: ['wareneing[aä]nge?n?|lieferungen|lieferung|anlieferungen|retouren'],
          may: 'erwartete?t?n?|erwarten|offene?n?|angekündigte?n?|angekündigt|ausstehende?n?|fällige?n?|kommen|kommt|nächste[rsn]?|als nächstes|an|anstehende?n?|stehen|steht|aus',
        },
      ],
      examples: ['Welche Wareneingänge werden erwartet?'],
    },
  },
} satisfies Record<string, Asked>;
