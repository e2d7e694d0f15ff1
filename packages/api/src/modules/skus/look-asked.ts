import type { Asked } from '../../platform/look';
import { skuSearch } from './search';

/** Names of goods in everyday words, as the search knows them. */
const GOODS = skuSearch.nouns;

const EN = '(?:skus|items|articles|products|goods)';
const DE = '(?:artikel|skus|produkte|waren)';
const pages = ['/inventory/skus', '/inventory'];

/** How people ask about SKUs. */
export const asked = {
  skus: {
    pages,
    en: {
      sentences: [
        [
          `(?:which|what|how many) ${EN} (?:are|run|is|have run) (?:running )?(?:low|short)(?: on stock)?`,
          { kind: 'low' },
        ],
        ['what is (?:running )?(?:low|short)(?: on stock)?', { kind: 'low' }],
        ['what (?:is about to|will soon|is going to) (?:run out|be out of stock)(?: soon)?', { kind: 'low' }],
        [
          `(?:which|what|how many) ${EN} (?:need|needs|have|must|should)(?: to)? (?:reordering|restocking|be (?:reordered|restocked))`,
          { kind: 'low' },
        ],
        [`(?:which|what|how many) ${EN} (?:have|has) (?:low|too little) stock`, { kind: 'low' }],
        [
          'what (?:must|should|do|shall) (?:we|i) (?:reorder|order(?: again)?|restock|(?:need|have) to (?:reorder|order(?: again)?|restock))',
          { kind: 'low' },
        ],
        [
          `(?:which|what|how many) ${EN} (?:must be reordered|should be reordered|are (?:at|below) (?:the|their) reorder level)`,
          { kind: 'low' },
        ],
        ['(?:any )?low stock(?: items| skus)?', { kind: 'low' }],
        ['what needs (?:restocking|reordering|to be (?:restocked|reordered))', { kind: 'low' }],
        [`(?:which|what|how many) ${EN} (?:are|is) (?:out of stock|sold out|without stock|empty)`, { kind: 'out' }],
        [`(?:which|what|how many) ${EN} have no stock`, { kind: 'out' }],
        ['what is (?:out of stock|sold out)', { kind: 'out' }],
        ['(?:what have we )?(?:run )?out of stock', { kind: 'out' }],
        [`(?:which|what|how many) ${EN} (?:are|is) dead(?: stock)?`, { kind: 'dead' }],
        [
          `(?:which|what|how many) ${EN} (?:does|did|has) (?:nobody|no one|noone) order(?:ed)?(?: any ?more)?`,
          { kind: 'dead' },
        ],
        ['(?:what is |which is |show )?(?:our )?dead stock', { kind: 'dead' }],
        [`how many ${EN} (?:are there|do we have|exist)`, { kind: 'all' }],
        [
          `(?:which|how many) ${EN} (?:are|is) (?:not measured|unmeasured|without (?:measures|measurements|weight))`,
          { kind: 'unmeasured' },
        ],
        [
          `(?:which|how many) ${EN} (?:have no|lack) (?:measures|measurements|weight|dimensions)`,
          { kind: 'unmeasured' },
        ],
      ],
      gists: [
        {
          all: [
            GOODS.en,
            '(?:below|under|beneath|less than|short of)(?: the| their| its)? min(?:imum)?(?: stock)?|minimum',
          ],
          may: 'stock|level|below|under|fall(?:en)?|fell|dropped|drop|reached',
          args: { kind: 'below_minimum' },
        },
        {
          all: ['what|anything|stock', '(?:below|under)(?: the| their| its)? min(?:imum)?(?: stock)?'],
          args: { kind: 'below_minimum' },
        },
        {
          all: [
            `${GOODS.en}|stock|anything`,
            'running low|low|run short|short|(?:below|at|under)(?: the| their)? reorder (?:level|point)|running out|run out soon|reorder(?:ed|ing)?|restock(?:ed|ing)?|scarce',
          ],
          may: 'need|needs|must|should|soon|stock|of',
          args: { kind: 'low' },
        },
        {
          all: [GOODS.en, 'out of stock|sold out|no stock|without stock|zero stock|not in stock'],
          may: 'completely',
          args: { kind: 'out' },
        },
        {
          all: [GOODS.en, 'dead(?: stock)?|unsold|never ordered|not (?:been )?ordered|obsolete'],
          args: { kind: 'dead' },
        },
        {
          all: [GOODS.en, 'unmeasured|measures|measurements|dimensions|weights?'],
          may: 'missing|lack|lacks|without|no|not',
          args: { kind: 'unmeasured' },
        },
      ],
      examples: ['Which SKUs are running low?', 'Which SKUs are dead stock?'],
    },
    de: {
      sentences: [
        [`(?:welche|wie viele) ${DE} (?:werden|sind|gehen) (?:knapp|zur neige|fast aus)`, { kind: 'low' }],
        ['was (?:wird|ist) knapp', { kind: 'low' }],
        ['was geht (?:bald |demnächst |fast )?(?:aus|zur neige)', { kind: 'low' }],
        [
          `(?:welche|wie viele) ${DE} (?:müssen|sollten) (?:wir )?(?:nachbestellt werden|nachbestellen|bestellt werden)`,
          { kind: 'low' },
        ],
        ['was (?:(?:müssen|sollten|sollen) wir|(?:muss|sollte|soll) ich) (?:nachbestellen|bestellen)', { kind: 'low' }],
        [
          'was (?:muss|sollte|ist) (?:nachbestellt werden|nachzubestellen|bestellt werden|zu bestellen)',
          { kind: 'low' },
        ],
        [`(?:welche|wie viele) ${DE} (?:sind|liegen) (?:am|unter(?: dem)?) meldebestand`, { kind: 'low' }],
        ['(?:geringer|niedriger) bestand', { kind: 'low' }],
        [
          `(?:welche|wie viele) ${DE} sind (?:ausverkauft|nicht auf lager|nicht mehr da|ohne bestand|leer)`,
          { kind: 'out' },
        ],
        [`(?:welche|wie viele) ${DE} haben keinen bestand`, { kind: 'out' }],
        ['was ist (?:ausverkauft|nicht mehr (?:da|auf lager))', { kind: 'out' }],
        [`(?:welche|wie viele) ${DE} (?:bestellt|will|kauft) (?:niemand|keiner)(?: mehr)?`, { kind: 'dead' }],
        [
          '(?:was ist |zeige? (?:mir )?)?(?:unser |den )?(?:toter|toten|tote) (?:bestand|ware|artikel)',
          { kind: 'dead' },
        ],
        [`welche ${DE} sind (?:tot|tote ware|totes lager)`, { kind: 'dead' }],
        [`wie viele ${DE} (?:gibt es|haben wir)`, { kind: 'all' }],
        [
          `(?:welche|wie viele) ${DE} (?:sind )?(?:nicht vermessen|haben keine (?:maße|masse|gewichte)|sind ohne (?:maße|gewicht))`,
          { kind: 'unmeasured' },
        ],
      ],
      gists: [
        {
          all: [
            GOODS.de,
            'unter(?:halb)?(?: dem| des| der| ihrem)? (?:mindestbestand(?:es|s)?|minimum|mindestmenge)|mindestbestand unterschritten|minimum|mindestbestand',
          ],
          may: 'unter|liegen|fallen|gefallen|unterschreiten|haben',
          args: { kind: 'below_minimum' },
        },
        {
          all: ['was|etwas', 'unter(?:halb)?(?: dem| des| der| ihrem)? (?:mindestbestand(?:es|s)?|minimum)'],
          may: 'liegt|fällt',
          args: { kind: 'below_minimum' },
        },
        {
          all: [
            `${GOODS.de}|bestand|etwas`,
            'knapp|zur neige|meldebestand|nachbestellen|nachbestellt|nachzubestellen|fast leer',
          ],
          may: 'geht|gehen|unter|am|dem|müssen|muss|sollten|bald',
          args: { kind: 'low' },
        },
        {
          all: [
            GOODS.de,
            'ausverkauft|ohne bestand|nicht auf lager|nicht vorrätig|keinen bestand|kein bestand|nullbestand',
          ],
          may: 'mehr',
          args: { kind: 'out' },
        },
        {
          all: [GOODS.de, 'tote[rsnm]?|nicht mehr bestellt|nie bestellt|niemand bestellt|unverkäuflich'],
          may: 'bestand|mehr',
          args: { kind: 'dead' },
        },
        {
          all: [GOODS.de, 'nicht vermessen|unvermessen|maße|abmessungen|gewicht|gewichte'],
          may: 'ohne|keine|kein|fehlen|fehlende|nicht',
          args: { kind: 'unmeasured' },
        },
      ],
      examples: ['Welche Artikel werden knapp?', 'Welche Artikel bestellt niemand mehr?'],
    },
  },
  sku: {
    pages,
    en: {
      sentences: [
        'what is (?:the )?(?:sku|item|article|product) {sku}',
        '(?:describe|about) (?:the )?(?:sku|item|article) {sku}',
        'what is the (?:reorder level|minimum|maximum|minimum stock|maximum stock) of {sku}',
      ],
      gists: [
        {
          all: [
            'reorder (?:level|point)|min(?:imum)?(?: stock)?|max(?:imum)?(?: stock)?|(?:preferred|home) (?:place|location)|levels',
          ],
          may: `level|stock|set|${GOODS.en}`,
          names: 'sku',
        },
      ],
      named: ['What is the reorder level of {sku}?'],
      examples: [],
    },
    de: {
      sentences: [
        'was ist (?:der )?(?:artikel|sku) {sku}',
        '(?:beschreibe|erzähl mir von) (?:dem )?(?:artikel|sku) {sku}',
        '(?:was|wie hoch|welcher) ist der (?:meldebestand|mindestbestand|höchstbestand) von {sku}',
      ],
      gists: [
        {
          all: [
            'meldebestand|mindestbestand|höchstbestand|maximalbestand|bestandsgrenzen|(?:bevorzugte[rn]?|fester) (?:lager)?platz',
          ],
          may: `hoch|ist|${GOODS.de}`,
          names: 'sku',
        },
      ],
      named: ['Wie hoch ist der Meldebestand von {sku}?'],
      examples: [],
    },
  },
} satisfies Record<string, Asked>;
