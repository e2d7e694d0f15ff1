import formatjs from 'eslint-plugin-formatjs';
import { isSentence, keyOf, literalsOf, nameOf, returnedBy, textOf } from './literals.mjs';

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
  'cell',
  'children',
  'confirmLabel',
  'content',
  'copyLabel',
  'description',
  'empty',
  'error',
  'header',
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

/** Properties that people read or hear, in objects as well as of elements. @param {unknown} name */
const isRead = (name) =>
  typeof name === 'string' && (TEXT_PROPS.includes(name) || READ_BY_MACHINES.test(name) || name === 'ariaLabel');
const READ_BY_MACHINES = /^aria-(label|description|roledescription|valuetext|placeholder)$/;
/** Properties of elements whose value people read. */
const SHOWN = new Set(['title', 'textContent', 'innerText', 'ariaLabel', 'ariaDescription', 'placeholder', 'alt']);

/** Functions that say something, with the place of the text among their arguments. @type {Record<string, number>} */
const SAYING = { announce: 0, notifyFailure: 1, confirm: 0, alert: 0, prompt: 0 };

/**
 * `no-literal-string-in-jsx`, but for literals that are no words (a space between elements, `·`), and the same for texts
 * one step away from JSX: in constants, in properties of objects, in defaults, of toasts, announcements and the document.
 */
const noLiteral = {
  meta: {
    ...literalInJsx.meta,
    messages: { noLiteralStringInJsx: 'Words stand in src/words/en.json: see "A word" in docs/how-to.md' },
  },
  /** @param {import('eslint').Rule.RuleContext} context */
  create(context) {
    const code = context.sourceCode;
    const told = new Set();
    /** @param {any} node */
    const complain = (node) => {
      if (told.has(node)) return;
      told.add(node);
      context.report({ node, messageId: 'noLiteralStringInJsx' });
    };
    /** @param {any} value */
    const complainOf = (value) => literalsOf(code, value).filter(isSentence).forEach(complain);
    const inJsx = literalInJsx.create({
      options: context.options,
      report: (/** @type {{ node: import('./literals.mjs').Node }} */ { node }) => {
        if (/\p{L}/u.test(textOf(node))) complain(node);
      },
    });
    return {
      ...inJsx,
      /** @param {any} component */
      ':function'(component) {
        const name = (component.id ?? component.parent.id)?.name;
        if (/^\p{Lu}/u.test(name ?? '')) returnedBy(code, component).forEach((value) => complainOf(value));
      },
      /** @param {any} container */
      'JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer'({ expression }) {
        complainOf(expression);
      },
      /** @param {any} attribute */
      'JSXAttribute[value.type="JSXExpressionContainer"]'({ name, value }) {
        if (isRead(name.name)) complainOf(value.expression);
      },
      /** @param {any} property */
      'ObjectExpression > Property'({ key, value, computed, parent }) {
        // Faults of the wire say their reasons in English beside a code, and screens say the code.
        const isFault =
          keyOf(key) === 'reason' && parent.properties.some((/** @type {any} */ one) => keyOf(one.key) === 'code');
        if (!computed && !isFault && isRead(keyOf(key))) complainOf(value);
      },
      /** @param {any} field of a class */
      PropertyDefinition({ key, value, computed }) {
        if (!computed && isRead(keyOf(key))) complainOf(value);
      },
      /** @param {any} property */
      'ObjectPattern > Property[value.type="AssignmentPattern"]'({ key, value }) {
        if (isRead(keyOf(key))) complainOf(value.right);
      },
      /** @param {any} assignment */
      'AssignmentExpression[left.type="MemberExpression"]'({ left, right }) {
        if (SHOWN.has(keyOf(left.property))) complainOf(right);
      },
      /** @param {any} call */
      CallExpression({ callee, arguments: given }) {
        const name = nameOf(callee) ?? '';
        const place = SAYING[name];
        if (place !== undefined) complainOf(given[place]);
        if (name === 'setAttribute' && isRead(given[0]?.value)) complainOf(given[1]);
      },
    };
  },
};

export const words = { rules: { 'no-literal': noLiteral } };

export const noLiteralOptions = [
  { props: { include: [['*', `(${TEXT_PROPS.join('|')})`]], exclude: [['*', 'style']] } },
];
