import type { Asked } from '../../platform/look';
import { gists } from './look-asked-kinds';

const pages = ['/audit'];

/** How people ask about the audit log. */
export const asked = {
  lastChanges: {
    pages,
    en: {
      sentences: [
        'what (?:was|has been|were) (?:last )?changed(?: last| recently| lately)?',
        'what (?:has )?changed(?: last| recently| lately)?',
        '(?:what are )?(?:the )?(?:last|latest|recent|newest) (?:changes|entries|audit entries)(?: of the audit log| in the audit log)?',
        'what (?:has )?(?:happened|been going on|gone on|been done)(?: here| in the audit log)?(?: last| recently| lately)?',
        'what (?:did|has) (?:we|anybody|everybody|somebody) (?:do|done|changed?)(?: last| recently| lately)?',
        'who (?:has )?(?:last )?(?:changed|edited|updated|did|done) (?:something|anything|what)(?: last| recently| lately)?',
        [
          '(?:who|what) (?:has |was )?(?:last )?(?:deleted)(?: something| anything| what)?(?: last| recently| lately)?',
          { done: 'deleted' },
        ],
        [
          '(?:who|what) (?:has |was )?(?:last )?(?:removed)(?: something| anything| what)?(?: last| recently| lately)?',
          { done: 'removed' },
        ],
        [
          '(?:who|what) (?:has |was )?(?:last )?(?:created|added|made)(?: something| anything| what)?(?: last| recently| lately)?',
          { done: 'created' },
        ],
        [
          '(?:who|what) (?:has |was )?(?:last )?(?:renamed)(?: something| anything| what)?(?: last| recently| lately)?',
          { done: 'renamed' },
        ],
      ],
      gists: [
        ...gists.en,
        {
          all: ['who|what|which', 'changes?|changed|edited|modified|updated'],
          may: 'made|something|anything|everything',
        },
        { all: ['assistant', 'do|done|did|changed?|changes|proposed|made'], args: { by: 'assistant' } },
        { all: ['api keys?', 'do|done|did|changed|changes|made'], args: { by: 'api-key' } },
      ],
      words: 'audit(?: log| trail)?|changes',
      examples: ['What was changed last?'],
    },
    de: {
      sentences: [
        'was (?:wurde|ist|war)(?: (?:zuletzt|hier|kürzlich|alles|so))*(?: (?:geändert|gemacht|passiert|geschehen|los))?(?: worden)?(?: zuletzt)?',
        'was hat sich (?:zuletzt |kürzlich )?(?:geändert|getan|verändert)',
        '(?:was sind )?(?:die )?(?:letzten|neuesten) (?:änderungen|einträge)(?: im protokoll| des protokolls)?',
        'wer hat (?:zuletzt )?(?:etwas|was) (?:geändert|bearbeitet|gemacht|getan)',
        ['(?:wer hat|was wurde) (?:zuletzt )?(?:etwas |was )?gelöscht', { done: 'deleted' }],
        ['(?:wer hat|was wurde) (?:zuletzt )?(?:etwas |was )?entfernt', { done: 'removed' }],
        ['(?:wer hat|was wurde) (?:zuletzt )?(?:etwas |was )?(?:angelegt|erstellt|hinzugefügt)', { done: 'created' }],
        ['(?:wer hat|was wurde) (?:zuletzt )?(?:etwas |was )?umbenannt', { done: 'renamed' }],
      ],
      gists: [
        ...gists.de,
        { all: ['wer|was|welche', 'änderungen|geändert|bearbeitet|verändert'], may: 'gemacht|etwas|alles' },
        { all: ['assistent', 'getan|gemacht|geändert|vorgeschlagen|änderungen'], args: { by: 'assistant' } },
        { all: ['api-?\\s?schlüssel', 'getan|gemacht|geändert|änderungen'], args: { by: 'api-key' } },
      ],
      words: 'protokoll|änderungen',
      examples: ['Was wurde zuletzt geändert?'],
    },
  },
  signIns: {
    pages,
    en: {
      sentences: [
        'who (?:has |was )?(?:the )?(?:last )?(?:(?:one )?to )?(?:signed|logged|sign|log) in(?: last| recently| lately)?',
        '(?:what are )?(?:the )?(?:last|latest|recent|newest) (?:sign-ins|logins|log-ins|sign ins)',
        'when did (?:somebody|someone|anybody) last (?:sign|log) in',
      ],
      gists: [
        {
          all: [
            'who|anybody|anyone|sign-ins?|logins?',
            'signed in|logged in|sign(?:s|ing)? in|log(?:s|ging)? in|sign-ins?|logins?|log-ins?',
          ],
          may: 'last|when|people|users|many',
        },
        {
          all: ['when|how often|did|has', 'signed in|logged in|sign in|log in|sign-ins?|logins?'],
          may: 'last|times',
          names: 'person',
        },
      ],
      words: 'sign-ins|logins|log-ins',
      examples: ['Who signed in last?'],
    },
    de: {
      sentences: [
        'wer hat sich (?:zuletzt |kürzlich |als letztes )?(?:angemeldet|eingeloggt)',
        '(?:was sind )?(?:die )?letzten anmeldungen',
        'wann hat sich (?:zuletzt )?jemand (?:zuletzt )?angemeldet',
      ],
      gists: [
        { all: ['wer|jemand|anmeldungen', 'angemeldet|eingeloggt|anmeldungen|logins?'], may: 'zuletzt|wann|sich' },
        { all: ['wann|wie oft|hat', 'angemeldet|eingeloggt'], may: 'zuletzt|sich', names: 'person' },
      ],
      words: 'anmeldungen',
      examples: ['Wer hat sich zuletzt angemeldet?'],
    },
  },
  changesBy: {
    pages,
    en: {
      sentences: [
        'what (?:did|have) i (?:do|done|change|changed|been doing|been up to|work on|worked on)(?: last| recently| lately)?',
        'my (?:last |latest |recent )?(?:changes|actions|activity)',
        'what (?:did|has) {person} (?:do|done|change|changed|been doing|been up to)(?: last| recently| lately)?',
        '(?:the )?(?:last |latest )?(?:changes|actions) (?:of|by|from) {person}',
      ],
      gists: [
        {
          all: [
            'what|which|changes|actions',
            'do|did|done|doing|change|changed|changes|edited|actions|made|been up to|worked on',
          ],
          names: 'person',
        },
      ],
      named: ['What did {person} do last?'],
      examples: [],
    },
    de: {
      sentences: [
        'was habe ich (?:zuletzt |kürzlich |alles |so )*(?:getan|gemacht|geändert|bearbeitet)',
        'meine (?:letzten |neuesten )?(?:änderungen|aktionen|aktivitäten)',
        'was hat {person} (?:zuletzt |kürzlich )?(?:getan|gemacht|geändert)',
        '(?:die )?(?:letzten )?(?:änderungen|aktionen) von {person}',
      ],
      gists: [
        {
          all: [
            'was|welche|änderungen|aktionen',
            'getan|gemacht|geändert|änderungen|aktionen|bearbeitet|getrieben|vorgenommen',
          ],
          names: 'person',
        },
      ],
      named: ['Was hat {person} zuletzt getan?'],
      examples: [],
    },
  },
  roleChangesOf: {
    pages: ['/audit', '/users'],
    en: {
      sentences: [
        "who (?:has )?(?:last )?(?:changed|edited|updated|set|assigned|took) {person}(?:'s?) (?:user )?role(?: last| recently| lately)?",
        'who (?:has )?(?:last )?(?:changed|edited|updated|set|assigned) the role of {person}(?: last| recently| lately)?',
        "when (?:was|did) {person}(?:'s?) role (?:last )?(?:changed?|updated)(?: last)?",
        'when (?:was|did) the role of {person} (?:last )?(?:changed?|updated)(?: last)?',
        'who gave {person} (?:the|a|their|his|her) (?:new )?role',
      ],
      named: ['Who changed the role of {person}?'],
      examples: [],
    },
    de: {
      sentences: [
        'wer hat (?:zuletzt )?die rolle von {person} (?:zuletzt )?(?:geändert|vergeben|zugewiesen|angepasst)',
        "wer hat (?:zuletzt )?{person}(?:s|')? rolle (?:zuletzt )?(?:geändert|vergeben|zugewiesen|angepasst)",
        'wann wurde die rolle von {person} (?:zuletzt )?(?:geändert|vergeben|zugewiesen|angepasst)',
        'wer hat {person} (?:die|eine|seine|ihre) (?:neue )?rolle (?:gegeben|zugewiesen)',
      ],
      named: ['Wer hat die Rolle von {person} geändert?'],
      examples: [],
    },
  },
  whoChanged: {
    pages,
    en: {
      sentences: [
        'who (?:has )?(?:last )?(?:changed|edited|updated|created|made|renamed|deleted|touched) {record}(?: last)?',
        'who (?:has )?(?:last )?(?:changed|edited|updated|created|renamed|deleted) the {record} (?:role|sku|warehouse)',
        'when was {record} (?:last )?(?:changed|edited|updated|created|renamed)(?: last)?',
        '(?:the )?changes (?:of|to) {record}',
      ],
      gists: [
        {
          all: [
            'who|when|whose',
            'changed?|changes|edited|modified|updated|created?|renamed?|deleted?|touched|removed|blocked|unblocked|cancell?ed',
          ],
          may: 'last|made',
          names: 'record',
        },
      ],
      named: ['Who changed {record} last?'],
      examples: [],
    },
    de: {
      sentences: [
        'wer hat (?:an )?{record} (?:zuletzt )?(?:geändert|bearbeitet|angelegt|umbenannt|gelöscht)',
        'wann wurde {record} (?:zuletzt )?(?:geändert|bearbeitet|angelegt|umbenannt)',
        '(?:die )?änderungen an {record}',
      ],
      gists: [
        {
          all: [
            'wer|wann',
            'geändert|änderungen|bearbeitet|angelegt|erstellt|umbenannt|gelöscht|entfernt|gesperrt|entsperrt|storniert|verändert',
          ],
          may: 'zuletzt|gemacht|vorgenommen',
          names: 'record',
        },
      ],
      named: ['Wer hat {record} zuletzt geändert?'],
      examples: [],
    },
  },
} satisfies Record<string, Asked>;
