import type { Asked, AskedWords } from '../../platform/look';
import { skuSearch } from '../skus';

/** Names of goods in everyday words, as the search knows them. */
const GOODS = skuSearch.nouns;

const EN = 'moves?|movements?|moved|relocations?|bookings?';
const DE = 'bewegungen|bewegung|bewegt|warenbewegungen|buchungen|umlagerungen|umgelagert';
/** Words for what is over: moves that are proposed or open are those of a plan. */
const DONE_EN = 'done|made|executed|happened|recorded|booked|last|latest|recent|newest|carried|out';
const DONE_DE = 'gemacht|ausgeführt|durchgeführt|erledigt|gebucht|letzten?|neuesten?|passiert|stattgefunden';
const KINDS_EN = {
  pick: 'picks|picked',
  receive: 'received',
  put_away: 'put away',
  adjust: 'adjusted|adjustments',
  count: 'counted',
};
const KINDS_DE = {
  pick: 'entnahmen|entnommen|gepickt|picks|kommissioniert',
  receive: 'angenommen|vereinnahmt',
  put_away: 'eingelagert|einlagerungen',
  adjust: 'korrigiert|korrekturen',
  count: 'gezählt',
};

/** The moves of a kind, of anybody or of a person. A kind alone is no question: what is picked may also be asked of orders. */
const ofKinds = (kinds: Readonly<Record<string, string>>, asks: string, goods: string): AskedWords[] =>
  Object.entries(kinds).flatMap(([kind, words]): AskedWords[] => [
    { all: [words, asks], may: goods, args: { kind } },
    { all: [words, asks], may: goods, args: { kind }, names: 'person' },
  ]);

/** How people ask about moves of goods. */
export const asked = {
  movesOfSku: {
    pages: ['/inventory/moves'],
    en: {
      sentences: [
        '(?:what are )?(?:the )?(?:last|latest|recent|newest) (?:moves|movements|bookings) of {sku}',
        '(?:show )?(?:the )?(?:moves|movements|history|ledger) of {sku}',
        'when was {sku} (?:last )?(?:moved|picked|received|booked)(?: last)?',
        'what happened (?:to|with) {sku}',
      ],
      gists: [
        {
          all: ['moves?|movements?|moved|history|ledger|bookings?|booked'],
          may: `stock|goods|done|made|when|${GOODS.en}`,
          names: 'sku',
        },
      ],
      named: ['What are the latest moves of {sku}?'],
      examples: [],
    },
    de: {
      sentences: [
        '(?:was sind )?(?:die )?letzten (?:bewegungen|buchungen|umlagerungen) von {sku}',
        '(?:bewegungen|buchungen|verlauf|journal) von {sku}',
        'wann wurde {sku} zuletzt (?:bewegt|entnommen|angenommen|gebucht|umgelagert)',
        'was (?:ist|geschah) mit {sku}(?: passiert| geschehen)?',
      ],
      gists: [
        {
          all: ['bewegungen|bewegung|bewegt|buchungen|gebucht|verlauf|journal|umgelagert|umlagerungen'],
          may: `gab|gemacht|wann|${GOODS.de}`,
          names: 'sku',
        },
      ],
      named: ['Was sind die letzten Bewegungen von {sku}?'],
      examples: [],
    },
  },
  moves: {
    pages: ['/inventory/moves', '/inventory'],
    en: {
      sentences: ['(?:show )?(?:the )?(?:ledger|stock moves|stock movements|moves of goods)'],
      gists: [
        { all: [EN, DONE_EN], may: 'goods|stock' },
        { all: [EN, DONE_EN], may: 'goods|stock|by', names: 'person' },
        ...ofKinds(KINDS_EN, 'what|how many|how much|which', 'pieces|goods|skus|items|stock|by'),
      ],
      examples: ['Which moves were made last?'],
    },
    de: {
      sentences: ['(?:zeige? )?(?:das )?(?:bestandsjournal|journal)'],
      gists: [
        { all: [DE, DONE_DE], may: 'waren?' },
        { all: [DE, DONE_DE], may: 'waren?', names: 'person' },
        { all: ['bewegt|umgelagert', 'was|wie viel|wie viele|welche'], may: 'waren?|artikel|stück' },
        ...ofKinds(KINDS_DE, 'was|wie viele?|welche', 'stück|waren?|artikel'),
      ],
      examples: ['Welche Bewegungen wurden zuletzt gebucht?'],
    },
  },
} satisfies Record<string, Asked>;
