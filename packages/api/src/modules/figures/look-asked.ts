import type { Asked } from '../../platform/look';
import { skuSearch } from '../skus';

/** Names of goods in everyday words, as the search knows them. */
const GOODS = skuSearch.nouns;

/** How people ask about figures. */
export const asked = {
  velocity: {
    pages: ['/dashboard', '/inventory/skus', '/slotting'],
    en: {
      sentences: [
        [
          `(?:which|what) (?:are|is) (?:the|our) (?:fastest|quickest|most (?:wanted|ordered|picked)|best selling|top) (?:moving )?(?:${GOODS.en})`,
          { order: 'most' },
        ],
        [
          `(?:which|what) (?:${GOODS.en}) (?:are|is|move|moves|sell|sells) (?:the )?(?:fastest|quickest|best|most|most (?:ordered|wanted|picked))`,
          { order: 'most' },
        ],
        [
          '(?:(?:what|which) are )?(?:the |our )?(?:fastest|top|most ordered)(?: \\d+)? (?:moving )?(?:skus|items|articles|products|movers|sellers)',
          { order: 'most' },
        ],
        ['fast movers|(?:what are )?(?:the |our )?best ?sellers', { order: 'most' }],
        ['what (?:sells|moves) (?:best|fastest|most)', { order: 'most' }],
        [
          `(?:which|what) (?:are|is) (?:the|our) (?:slowest|least (?:wanted|ordered|picked)) (?:moving )?(?:${GOODS.en})`,
          { order: 'fewest' },
        ],
        [
          `(?:which|what) (?:${GOODS.en}) (?:are|is|move|moves|sell|sells) (?:the )?(?:slowest|worst|least|least (?:ordered|wanted|picked))`,
          { order: 'fewest' },
        ],
        ['(?:slowest|least ordered) (?:moving )?(?:skus|items|articles|products|movers)', { order: 'fewest' }],
        [
          `(?:which|what) (?:are )?(?:the |our )?(?:${GOODS.en})? ?(?:are |is )?(?:the |our )?(?:slow|slowest) (?:movers?|moving|sellers?)`,
          { order: 'fewest' },
        ],
        [
          `(?:which|what) (?:are )?(?:the |our )?(?:${GOODS.en})? ?(?:are |is )?(?:the |our )?(?:fast|top|best) (?:movers?|moving|sellers?)`,
          { order: 'most' },
        ],
        [
          `(?:which|what) (?:${GOODS.en}) (?:are|is|do|does|get|gets)(?: being)? (?:picked|ordered|wanted|sold) (?:the )?(?:most|most often|best)`,
          { order: 'most' },
        ],
        [
          `(?:which|what) (?:${GOODS.en}) (?:are|is|get|gets)(?: being)? (?:picked|ordered|wanted|sold) (?:the )?(?:least|least often|rarely)`,
          { order: 'fewest' },
        ],
        [
          `(?:which|what) (?:${GOODS.en}) (?:hardly|barely|rarely|scarcely) (?:move|moves|sell|sells)`,
          { order: 'fewest' },
        ],
        ['slow movers', { order: 'fewest' }],
      ],
      gists: [
        {
          all: [
            `${GOODS.en}|movers?|sellers?`,
            'fast(?:est)?(?: moving)?|top|best(?: selling)?|most(?: often)?|highest',
          ],
          may: 'moving|picked|ordered|wanted|sold|sell(?:s|ing)?|move[sd]?|demand|often|frequently|turnover',
          args: { order: 'most' },
        },
        {
          all: [`${GOODS.en}|movers?|sellers?`, 'slow(?:est)?(?: moving)?|least(?: often)?|worst|rarely|lowest|hardly'],
          may: 'moving|picked|ordered|wanted|sold|sell(?:s|ing)?|move[sd]?|demand|often|turnover',
          args: { order: 'fewest' },
        },
      ],
      examples: ['Which are the fastest SKUs?', 'Which are the slowest SKUs?'],
    },
    de: {
      sentences: [
        [
          '(?:welche|was) sind (?:die|unsere) (?:schnellsten|meistbestellten|gefragtesten|meistverkauften|beliebtesten) (?:artikel|skus|produkte|waren)',
          { order: 'most' },
        ],
        [
          'welche (?:artikel|skus|produkte|waren) (?:laufen|gehen|drehen|verkaufen sich) am (?:besten|schnellsten|meisten)',
          { order: 'most' },
        ],
        ['was (?:läuft|geht|dreht|verkauft sich) am (?:besten|schnellsten|meisten)', { order: 'most' }],
        ['(?:was sind )?(?:die |unsere )?(?:schnelldreher|renner|topseller|bestseller)', { order: 'most' }],
        [
          '(?:welche|was) sind (?:die|unsere) (?:langsamsten|am wenigsten bestellten) (?:artikel|skus|produkte|waren)',
          { order: 'fewest' },
        ],
        [
          'welche (?:artikel|skus|produkte|waren) (?:laufen|gehen|drehen|verkaufen sich) am (?:schlechtesten|langsamsten|wenigsten)',
          { order: 'fewest' },
        ],
        [
          '(?:welche|was sind)? ?(?:unsere |die )?(?:langsamdreher|ladenhüter)(?: haben wir| gibt es)?',
          { order: 'fewest' },
        ],
        ['welche (?:schnelldreher|renner|bestseller) (?:haben wir|gibt es)', { order: 'most' }],
        [
          'welche[rs]? (?:artikel|sku|skus|produkt|produkte|waren?) (?:wird|werden|ist|sind) am (?:häufigsten|meisten|öftesten) (?:bestellt|entnommen|gepickt|kommissioniert|verkauft|gefragt)',
          { order: 'most' },
        ],
        [
          'welche[rs]? (?:artikel|sku|skus|produkt|produkte|waren?) (?:wird|werden|ist|sind) (?:am seltensten|am wenigsten|kaum) (?:bestellt|entnommen|gepickt|kommissioniert|verkauft|gefragt)',
          { order: 'fewest' },
        ],
        ['welche (?:artikel|skus|produkte|waren) sind (?:langsamdreher|ladenhüter)', { order: 'fewest' }],
        ['welche (?:artikel|skus|produkte|waren) sind (?:schnelldreher|renner|bestseller)', { order: 'most' }],
      ],
      gists: [
        {
          all: [
            GOODS.de,
            'schnellste[rsn]?|meistbestellte[rsn]?|meistverkaufte[rsn]?|häufigsten?|meisten|besten|gefragteste[rsn]?|beliebteste[rsn]?',
          ],
          may: 'am|bestellt|entnommen|gepickt|verkauft|verkaufen|laufen|drehen|gehen|nachgefragt',
          args: { order: 'most' },
        },
        {
          all: [GOODS.de, 'langsamste[rsn]?|seltensten?|wenigsten|schlechtesten'],
          may: 'am|bestellt|entnommen|gepickt|verkauft|verkaufen|laufen|drehen|gehen|nachgefragt',
          args: { order: 'fewest' },
        },
      ],
      examples: ['Welche sind die schnellsten Artikel?', 'Welche sind die langsamsten Artikel?'],
    },
  },
  dayFigures: {
    pages: ['/dashboard'],
    en: {
      sentences: [
        'how many lines (?:an|per) hour(?: do we (?:pick|make|do))?(?: did we pick)?',
        'how many (?:order )?lines (?:were picked|did we pick|have we picked)(?: on the last day)?',
        'how (?:fast|quick|quickly) (?:do|did|are|were) we (?:pick|picking|work|working)?',
        'how fast (?:is|was) (?:the |our )?picking',
        '(?:what are|show) (?:the |our )?(?:figures|numbers)(?: of the day)?',
        'how (?:is|was) (?:the|our|my) day(?: going)?',
        'how (?:are|did) we do(?:ing)?',
        'how (?:busy|productive) (?:are|were) we',
        'what (?:work )?(?:is open|waits|is waiting|is to be done)',
      ],
      examples: ['How many lines an hour do we pick?', 'What is waiting?'],
    },
    de: {
      sentences: [
        'wie viele positionen (?:pro|je|in der) stunde(?: schaffen wir| entnehmen wir| machen wir)?',
        'wie viele positionen (?:wurden|haben wir) (?:entnommen|kommissioniert|gepickt)',
        '(?:was sind|wie sind|zeige?(?: mir)?) (?:die|unsere) zahlen(?: des tages)?',
        'wie schnell (?:kommissionieren|picken|arbeiten|sind|waren) wir',
        'wie produktiv (?:sind|waren) wir',
        'wie (?:läuft|lief|war) (?:der|unser|mein) tag',
        'wie (?:läuft es|sind wir)',
        'was (?:ist|steht) (?:noch )?(?:offen|an|zu tun)',
        'was wartet',
      ],
      examples: ['Wie viele Positionen je Stunde schaffen wir?', 'Was ist noch offen?'],
    },
  },
  walkPerLine: {
    pages: ['/dashboard'],
    en: {
      sentences: [
        'how (?:long|far|much) (?:is|was) (?:the |our )?(?:average |mean )?(?:walk|walking|way|distance)(?: walked)? (?:per|a|for a|for each) (?:line|pick)',
        'how (?:far|much) (?:do|did) (?:we|pickers|people|our pickers|the pickers) walk (?:per|a|for a|for each) (?:line|pick)',
        '(?:what is )?(?:the |our )?(?:average |mean )?(?:walk|walking distance|distance walked|walked distance|walked) (?:per|a) (?:line|pick)',
      ],
      examples: ['How long is the walk per line?'],
    },
    de: {
      sentences: [
        'wie (?:lang|weit|groß) (?:ist|war) (?:der |unser )?(?:durchschnittliche |mittlere )?(?:lauf|geh)?weg (?:je|pro|für eine) (?:position|zeile|pick)',
        'wie (?:weit|viel) (?:gehen|laufen|gingen|liefen) (?:wir|die kommissionierer|die picker) (?:je|pro|für eine) (?:position|zeile|pick)',
        '(?:was ist )?(?:der |unser )?(?:lauf|geh)?weg (?:je|pro) (?:position|zeile|pick)',
      ],
      examples: ['Wie lang ist der Weg je Position?'],
    },
  },
  placesUsed: {
    pages: ['/inventory', '/dashboard', '/inventory/warehouses'],
    en: {
      sentences: [
        'how full (?:is|are) (?:the |our )?(?:warehouse|warehouses|places)',
        'how full is {warehouse}',
        'how many (?:places|locations|bins|slots) (?:are there|do we have|exist)(?: in total| altogether)?',
        'how many (?:free |empty |used |occupied )?(?:places|locations|bins|slots) (?:does|has) {warehouse}(?: have)?',
        'how many (?:free |empty |used |occupied )?(?:places|locations|bins|slots) (?:are there|are left|are free) (?:in|at) {warehouse}',
        'how much (?:space|room) is (?:left|free|used) (?:in|at) {warehouse}',
        'how many (?:places|locations|bins|slots) (?:are|is) (?:used|occupied|full|free|empty|taken)',
        'how many (?:places|locations|bins|slots) (?:are|is) (?:used|occupied|full|free|empty|taken) in {warehouse}',
        'how many (?:places|locations) (?:does|has) {warehouse}(?: have)?',
        '(?:places|space|locations) (?:used|occupied|free)',
        'how many (?:free|empty|used|occupied) (?:places|locations|bins|slots) (?:do we have|are there|are left)',
        '(?:how|what) is (?:the )?(?:utili[sz]ation|occupancy) of {warehouse}',
        'how much (?:space|room) (?:is (?:left|free|used)|do we have)',
      ],
      gists: [
        { all: ['how full|utili[sz]ation|occupancy|space left|free space|used space'], may: 'warehouses?|places?' },
        {
          all: ['how full|utili[sz]ation|occupancy|space left|free space'],
          may: 'warehouses?|places?',
          names: 'warehouse',
        },
      ],
      examples: ['How full are our warehouses?'],
    },
    de: {
      sentences: [
        'wie voll (?:ist|sind) (?:das |die |unsere? )?(?:lager|läger|lagerplätze)',
        'wie voll ist {warehouse}',
        'wie viele (?:lager)?plätze (?:gibt es|haben wir)(?: insgesamt)?',
        'wie viele (?:freie |leere |belegte )?(?:lager)?plätze hat {warehouse}(?: noch)?',
        'wie viele (?:freie |leere |belegte )?(?:lager)?plätze (?:gibt es|sind) (?:in|im) {warehouse}(?: noch)?(?: frei| leer| belegt)?',
        'wie viel platz (?:ist|gibt es|haben wir) (?:in|im) {warehouse}(?: noch)?(?: frei| übrig)?',
        'wie viele (?:lager)?plätze sind (?:belegt|frei|leer|voll)',
        'wie viele (?:lager)?plätze sind (?:in|im) {warehouse} (?:belegt|frei|leer|voll)',
        'wie viele (?:lager)?plätze hat {warehouse}',
        'wie viele (?:freie|leere|belegte) (?:lager)?plätze (?:haben wir|gibt es|sind übrig)(?: noch)?',
        'wie (?:ist|gut ist) {warehouse} ausgelastet',
        'wie ausgelastet ist {warehouse}',
        'wie viel platz (?:haben wir|ist (?:noch )?(?:frei|übrig))(?: noch)?',
      ],
      gists: [
        { all: ['wie voll|auslastung|ausgelastet|belegung|füllgrad'], may: 'lager[ns]?|läger' },
        { all: ['wie voll|auslastung|ausgelastet|belegung|füllgrad'], may: 'lager[ns]?', names: 'warehouse' },
      ],
      examples: ['Wie voll sind unsere Lager?'],
    },
  },
} satisfies Record<string, Asked>;
