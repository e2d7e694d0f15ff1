import type { Asked } from '../../platform/look';

/** How people ask about proposed moves. */
export const asked = {
  proposals: {
    pages: ['/slotting'],
    en: {
      sentences: [
        '(?:which|how many|what) (?:moves|relocations) (?:are|were|have been) proposed',
        '(?:which|how many|what) (?:move )?tasks (?:are|is) (?:still )?open',
        '(?:which|how many|what) (?:moves|relocations|move tasks) (?:are|is) (?:still )?(?:open|to be done|left|waiting)',
        '(?:which|how many|what) (?:move )?proposals (?:are there|do we have|are open|exist)',
        '(?:all )?(?:the |our )?open (?:move tasks|moves|relocations)',
        '(?:which|what) (?:slotting )?(?:plan|proposal) is (?:active|being carried out|under way|in use)',
        'is (?:there )?(?:an? |any )?(?:active (?:slotting )?plan|(?:slotting )?plan active)',
        'what (?:must|has to|should) be (?:moved|relocated)',
        'how far (?:is|are) (?:the )?(?:moves|plan|relocations)',
      ],
      words: '(?:move )?proposals|move tasks|proposed moves',
      gists: [
        {
          all: [
            'moves?|relocations?|move tasks?|tasks?|plan',
            'proposed|open|pending|planned|outstanding|waiting|remaining|unfinished|active',
          ],
          may: 'slotting|approved|move|progress',
        },
      ],
      examples: ['Which moves are proposed?'],
    },
    de: {
      sentences: [
        '(?:welche|wie viele) umlagerungen (?:sind|wurden) vorgeschlagen(?: worden)?',
        '(?:welche|wie viele) (?:umlagerungen|umlagerungsaufgaben|aufgaben) sind (?:noch )?offen',
        '(?:welche|wie viele) (?:umlagerungs)?vorschläge (?:gibt es|haben wir|sind offen)',
        'welcher (?:slotting-)?plan (?:ist (?:aktiv|in umsetzung)|läuft|wird umgesetzt)',
        'gibt es einen aktiven (?:slotting-)?plan',
        'was (?:muss|soll) umgelagert werden',
        'wie weit (?:ist|sind) (?:die umlagerungen|die umlagerung|der plan)',
      ],
      words: '(?:umlagerungs)?vorschläge|umlagerungsaufgaben|umlagerungen',
      gists: [
        {
          all: [
            'umlagerungen|umlagerung|umlagerungsaufgaben|plan|umlagerungsvorschläge',
            'vorgeschlagen|vorgeschlagene|offene?n?|geplante?n?|ausstehende?n?|wartende?n?|warten|aktive?n?',
          ],
          may: 'slotting|freigabe|auf',
        },
      ],
      examples: ['Welche Umlagerungen sind vorgeschlagen?'],
    },
  },
} satisfies Record<string, Asked>;
