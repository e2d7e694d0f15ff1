import type { Asked } from '../../platform/look';

const pages = ['/users'];

/** How people ask about one person, and about everybody's access. */
export const asked = {
  person: {
    pages,
    en: {
      sentences: [
        'who is {person}',
        '(?:what|which) role has {person} got',
        '(?:what|which) roles? (?:does|has) {person}(?: have)?',
        'what is the role of {person}',
        "what is {person}'s role",
        'when (?:was|did) {person} (?:last (?:seen|here|active|online|signed in|logged in)|sign in last|last sign in|last log in)',
        '(?:does|has) {person} (?:use |have |got )?(?:two-factor|2fa|a second factor|two-factor authentication)',
      ],
      gists: [
        {
          all: [
            'roles?|e-?mail|address|phone|last seen|last active|last online|last (?:signed|logged) in|signed in|logged in|sign in|log in|two-factor|2fa',
          ],
          may: 'user|colleague|given|assigned|last|when|what|number',
          names: 'person',
        },
      ],
      named: ['Which role does {person} have?'],
      examples: [],
    },
    de: {
      sentences: [
        'wer ist {person}',
        '(?:welche|was für eine) rolle hat {person}',
        'was ist die rolle von {person}',
        'wann war {person} zuletzt (?:da|hier|angemeldet|aktiv|online)',
        'wann hat sich {person} zuletzt angemeldet',
        'hat {person} (?:einen zweiten faktor|2fa|zwei-faktor)',
        'nutzt {person} (?:einen zweiten faktor|2fa|zwei-faktor)',
      ],
      gists: [
        {
          all: [
            'rolle|e-?mail(?:-adresse)?|adresse|telefon(?:nummer)?|zuletzt (?:gesehen|da|aktiv|online|angemeldet)|angemeldet|eingeloggt|zwei-faktor|2fa|zweiten faktor',
          ],
          may: 'benutzer|wann|zuletzt|sich|welche|lautet',
          names: 'person',
        },
      ],
      named: ['Welche Rolle hat {person}?'],
      examples: [],
    },
  },
  access: {
    pages,
    en: {
      sentences: [
        [
          'who (?:has not|did not) (?:set up|enable|enabled) (?:two-factor|2fa|(?:a )?second factor)(?: authentication)?',
          { kind: 'no_two_factor' },
        ],
        [
          '(?:which|how many) of (?:our|the) (?:users|people) (?:lack|have no|do not have|do not use) (?:two-factor|2fa|(?:a )?second factor)',
          { kind: 'no_two_factor' },
        ],
        ['who is (?:signed in|logged in|online)', { kind: 'signed_in' }],
        ['(?:which|how many) (?:users|people) are (?:signed in|logged in|online)', { kind: 'signed_in' }],
        ['who (?:has|uses) (?:two-factor|2fa|(?:a )?second factor)(?: authentication)?', { kind: 'two_factor' }],
        [
          '(?:which|how many) (?:users|people) (?:have|use) (?:two-factor|2fa|(?:a )?second factor)',
          { kind: 'two_factor' },
        ],
        [
          "who (?:has (?:still |yet )?no|does not use|doesn't use|does not have|doesn't have|is without|lacks) (?:two-factor|2fa|(?:a )?second factor)(?: authentication)?",
          { kind: 'no_two_factor' },
        ],
        [
          "(?:which|how many) (?:users|people) (?:have no|do not use|don't use|are without|lack) (?:two-factor|2fa|(?:a )?second factor)",
          { kind: 'no_two_factor' },
        ],
      ],
      examples: ['Who has no two-factor?', 'Who is signed in?'],
    },
    de: {
      sentences: [
        ['wer ist (?:gerade |zurzeit )?(?:angemeldet|online)', { kind: 'signed_in' }],
        [
          '(?:welche|wie viele) (?:benutzer|personen|leute) sind (?:gerade |zurzeit )?(?:angemeldet|online)',
          { kind: 'signed_in' },
        ],
        ['wer (?:hat|nutzt) (?:einen zweiten faktor|2fa|zwei-faktor)', { kind: 'two_factor' }],
        [
          'wer (?:hat|nutzt) (?:noch )?(?:keinen zweiten faktor|keine 2fa|kein 2fa|keinen zwei-faktor)',
          { kind: 'no_two_factor' },
        ],
        ['wer ist (?:noch )?ohne (?:zweiten faktor|2fa)', { kind: 'no_two_factor' }],
      ],
      examples: ['Wer hat keinen zweiten Faktor?', 'Wer ist gerade angemeldet?'],
    },
  },
} satisfies Record<string, Asked>;
