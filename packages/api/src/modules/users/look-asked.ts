import type { Asked } from '../../platform/look';

/** How people ask about people. */
export const asked = {
  people: {
    pages: ['/users', '/roles'],
    en: {
      sentences: [
        'who (?:is|works|are) (?:here|with us|in (?:our|my|the) company|in (?:our|my|the) team|part of (?:our|the) team)',
        'who are my (?:colleagues|coworkers|team)',
        'how many (?:people|users|colleagues|persons|employees) (?:are there|do we have|work here|are we|has our company)(?: in total| altogether)?',
        'which users (?:are there|do we have|exist)',
        '(?:list|show) (?:all )?(?:the |our |my )?(?:users|people|colleagues|members|accounts)',
        'who (?:has|holds|have) the role (?:of )?(?:an? )?{role}',
        '(?:everyone|everybody|all (?:users|people)|people|users) (?:in|with|who (?:has|have)) the role {role}',
        '(?:everyone|everybody|all (?:users|people)|people|users) (?:in|with|who (?:has|have)) the {role} role',
        'who (?:has|holds|have|is in) the {role} role',
        'who (?:is|are) in the role {role}',
        'who (?:is|are) (?:the|our|an?) {role}',
        'who are {role}',
        'which (?:users|people) have the role {role}',
        'how many (?:users|people) have the role {role}',
      ],
      words: 'users?|people|persons?|colleagues?|members|staff|employees?|accounts?',
      gists: [
        {
          all: ['roles?', 'users?|people|persons?|colleagues?|employees?|members?|who|everybody|everyone'],
          may: 'has|with|in|holds?|assigned',
          names: 'role',
        },
      ],
      examples: ['How many users do we have?', 'Who has the role Owner?'],
    },
    de: {
      sentences: [
        'wer (?:arbeitet|ist) (?:hier|bei uns|in (?:unserer|meiner|der) firma|in (?:unserem|meinem) team)',
        'wer gehört (?:alles )?zu (?:unserem|meinem|dem) team|wer gehört (?:alles )?zum team',
        'wer sind meine (?:kollegen|kolleginnen|kolleginnen und kollegen|leute)',
        'wie viele (?:personen|leute|benutzer|nutzer|kollegen|mitarbeiter|menschen) (?:gibt es|haben wir|arbeiten (?:hier|bei uns)|sind wir)',
        'welche (?:benutzer|nutzer|personen|leute) (?:gibt es|haben wir)',
        'zeige? (?:mir )?(?:alle )?(?:benutzer|nutzer|personen|leute|kollegen|mitarbeiter)',
        'wer hat die rolle {role}',
        'wer ist in der rolle {role}',
        'wer (?:ist|sind) (?:der|die|unser|unsere) {role}',
        'wer sind {role}',
        'welche (?:benutzer|personen|leute|kollegen|mitarbeiter) haben die rolle {role}',
        'wie viele (?:benutzer|personen|leute) haben die rolle {role}',
      ],
      words: 'benutzer|benutzerinnen|nutzer|personen|leute|kolleg(?:en|innen)|mitarbeiter(?:innen)?|konten|mitglieder',
      gists: [
        {
          all: [
            'rollen?',
            'benutzer(?:innen)?|nutzer|personen|leute|kolleg(?:en|innen)|mitarbeiter(?:innen)?|wer|alle',
          ],
          may: 'hat|mit|zugewiesen|besitzt',
          names: 'role',
        },
      ],
      examples: ['Wie viele Benutzer haben wir?', 'Wer hat die Rolle Owner?'],
    },
  },
  withoutRole: {
    pages: ['/users', '/roles'],
    en: {
      sentences: [
        'who (?:has|have) no roles?',
        'who (?:is|are) without (?:a |any )?roles?',
        "who (?:does not|doesn't) have a role",
        "(?:which|what) (?:users|people) (?:have no|are without a|do not have a|don't have a) role",
        '(?:users|people) without (?:a )?role',
        'is (?:there )?(?:anybody|anyone|somebody|someone) without a role',
        'who still needs a role',
      ],
      examples: ['Who has no role?'],
    },
    de: {
      sentences: [
        'wer hat (?:noch )?keine rolle',
        'wer ist (?:noch )?ohne rolle',
        '(?:welche|zeige?(?: mir)?) (?:benutzer|personen|leute) (?:haben (?:noch )?keine rolle|(?:sind )?ohne rolle)',
        '(?:benutzer|personen|leute) ohne rolle',
        'gibt es (?:jemanden|leute|benutzer|personen) ohne rolle',
        'wer braucht noch eine rolle',
      ],
      examples: ['Wer hat keine Rolle?'],
    },
  },
  me: {
    pages: [],
    en: {
      sentences: [
        'who am i',
        'what is my (?:name|e-?mail|address|account|profile|role)',
        "what(?:'s| is) my role",
        'which role (?:do i have|is mine|am i in)',
        'what role do i have',
        'which account am i (?:signed|logged) in (?:with|to|as)',
        'my (?:account|profile|role)',
      ],
      examples: ['Who am I?'],
    },
    de: {
      sentences: [
        'wer bin ich',
        'wie (?:heiße|heisse) ich',
        'was ist meine? (?:name|e-?mail|e-?mail-adresse|adresse|konto|profil|rolle)',
        'welche rolle habe ich',
        'wie (?:heißt|heisst) meine rolle',
        'mit welchem konto bin ich angemeldet',
        'meine? (?:konto|profil|rolle)',
      ],
      examples: ['Wer bin ich?'],
    },
  },
} satisfies Record<string, Asked>;
