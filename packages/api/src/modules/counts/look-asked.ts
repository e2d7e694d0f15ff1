import type { Asked } from '../../platform/look';

/** How people ask about counts. */
export const asked = {
  counts: {
    pages: ['/inventory/counts', '/inventory'],
    en: {
      sentences: [
        '(?:which|how many|what) (?:cycle )?counts (?:are|is) (?:still )?(?:open|due|waiting|to be done)',
        'what (?:must|has to|needs to|should|is to) be counted',
        '(?:which|how many|what) (?:places|locations) (?:still )?(?:must|have to|are to|need to|should)(?: still)? be counted',
        '(?:which|how many|what) (?:places|locations) (?:still )?need(?: a)? (?:counting|counts?)',
        '(?:which|how many|what|are there) (?:any )?(?:count )?differences(?: (?:wait|are waiting|are there|need approval|must be approved|are to be approved|are open))?(?: for approval)?',
        'what (?:must|has to) be approved',
        'open counts',
      ],
      words: '(?:open )?counts|differences',
      gists: [
        {
          all: ['counts?|cycle counts?|stocktakes?|count differences|differences|counting'],
          may: 'open|due|pending|waiting|outstanding|approval|approve|approved|places?|locations?|need|needs|to be|must|cycle|unfinished',
        },
      ],
      examples: ['Which counts are open?', 'Are there any differences?'],
    },
    de: {
      sentences: [
        '(?:welche|wie viele) (?:zählungen|inventuren) sind (?:noch )?(?:offen|fällig)',
        'was (?:muss|ist) (?:noch )?(?:gezählt werden|zu zählen)',
        '(?:welche|wie viele) (?:lager)?plätze (?:müssen|sind) (?:noch )?(?:gezählt werden|zu zählen)',
        '(?:welche|wie viele|gibt es) (?:zähl)?differenzen(?: (?:gibt es|warten|sind offen|müssen freigegeben werden))?(?: auf freigabe)?',
        'offene (?:zählungen|inventuren)',
      ],
      words: '(?:offene )?zählungen|inventuren|(?:zähl)?differenzen',
      gists: [
        {
          all: ['zählungen|zählung|inventuren|inventur|zähldifferenzen|differenzen|zu zählen|gezählt werden'],
          may: 'offene?n?|fällige?n?|ausstehende?n?|warten|auf|freigabe|freigeben|plätze|lagerplätze|müssen|muss',
        },
      ],
      examples: ['Welche Zählungen sind offen?', 'Gibt es Differenzen?'],
    },
  },
} satisfies Record<string, Asked>;
