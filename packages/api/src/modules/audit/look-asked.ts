import type { Asked } from '../../platform/look';

const pages = ['/audit'];

/** How people ask about the audit log. */
export const asked = {
  lastChanges: {
    pages,
    en: {
      sentences: [
        'what (?:was|has been|were) (?:last )?changed(?: last| recently| lately| today)?',
        'what changed(?: last| recently| lately| today)?',
        '(?:what are )?(?:the )?(?:last|latest|recent|newest) (?:changes|entries|audit entries)(?: of the audit log| in the audit log)?',
        'what (?:has )?happened(?: here| in the audit log)?(?: last| recently| lately| today)?',
        'who changed (?:something|anything|what)(?: last| recently| lately| today)?',
      ],
      words: 'audit(?: log| trail)?|changes',
      examples: ['What was changed last?'],
    },
    de: {
      sentences: [
        'was (?:wurde|ist) (?:zuletzt |hier |kürzlich |heute |gestern )*(?:geändert|passiert|geschehen)(?: worden)?(?: zuletzt)?',
        '(?:was sind )?(?:die )?(?:letzten|neuesten) (?:änderungen|einträge)(?: im protokoll| des protokolls)?',
        'wer hat (?:zuletzt )?(?:etwas|was) geändert',
      ],
      words: 'protokoll|änderungen',
      examples: ['Was wurde zuletzt geändert?'],
    },
  },
  signIns: {
    pages,
    en: {
      sentences: [
        'who (?:has )?(?:signed|logged) in(?: last| recently| lately| today)?',
        '(?:what are )?(?:the )?(?:last|latest|recent|newest) (?:sign-ins|logins|log-ins|sign ins)',
        'when did (?:somebody|someone|anybody) last (?:sign|log) in',
      ],
      words: 'sign-ins|logins|log-ins',
      examples: ['Who signed in last?'],
    },
    de: {
      sentences: [
        'wer hat sich (?:zuletzt |kürzlich |heute )?angemeldet',
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
        'what (?:did|has) {person} (?:do|done|change|changed)(?: last| recently| lately| yesterday| today| this week)?',
        '(?:the )?(?:last |latest )?(?:changes|actions) (?:of|by|from) {person}',
      ],
      examples: [],
    },
    de: {
      sentences: [
        'was hat {person} (?:zuletzt |kürzlich |heute |gestern )?(?:getan|gemacht|geändert)',
        '(?:die )?(?:letzten )?(?:änderungen|aktionen) von {person}',
      ],
      examples: [],
    },
  },
  whoChanged: {
    pages,
    en: {
      sentences: [
        'who (?:has )?(?:last )?(?:changed|edited|updated|created|made|renamed|deleted|touched) (?:the )?(?:role |sku |item |user |warehouse |place |location |person )?{record}(?: last)?',
        'who (?:has )?(?:last )?(?:changed|edited|updated|created|renamed|deleted) the {record} (?:role|sku|warehouse)',
        'when was (?:the )?(?:role |sku |item |user |warehouse |place |location )?{record} (?:last )?(?:changed|edited|updated|created|renamed)(?: last)?',
        '(?:the )?changes (?:of|to) (?:the )?(?:role |sku |item |user |warehouse |place )?{record}',
      ],
      examples: [],
    },
    de: {
      sentences: [
        'wer hat (?:die |den |das |an der |an dem )?(?:rolle |artikel |benutzer |lager |lagerplatz |platz )?{record} (?:zuletzt )?(?:geändert|bearbeitet|angelegt|umbenannt|gelöscht)',
        'wann wurde (?:die |der |das )?(?:rolle |artikel |benutzer |lager |lagerplatz )?{record} (?:zuletzt )?(?:geändert|bearbeitet|angelegt|umbenannt)',
        '(?:die )?änderungen an (?:der |dem )?(?:rolle |artikel |benutzer |lager )?{record}',
      ],
      examples: [],
    },
  },
} satisfies Record<string, Asked>;
