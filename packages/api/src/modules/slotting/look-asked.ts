import type { Asked } from '../../platform/look';

const pages = ['/slotting', '/dashboard'];

/** How people ask about runs. */
export const asked = {
  newest: {
    pages,
    en: {
      sentences: [
        'what (?:did|has) (?:the|our) (?:last|latest|newest) (?:slotting )?(?:run|search|plan) (?:find|found|save|saved|bring|brought|show)',
        'how much (?:did|does|would|will|could) (?:the|our) (?:(?:last|latest|newest|best) )?(?:slotting )?(?:run|search|plan) save(?: us)?',
        'what (?:does|would|will) (?:the|our) (?:(?:last|latest|newest|best) )?(?:slotting )?plan (?:save|bring)(?: us)?',
        'how good is (?:the|our) (?:(?:last|latest|newest|best) )?(?:slotting )?plan',
        'how much (?:can|could|do|would) we save',
        '(?:show )?(?:the )?(?:last|latest|newest) (?:slotting )?(?:run|plan)',
      ],
      gists: [
        {
          all: ['last|latest|newest|most recent|recent|previous', 'runs?|search|searches|optimi[sz]ation|plan'],
          may: 'slotting|finish(?:ed|es)?|done|complete[ds]?|ended?|succeed(?:ed)?|success(?:ful)?|fail(?:ed)?|go|went|result(?:s|ed)?|outcome|find|found|save[sd]?|bring|status|state|over|ready|work(?:ed)?|well|turn out|through|how|much',
        },
      ],
      examples: ['What did the latest slotting run find?'],
    },
    de: {
      sentences: [
        'was (?:hat|fand) (?:der|unser) (?:letzte|neueste|jüngste) (?:slotting-)?(?:lauf|suchlauf|plan)(?: gefunden| gebracht| ergeben)?',
        'was (?:hat|fand) (?:die|unsere) (?:letzte|neueste|jüngste) (?:slotting-)?suche(?: gefunden| gebracht| ergeben)?',
        'wie viel (?:spart|bringt|brachte) (?:der|unser|die) (?:(?:letzte|neueste|beste) )?(?:slotting-)?(?:plan|suche)',
        'was (?:spart|bringt) (?:der|unser) (?:(?:letzte|neueste|beste) )?(?:slotting-)?plan',
        'wie gut ist (?:der|unser) (?:(?:letzte|neueste|beste) )?(?:slotting-)?plan',
        'wie viel (?:können|könnten|würden) wir sparen',
        '(?:die )?(?:letzte|neueste) (?:slotting-)?suche',
        '(?:der )?(?:letzte|neueste) plan',
      ],
      gists: [
        {
          all: [
            'letzte[rsnm]?|neueste[rsnm]?|jüngste[rsnm]?|vorige[rsnm]?',
            'läufe?|laufe?s?|suchlauf|suche|suchen|slotting-?lauf(?:s|es)?|optimierung|run|plan',
          ],
          may: 'slotting|lief|gelaufen|verlaufen|fertig|beendet|abgeschlossen|durch|durchgelaufen|erfolgreich|fehlgeschlagen|gescheitert|ergebnis|ergebnisse|ergeben|gefunden|gebracht|spart|gespart|einsparung|status|stand|zu ende|gut|ging|ausgegangen|ging aus|funktioniert|geklappt|aus',
        },
      ],
      examples: ['Was hat die neueste Slotting-Suche gefunden?'],
    },
  },
  runs: {
    pages,
    en: {
      sentences: [
        '(?:is|are) (?:a|any|the|there a|there any) (?:slotting )?(?:runs?|search|searches) (?:running|under way|going on|active)',
        '(?:which|how many|what) (?:slotting )?(?:runs|searches|plans) (?:are there|do we have|were there|are running|exist)',
        '(?:list|show) (?:all )?(?:the |our )?(?:slotting )?(?:runs|searches|plans)',
        'is slotting running',
      ],
      words: '(?:slotting )?runs|slotting',
      gists: [
        {
          all: ['slotting', 'runs?|search|searches|optimi[sz]ation'],
          may: 'running|under way|active|going on|status|progress|waiting|finished|failed|done',
        },
      ],
      examples: ['Is a slotting run under way?'],
    },
    de: {
      sentences: [
        'läuft (?:gerade )?(?:eine|die) (?:slotting-)?suche',
        'läuft (?:gerade )?(?:ein )?slotting',
        '(?:welche|wie viele) (?:slotting-)?(?:suchen|pläne|läufe) (?:gibt es|haben wir|laufen|liefen)',
        'zeige? (?:mir )?(?:alle |die |unsere )?(?:slotting-)?(?:suchen|pläne|läufe)',
      ],
      words: 'slotting-?suchen|slotting|suchläufe',
      gists: [
        {
          all: ['slotting-?(?:läufe|suchen|lauf|suche)|slotting (?:läufe|suchen|lauf|suche)|suchläufe'],
          may: 'läuft|laufen|aktiv|status|stand|fortschritt|wartet|warten|fertig|fehlgeschlagen',
        },
      ],
      examples: ['Läuft gerade eine Slotting-Suche?'],
    },
  },
  meaning: {
    pages: [],
    en: {
      sentences: [
        'what (?:is|does|means) slotting(?: mean| good for| for)?',
        'what is a (?:slotting )?(?:run|plan)',
        '(?:explain|define|how does) slotting(?: work)?',
        'why (?:do we (?:need|do)|should we do) slotting',
      ],
      examples: ['What is slotting?'],
    },
    de: {
      sentences: [
        'was (?:ist|bedeutet|heißt|bringt) slotting',
        'was ist ein (?:slotting-)?plan|was ist eine (?:slotting-)?suche',
        '(?:erkläre?|erklär mir) slotting|wie (?:funktioniert|geht) slotting',
        'wozu (?:dient|ist|brauchen wir) slotting',
      ],
      examples: ['Was ist Slotting?'],
    },
  },
} satisfies Record<string, Asked>;
