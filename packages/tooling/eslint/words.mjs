import formatjs from 'eslint-plugin-formatjs';

const literalInJsx = formatjs.rules['no-literal-string-in-jsx'];

/** The properties of our components and of Fluent's that people read or hear. */
const TEXT_PROPS = [
  'abbr',
  'actionLabel',
  'advice',
  'alt',
  'badge',
  'body',
  'cancelLabel',
  'confirmLabel',
  'content',
  'description',
  'error',
  'heading',
  'hint',
  'label',
  'message',
  'name',
  'placeholder',
  'reason',
  'subtitle',
  'summary',
  'text',
  'title',
  'tooltip',
  'validationMessage',
  'what',
];

/** What a literal in the code says: the text of a JSX node, of a string, of the fixed parts of a template. */
function textOf(node) {
  if (node.type === 'JSXText') return node.value;
  if (node.type === 'TemplateLiteral') return node.quasis.map((part) => part.value.cooked ?? '').join(' ');
  if (node.type === 'JSXAttribute') return String(node.value?.value ?? '');
  return typeof node.value === 'string' ? node.value : '';
}

/** `no-literal-string-in-jsx`, but for literals that are no words: a space between elements, `·`, `–`. */
const noLiteral = {
  ...literalInJsx,
  meta: {
    ...literalInJsx.meta,
    messages: { noLiteralStringInJsx: 'Words stand in src/words/en.json: see "A word" in docs/how-to.md' },
  },
  create(context) {
    const only = {
      report: (fault) => {
        if (/\p{L}/u.test(textOf(fault.node))) context.report(fault);
      },
    };
    return literalInJsx.create(
      new Proxy(context, { get: (target, key) => (key in only ? only[key] : Reflect.get(target, key, target)) }),
    );
  },
};

export const words = { rules: { 'no-literal': noLiteral } };

/** What may stand in a property beside a text: the name of a form's field is not read by anybody. */
export const noLiteralOptions = [
  {
    props: {
      include: [['*', `(${TEXT_PROPS.join('|')})`]],
      exclude: [
        [
          '{input,select,textarea,button,form,Input,Select,Checkbox,Radio,RadioGroup,meta,LineDrawing,TextField}',
          'name',
        ],
        ['*', 'style'],
      ],
    },
  },
];
