import type { Asked } from '../../platform/look';

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
        ['what (?:must|should|do) we (?:reorder|order again|need to reorder|have to reorder)', { kind: 'low' }],
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
        ['was (?:müssen|sollten) wir (?:nachbestellen|bestellen)', { kind: 'low' }],
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
      examples: [],
    },
    de: {
      sentences: [
        'was ist (?:der )?(?:artikel|sku) {sku}',
        '(?:beschreibe|erzähl mir von) (?:dem )?(?:artikel|sku) {sku}',
        '(?:was|wie hoch|welcher) ist der (?:meldebestand|mindestbestand|höchstbestand) von {sku}',
      ],
      examples: [],
    },
  },
} satisfies Record<string, Asked>;
