import formatjs from 'eslint-plugin-formatjs';

/** A rule that is run by ours sees a part of the context that ESLint gives to rules. @type {any} */
const literalInJsx = formatjs.rules?.['no-literal-string-in-jsx'];

/** The properties of our components and of Fluent's that people read or hear. */
const TEXT_PROPS = [
  'abbr',
  'actionLabel',
  'advice',
  'alt',
  'badge',
  'body',
  'busyLabel',
  'cancelLabel',
  'confirmLabel',
  'content',
  'copyLabel',
  'description',
  'error',
  'heading',
  'hint',
  'label',
  'lead',
  'message',
  'placeholder',
  'reason',
  'submitLabel',
  'subtitle',
  'summary',
  'text',
  'title',
  'tooltip',
  'validationMessage',
  'what',
];

/**
 * The part of a syntax node that is read here, of any kind.
 * @typedef {{ type: string, name?: string, value?: any, property?: Node, quasis?: { value: { cooked?: string } }[] }} Node
 */

/** Text of a literal in the code: of a JSX node, of a string, of the fixed parts of a template. @param {Node} node */
function textOf(node) {
  if (node.type === 'JSXText') return node.value;
  if (node.type === 'TemplateLiteral') return (node.quasis ?? []).map((part) => part.value.cooked ?? '').join(' ');
  if (node.type === 'JSXAttribute') return String(node.value?.value ?? '');
  return typeof node.value === 'string' ? node.value : '';
}
/** A text for people begins with a capital; values of attributes and ids do not. @param {Node | undefined} node */
const isSentence = (node) =>
  node !== undefined && ['Literal', 'TemplateLiteral'].includes(node.type) && /^\s*\p{Lu}/u.test(textOf(node));

/** Functions that say something, with the place of the text among their arguments. @type {Record<string, number>} */
const SAYING = { announce: 0, notifyFailure: 1 };
/** @param {Node} callee */
const nameOf = (callee) => (callee.type === 'MemberExpression' ? callee.property?.name : callee.name);

/**
 * `no-literal-string-in-jsx`, but for literals that are no words (a space between elements, `·`), and the same for the
 * texts of toasts and announcements, which stand in no JSX.
 */
const noLiteral = {
  meta: {
    ...literalInJsx.meta,
    messages: { noLiteralStringInJsx: 'Words stand in src/words/en.json: see "A word" in docs/how-to.md' },
  },
  /** @param {import('eslint').Rule.RuleContext} context */
  create(context) {
    /** @param {any} node */
    const complain = (node) => context.report({ node, messageId: 'noLiteralStringInJsx' });
    const inJsx = literalInJsx.create({
      options: context.options,
      report: (/** @type {{ node: Node }} */ { node }) => {
        if (/\p{L}/u.test(textOf(node))) complain(node);
      },
    });
    return {
      ...inJsx,
      /** @param {{ key: Node, value: Node }} property */
      Property({ key, value }) {
        if (TEXT_PROPS.includes(key.name ?? '') && isSentence(value)) complain(value);
      },
      /** @param {{ callee: Node, arguments: Node[] }} call */
      CallExpression({ callee, arguments: given }) {
        const place = SAYING[nameOf(callee) ?? ''];
        if (place !== undefined && isSentence(given[place])) complain(given[place]);
      },
    };
  },
};

export const words = { rules: { 'no-literal': noLiteral } };

export const noLiteralOptions = [
  { props: { include: [['*', `(${TEXT_PROPS.join('|')})`]], exclude: [['*', 'style']] } },
];
