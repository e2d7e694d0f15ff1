import type { Asked } from '../../platform/look';

const pages = ['/invitations'];

/** How people ask about invitations. */
export const asked = {
  invitations: {
    pages,
    en: {
      sentences: [
        'how many invitations (?:are there|do we have|did we send)',
        [
          '(?:which|how many|what) invitations (?:are )?(?:still )?(?:pending|open|waiting|unanswered)',
          { status: 'pending' },
        ],
        ['(?:are there )?(?:any |all )?(?:the |our )?(?:pending|open|unanswered) invitations', { status: 'pending' }],
        [
          "who (?:still )?(?:has not|has still not|hasn't) (?:answered|accepted)(?: (?:yet|an invitation|the invitation|our invitation))*",
          { status: 'pending' },
        ],
        ['who (?:is|was|has been) (?:still )?invited', { status: 'pending' }],
        ['(?:which|how many|what) invitations (?:have |are |has )?expired', { status: 'expired' }],
        ['expired invitations', { status: 'expired' }],
        [
          '(?:which|how many|what) invitations (?:have been|were|are|was) (?:rejected|declined)',
          { status: 'rejected' },
        ],
        [
          'who (?:rejected|declined|has declined|has rejected)(?: (?:an|the|our|their) invitation)?',
          { status: 'rejected' },
        ],
        ['(?:which|how many|what) invitations (?:have been|were|are|was) accepted', { status: 'accepted' }],
        [
          '(?:which|how many|what) invitations (?:have been|were|are|was) (?:canceled|cancelled)',
          { status: 'canceled' },
        ],
      ],
      words: 'invitations?|invites?|invited',
      gists: [
        { all: ['invitations?|invites?'], may: 'sent|exist' },
        {
          all: [
            'invitations?|invites?',
            'pending|open|unanswered|waiting|outstanding|not (?:yet )?(?:been )?(?:accepted|answered)',
          ],
          args: { status: 'pending' },
        },
        { all: ['invitations?|invites?', 'expired|lapsed'], args: { status: 'expired' } },
        { all: ['invitations?|invites?', 'declined|rejected|refused'], args: { status: 'rejected' } },
        { all: ['invitations?|invites?', 'accepted'], args: { status: 'accepted' } },
        { all: ['invitations?|invites?', 'cancell?ed|withdrawn|revoked'], args: { status: 'canceled' } },
      ],
      examples: ['Which invitations are still open?', 'Which invitations have expired?'],
    },
    de: {
      sentences: [
        'wie viele einladungen (?:gibt es|haben wir|sind es)',
        [
          '(?:welche|wie viele) einladungen (?:sind|warten) (?:noch )?(?:offen|unbeantwortet|auf antwort)',
          { status: 'pending' },
        ],
        ['(?:alle |die |unsere )?offenen? einladungen', { status: 'pending' }],
        ['wer hat (?:noch )?nicht (?:geantwortet|angenommen)', { status: 'pending' }],
        ['wer (?:ist|wurde) (?:noch |gerade )?eingeladen(?: worden)?', { status: 'pending' }],
        ['(?:welche|wie viele) einladungen sind abgelaufen', { status: 'expired' }],
        ['(?:alle |die |unsere )?abgelaufenen? einladungen', { status: 'expired' }],
        ['(?:welche|wie viele) einladungen (?:sind|wurden) abgelehnt(?: worden)?', { status: 'rejected' }],
        ['wer hat (?:eine einladung |die einladung )?abgelehnt', { status: 'rejected' }],
        ['(?:welche|wie viele) einladungen (?:sind|wurden) angenommen(?: worden)?', { status: 'accepted' }],
        ['(?:welche|wie viele) einladungen (?:sind|wurden) storniert(?: worden)?', { status: 'canceled' }],
      ],
      words: 'einladungen|einladung|eingeladen',
      gists: [
        { all: ['einladung(?:en)?'], may: 'verschickt|gesendet' },
        {
          all: [
            'einladung(?:en)?',
            'offene?[nr]?|unbeantwortete?[nr]?|ausstehende?[nr]?|nicht (?:angenommen|beantwortet)',
          ],
          args: { status: 'pending' },
        },
        { all: ['einladung(?:en)?', 'abgelaufene?[nr]?|verfallene?[nr]?'], args: { status: 'expired' } },
        { all: ['einladung(?:en)?', 'abgelehnte?[nr]?'], args: { status: 'rejected' } },
        { all: ['einladung(?:en)?', 'angenommene?[nr]?'], args: { status: 'accepted' } },
        {
          all: ['einladung(?:en)?', 'stornierte?[nr]?|zurückgezogene?[nr]?|widerrufene?[nr]?'],
          args: { status: 'canceled' },
        },
      ],
      examples: ['Welche Einladungen sind noch offen?', 'Welche Einladungen sind abgelaufen?'],
    },
  },
  invitationOf: {
    pages,
    en: {
      sentences: [
        '(?:is|was|has) {address} (?:been )?invited',
        'what (?:happened to|became of|about|is the state of) the invitation (?:of|for|to) {address}',
        '(?:is there an?|show the|the) invitation (?:of|for|to) {address}',
        '(?:is|was|has) the invitation (?:of|for|to) {address} (?:been )?(?:accepted|answered|declined|rejected|canceled|cancelled|expired|pending|open)',
        'who (?:has )?invited {address}',
        'when (?:was|did we invite|was the invitation sent to) {address}(?: been)?(?: invited)?',
        'did {address} (?:accept|answer|decline|get)(?: (?:the|an|our|their) invitation)?',
        'has {address} (?:accepted|answered|declined)(?: (?:the|an|our|their) invitation)?',
        'invitation (?:of|for|to) {address}',
      ],
      gists: [
        {
          all: ['invitations?|invites?|invited'],
          may: 'expir(?:e|es|ed|y|ing)|valid|until|run out|sent|accept(?:ed)?|answer(?:ed)?|declined?|rejected|cancell?ed|pending|open|status|state|happened|who|how long|become|became|get|got',
          names: 'address',
        },
      ],
      named: ['When does the invitation of {address} expire?'],
      examples: [],
    },
    de: {
      sentences: [
        '(?:ist|wurde) {address} (?:schon |bereits )?eingeladen(?: worden)?',
        'wer hat {address} eingeladen',
        'wann (?:wurde|haben wir) {address} eingeladen',
        'was (?:ist mit|wurde aus) der einladung (?:von|für|an) {address}',
        '(?:gibt es eine|die) einladung (?:von|für|an) {address}',
        'hat {address} (?:die einladung |schon |bereits )*(?:angenommen|geantwortet|abgelehnt)',
        'einladung (?:von|für|an) {address}',
      ],
      gists: [
        {
          all: ['einladung(?:en)?|eingeladen'],
          may: 'läuft|ab|abgelaufen|ablaufen|gültig|gilt|bis|verfällt|gesendet|verschickt|angenommen|beantwortet|abgelehnt|storniert|offen|status|stand|passiert|wer|wie lange|geworden|bekommen|erhalten|aus|mit',
          names: 'address',
        },
      ],
      named: ['Wann läuft die Einladung von {address} ab?'],
      examples: [],
    },
  },
} satisfies Record<string, Asked>;
