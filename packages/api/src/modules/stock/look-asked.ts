import type { Asked } from '../../platform/look';
import { skuSearch } from '../skus';

/** Names of goods in everyday words, as the search knows them. */
const GOODS = skuSearch.nouns;

/** How people ask about stock. */
export const asked = {
  stockOfSku: {
    pages: ['/inventory/stock', '/inventory/skus'],
    en: {
      sentences: [
        'where (?:is|are|do we (?:have|keep|store)|lies|lie|can i find|do i find|does|is stored) {sku}',
        'where (?:can|is|are|does|do) {sku} (?:be found|stored|kept|lie|stay|located)',
        'stock {sku}',
        'how (?:much|many) {sku} (?:do we have|is there|are there|is left|are left|have we got)(?: left)?',
        'how (?:much|many)(?: pieces| units| stock)? (?:of )?{sku} (?:do we have|are there|is there|is left|are left|is in stock|are in stock|have we got|is available|are available)',
        'how many(?: pieces| units)? of {sku}',
        '(?:what is the )?stock of {sku}',
        '(?:is|are) {sku} (?:in stock|available)',
        'how (?:much|many)(?: pieces)? of {sku} (?:is|are) reserved',
        'do we have {sku}(?: in stock)?',
      ],
      gists: [
        {
          all: ['stock|inventory|on hand|in stock|available|pieces?|units?|left|reserved|free'],
          may: `quantity|level|amount|${GOODS.en}`,
          names: 'sku',
        },
        {
          all: ['where|which (?:places?|locations?|bins?)'],
          may: `stored|kept|found|lies?|lying|located|${GOODS.en}`,
          names: 'sku',
        },
      ],
      named: ['How much stock of {sku} do we have?', 'Where is {sku}?'],
      examples: [],
    },
    de: {
      sentences: [
        'wo (?:ist|liegt|liegen|lagert|lagern|sind|finde ich|haben wir|befindet sich|befinden sich|steht) {sku}',
        'bestand {sku}',
        'wie (?:viel|viele) {sku} (?:ist|sind|haben wir|gibt es)(?: noch)?(?: da| auf lager| übrig)?',
        'wie (?:viel|viele)(?: stück| bestand)? (?:von )?{sku} (?:haben wir|gibt es|ist da|sind da|ist auf lager|sind auf lager|ist verfügbar)(?: noch)?',
        'wie (?:viel|viele)(?: stück| bestand)? (?:gibt es|haben wir|ist|sind)(?: noch)? (?:von )?{sku}',
        '(?:was|wie|wie hoch) ist der bestand von {sku}',
        'bestand von {sku}',
        'ist {sku} (?:auf lager|verfügbar|da)',
        'wie (?:viel|viele)(?: stück)? von {sku} (?:ist|sind) reserviert',
      ],
      gists: [
        {
          all: ['bestand|bestände|vorrat|stück|lagernd|auf lager|vorrätig|verfügbar|reserviert|übrig'],
          may: `menge|hoch|frei|${GOODS.de}`,
          names: 'sku',
        },
        {
          all: ['wo|auf welche[mn]? (?:lager)?pl[aä]tze?n?|in welchem fach'],
          may: `liegt|liegen|lagert|lagern|steht|finde|befindet|platz|${GOODS.de}`,
          names: 'sku',
        },
      ],
      named: ['Wie viel Bestand hat {sku}?', 'Wo liegt {sku}?'],
      examples: [],
    },
  },
  liesAt: {
    pages: ['/inventory/stock'],
    en: {
      sentences: [
        'what (?:is|lies|lie|do we have|is stored|can i find) (?:at|in|on) (?:the )?(?:place|location|bin|slot|shelf) {place}',
        'what (?:do we have|can i find|have we got) (?:at|in|on) {place}',
        'what (?:lies|is stored) (?:at|in|on) {place}',
        'what is (?:at|in|on) (?<place>\\S*\\d\\S*)',
        '(?:is|are) (?:the )?(?:place|location|bin|slot) {place} (?:empty|free|used|occupied|full)',
        '(?:place|location|bin|slot) {place}',
      ],
      gists: [
        {
          all: ['contents?|contains?|lies|lying|stored|empty|occupied|full'],
          may: 'places?|locations?|bins?|slots?|shel(?:f|ves)|goods|stock',
          names: 'place',
        },
      ],
      named: ['What lies at {place}?'],
      examples: [],
    },
    de: {
      sentences: [
        'was (?:liegt|ist|lagert|steht) (?:auf|an|in|am|im) (?:dem |der )?(?:platz|lagerplatz|fach) {place}',
        'was (?:liegt|lagert) (?:auf|an|in|am|im) {place}',
        'was ist (?:auf|an|in) (?<place>\\S*\\d\\S*)',
        'ist (?:der )?(?:platz|lagerplatz|das fach) {place} (?:leer|frei|belegt|voll)',
        '(?:platz|lagerplatz|fach) {place}',
      ],
      gists: [
        {
          all: ['inhalt|enthält|liegt|lagert|steht|leer|belegt|voll'],
          may: '(?:lager)?plätzen?|(?:lager)?platz|(?:lager)?fach|fächern?|bestand|waren?|auf',
          names: 'place',
        },
      ],
      named: ['Was liegt auf {place}?'],
      examples: [],
    },
  },
  expiring: {
    pages: ['/inventory/stock', '/inventory'],
    en: {
      sentences: [
        '(?:which|what|how many) (?:lots|batches|goods|skus|items) (?:will )?(?:expire|are expiring|are about to expire|expire soon|are expiring soon)(?: soon)?',
        '(?:which|what|how many) (?:lots|batches|goods|skus|items) (?:will )?(?:expire|are expiring) (?:within|in|in the next|during the next) (?:the next )?(?<days>\\d{1,4}) days',
        'what (?:will )?(?:expires?|is expiring|goes off)(?: soon)?',
        'what (?:will )?(?:expires?|is expiring) (?:within|in|in the next) (?<days>\\d{1,4}) days',
        '(?:do we have |are there )?(?:any )?(?:lots|batches|goods) (?:that expire|expiring)(?: soon)?',
        '(?:do we have |are there )?(?:any )?expiring (?:lots|batches|goods)',
        ['(?:which|what|how many) (?:lots|batches|goods|skus|items) (?:have |are |has )?expired', { expired: 'yes' }],
        ['what (?:has|is) expired', { expired: 'yes' }],
        ['(?:do we have |are there )?(?:any )?expired (?:lots|batches|goods|stock)', { expired: 'yes' }],
      ],
      gists: [
        {
          all: ['expir(?:e|es|ing)|go(?:es|ing)? off'],
          may: `lots?|batch(?:es)?|stock|soon|next|near(?:ly)?|about to|${GOODS.en}`,
        },
        {
          all: ['expired'],
          may: `lots?|batch(?:es)?|stock|${GOODS.en}`,
          args: { expired: 'yes' },
        },
      ],
      examples: ['Which lots expire soon?'],
    },
    de: {
      sentences: [
        '(?:welche|wie viele) (?:chargen|waren|artikel) (?:verfallen|laufen(?: bald)? ab)(?: bald| demnächst)?',
        '(?:welche|wie viele) (?:chargen|waren|artikel) verfallen (?:in|innerhalb von|in den nächsten) (?<days>\\d{1,4}) tagen',
        'welche (?:chargen|waren|artikel) laufen (?:in|innerhalb von|in den nächsten) (?<days>\\d{1,4}) tagen ab',
        'was läuft (?:in|innerhalb von|in den nächsten) (?<days>\\d{1,4}) tagen ab',
        'was (?:verfällt|läuft)(?: bald| demnächst)?(?: ab)?',
        'was verfällt (?:in|innerhalb von|in den nächsten) (?<days>\\d{1,4}) tagen',
        '(?:bald )?(?:verfallende|ablaufende) (?:chargen|waren|artikel)',
        ['(?:welche|wie viele) (?:chargen|waren|artikel) sind (?:schon )?(?:verfallen|abgelaufen)', { expired: 'yes' }],
        ['was ist (?:schon )?(?:verfallen|abgelaufen)', { expired: 'yes' }],
        ['(?:gibt es |haben wir )?(?:verfallene|abgelaufene) (?:chargen|waren|artikel)', { expired: 'yes' }],
      ],
      gists: [
        {
          all: ['verfallen|verfällt|ablaufen|ablaufende[rsnm]?|verfallende[rsnm]?'],
          may: `chargen?|bestand|bald|demnächst|${GOODS.de}`,
        },
        { all: ['läuft|laufen', 'ab'], may: `chargen?|bestand|bald|demnächst|${GOODS.de}` },
        {
          all: ['verfallene[rsnm]?|abgelaufene?[rsnm]?'],
          may: `chargen?|bestand|${GOODS.de}`,
          args: { expired: 'yes' },
        },
      ],
      examples: ['Welche Chargen verfallen bald?'],
    },
  },
  expiryOfSku: {
    pages: ['/inventory/stock', '/inventory/skus'],
    en: {
      sentences: ['when (?:does|do|will|is|are) {sku} (?:expire|expiring|go off)'],
      gists: [
        {
          all: ['expir(?:e|es|ed|ing|y)|expiration|best before|go(?:es)? off'],
          may: 'stock|lots?|batch(?:es)?|when|date|day|soon',
          names: 'sku',
        },
      ],
      named: ['When does {sku} expire?'],
      examples: [],
    },
    de: {
      sentences: ['wann (?:verfällt|verfallen) {sku}', 'wann (?:läuft|laufen) {sku} ab'],
      gists: [
        {
          all: ['verf[aä]ll(?:t|en|end)?|abl[aä]uf(?:t|en|end)?|abgelaufen|verfallsdatum|mhd|haltbar|ablaufdatum'],
          may: 'bestand|chargen?|wann|datum|tag|bald|läuft|laufen|ab',
          names: 'sku',
        },
        { all: ['läuft|laufen', 'ab'], may: 'bestand|chargen?|wann|bald', names: 'sku' },
      ],
      named: ['Wann verfällt {sku}?'],
      examples: [],
    },
  },
} satisfies Record<string, Asked>;
