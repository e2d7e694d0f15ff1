import type { Asked } from '../../platform/look';

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
      examples: ['Welche Chargen verfallen bald?'],
    },
  },
  moves: {
    pages: ['/inventory/moves'],
    en: {
      sentences: [
        '(?:what are )?(?:the )?(?:last|latest|recent|newest) (?:moves|movements|bookings) of {sku}',
        '(?:show )?(?:the )?(?:moves|movements|history|ledger) of {sku}',
        'when was {sku} (?:last )?(?:moved|picked|received|booked)(?: last)?',
        'what happened (?:to|with) {sku}',
      ],
      examples: [],
    },
    de: {
      sentences: [
        '(?:was sind )?(?:die )?letzten (?:bewegungen|buchungen|umlagerungen) von {sku}',
        '(?:bewegungen|buchungen|verlauf|journal) von {sku}',
        'wann wurde {sku} zuletzt (?:bewegt|entnommen|angenommen|gebucht|umgelagert)',
        'was (?:ist|geschah) mit {sku}(?: passiert| geschehen)?',
      ],
      examples: [],
    },
  },
} satisfies Record<string, Asked>;
