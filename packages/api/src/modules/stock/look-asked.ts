import type { Asked } from '../../platform/look';

const ITEM = '(?:the )?(?:sku |item |article |product )?';
const ARTIKEL = '(?:dem |der |den |das )?(?:artikel |sku |produkt )?';

/** How people ask about stock. */
export const asked = {
  stockOfSku: {
    pages: ['/inventory/stock', '/inventory/skus'],
    en: {
      sentences: [
        `where (?:is|are|do we have|lies|lie|can i find|do i find) ${ITEM}{sku}`,
        `how (?:much|many)(?: pieces| units| stock)? (?:of )?${ITEM}{sku} (?:do we have|are there|is there|is left|are left|is in stock|are in stock|have we got|is available|are available)`,
        `how many(?: pieces| units)? of ${ITEM}{sku}`,
        `(?:what is the )?stock of ${ITEM}{sku}`,
        `(?:is|are) ${ITEM}{sku} (?:in stock|available)`,
        `how (?:much|many)(?: pieces)? of ${ITEM}{sku} (?:is|are) reserved`,
        `do we have ${ITEM}{sku}(?: in stock)?`,
      ],
      examples: [],
    },
    de: {
      sentences: [
        `wo (?:ist|liegt|liegen|sind|finde ich|haben wir) ${ARTIKEL}{sku}`,
        `wie (?:viel|viele)(?: stück| bestand)? (?:von )?${ARTIKEL}{sku} (?:haben wir|gibt es|ist da|sind da|ist auf lager|sind auf lager|ist verfügbar)(?: noch)?`,
        `wie (?:viel|viele)(?: stück| bestand)? (?:gibt es|haben wir|ist|sind)(?: noch)? (?:von )?${ARTIKEL}{sku}`,
        `(?:was|wie|wie hoch) ist der bestand von ${ARTIKEL}{sku}`,
        `bestand von ${ARTIKEL}{sku}`,
        `ist ${ARTIKEL}{sku} (?:auf lager|verfügbar|da)`,
        `wie (?:viel|viele)(?: stück)? von ${ARTIKEL}{sku} (?:ist|sind) reserviert`,
      ],
      examples: [],
    },
  },
  liesAt: {
    pages: ['/inventory/stock'],
    en: {
      sentences: [
        'what (?:is|lies|lie|do we have|is stored|can i find) (?:at|in|on) (?:the )?(?:place|location|bin|slot) {place}',
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
        `(?:what are )?(?:the )?(?:last|latest|recent|newest) (?:moves|movements|bookings) of ${ITEM}{sku}`,
        `(?:show )?(?:the )?(?:moves|movements|history|ledger) of ${ITEM}{sku}`,
        `when was ${ITEM}{sku} (?:last )?(?:moved|picked|received|booked)(?: last)?`,
        `what happened (?:to|with) ${ITEM}{sku}`,
      ],
      examples: [],
    },
    de: {
      sentences: [
        `(?:was sind )?(?:die )?letzten (?:bewegungen|buchungen|umlagerungen) von ${ARTIKEL}{sku}`,
        `(?:bewegungen|buchungen|verlauf|journal) von ${ARTIKEL}{sku}`,
        `wann wurde ${ARTIKEL}{sku} zuletzt (?:bewegt|entnommen|angenommen|gebucht|umgelagert)`,
        `was (?:ist|geschah) mit ${ARTIKEL}{sku}(?: passiert| geschehen)?`,
      ],
      examples: [],
    },
  },
} satisfies Record<string, Asked>;
