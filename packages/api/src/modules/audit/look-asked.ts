import type { Asked } from '../../platform/look';

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
      words: 'sign-ins|logins|log-ins',
      examples: ['Who signed in last?'],
    },
    de: {
      sentences: [
        'wer hat sich (?:zuletzt |kürzlich |als letztes )?(?:angemeldet|eingeloggt)',
        '(?:was sind )?(?:die )?letzten anmeldungen',
        'wann hat sich (?:zuletzt )?jemand (?:zuletzt )?angemeldet',
      ],
      words: 'anmeldungen',
      examples: ['Wer hat sich zuletzt angemeldet?'],
    },
  },
  changesBy: {
    pages,
    en: {
      sentences: [
        'what (?:did|has) {person} (?:do|done|change|changed|been doing|been up to)(?: last| recently| lately)?',
        '(?:the )?(?:last |latest )?(?:changes|actions) (?:of|by|from) {person}',
      ],
      examples: [],
    },
    de: {
      sentences: [
        'was hat {person} (?:zuletzt |kürzlich )?(?:getan|gemacht|geändert)',
        '(?:die )?(?:letzten )?(?:änderungen|aktionen) von {person}',
      ],
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
      examples: [],
    },
    de: {
      sentences: [
        'wer hat (?:an )?{record} (?:zuletzt )?(?:geändert|bearbeitet|angelegt|umbenannt|gelöscht)',
        'wann wurde {record} (?:zuletzt )?(?:geändert|bearbeitet|angelegt|umbenannt)',
        '(?:die )?änderungen an {record}',
      ],
      examples: [],
    },
  },
} satisfies Record<string, Asked>;
