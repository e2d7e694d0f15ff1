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

/**
 * The part of a syntax node that is read here, of any kind.
 * @typedef {{ type: string, name?: any, value?: any, property?: Node, quasis?: { value: { cooked?: string } }[] }} Node
 */

/** Text of a literal in the code: of a JSX node, of a string, of the fixed parts of a template. @param {Node} node */
function textOf(node) {
  if (node.type === 'JSXText') return node.value;
  if (node.type === 'TemplateLiteral') return (node.quasis ?? []).map((part) => part.value.cooked ?? '').join(' ');
  if (node.type === 'JSXAttribute') return String(node.value?.value ?? '');
  return typeof node.value === 'string' ? node.value : '';
}
/** A text for people begins with a capital, or is several words; values of attributes, ids and single letters are neither. @param {Node} node */
const isSentence = (node) => /^\s*\p{Lu}(?=.*\p{L})|^\s*\p{L}{2,} \p{L}{2,}/u.test(textOf(node));
/** @param {Node} node */
const isLiteral = (node) => ['Literal', 'TemplateLiteral'].includes(node.type);
/** @param {any} node a key or the name of a member */
const keyOf = (node) => node?.name ?? node?.value;

/** Properties that people read or hear, in objects as well as of elements. @param {unknown} name */
const isRead = (name) =>
  typeof name === 'string' && (TEXT_PROPS.includes(name) || READ_BY_MACHINES.test(name) || name === 'ariaLabel');
const READ_BY_MACHINES = /^aria-(label|description|roledescription|valuetext|placeholder)$/;
/** Properties of elements whose value people read. */
const SHOWN = new Set(['title', 'textContent', 'innerText', 'ariaLabel', 'ariaDescription', 'placeholder', 'alt']);

/**
 * The literals that a value may be: of a condition either one, of an array or a sum each, of a function what it returns, of a variable
 * of the same file what it holds, of a member of a constant object that property, of a call what the function of the file returns. One
 * step and no further.
 * @param {import('eslint').SourceCode} code @param {any} node @param {boolean} [follows] @returns {any[]}
 */
function literalsOf(code, node, follows = true) {
  if (node == null) return [];
  if (isLiteral(node)) return [node];
  /** @param {any[]} some */
  const each = (some, more = follows) => some.flatMap((one) => literalsOf(code, one, more));
  if (node.type === 'ConditionalExpression') return each([node.consequent, node.alternate]);
  if (node.type === 'LogicalExpression') return each([node.left, node.right]);
  if (node.type === 'BinaryExpression') return node.operator === '+' ? each([node.left, node.right]) : [];
  if (node.type === 'ArrayExpression') return each(node.elements);
  if (isFunction(node)) return each(returnedBy(code, node));
  if (/^TS(As|Satisfies|NonNull)/.test(node.type)) return each([node.expression]);
  if (!follows) return [];
  if (node.type === 'Identifier') return each(heldBy(code, node), false);
  if (node.type === 'MemberExpression') return each(memberOf(code, node), false);
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier')
    return each(heldBy(code, node.callee).filter(isFunction), false);
  return [];
}

/** @param {any} node */
const isFunction = (node) => /^(Arrow)?Function(Expression|Declaration)$/.test(node?.type);

/** The values that a function returns, without those of functions within it. @param {import('eslint').SourceCode} code @param {any} node @returns {any[]} */
function returnedBy(code, node) {
  if (node.body.type !== 'BlockStatement') return [node.body];
  /** @type {any[]} */
  const returned = [];
  /** @param {any} inner */
  const visit = (inner) => {
    if (inner == null || isFunction(inner)) return;
    if (inner.type === 'ReturnStatement') returned.push(inner.argument);
    for (const key of code.visitorKeys[inner.type] ?? []) [inner[key]].flat().forEach(visit);
  };
  visit(node.body);
  return returned;
}

/**
 * The values that a name of this file is given: a variable all of them, a function itself, a state what it begins with, the parameter of
 * what an array is mapped by the array's items.
 * @param {import('eslint').SourceCode} code @param {any} node @returns {any[]}
 */
function heldBy(code, node) {
  for (let scope = code.getScope(node); scope; scope = /** @type {any} */ (scope.upper)) {
    const variable = scope.set.get(node.name);
    if (!variable) continue;
    const [definition] = /** @type {any[]} */ (variable.defs);
    if (definition?.type === 'FunctionName') return [definition.node];
    if (definition?.type === 'Parameter') return itemsFor(code, definition);
    if (definition?.type !== 'Variable') return [];
    const { id, init } = definition.node;
    if (id.type === 'Identifier')
      return variable.references.flatMap(({ writeExpr }) => (writeExpr ? [/** @type {any} */ (writeExpr)] : []));
    const isState = id.type === 'ArrayPattern' && id.elements[0]?.name === node.name;
    return isState && nameOf(init?.callee ?? {}) === 'useState' ? init.arguments.slice(0, 1) : [];
  }
  return [];
}

/** Items of the array that a function is given to one by one, if the name is its first parameter. @param {import('eslint').SourceCode} code @param {any} definition @returns {any[]} */
function itemsFor(code, { name, node }) {
  const call = node.parent;
  const isMap = call?.type === 'CallExpression' && call.arguments[0] === node && nameOf(call.callee) === 'map';
  if (!isMap || node.params[0] !== name) return [];
  const { object } = call.callee;
  const held = object.type === 'Identifier' ? heldBy(code, object) : [object];
  return held.map(plainOf).flatMap((one) => (one?.type === 'ArrayExpression' ? one.elements : []));
}

/** A value without what TypeScript says of it. @param {any} node @returns {any} */
const plainOf = (node) => (/^TS(As|Satisfies)/.test(node?.type) ? plainOf(node.expression) : node);

/** The values that a member of a constant object may have: all, if it is not named. @param {import('eslint').SourceCode} code @param {any} node @returns {any[]} */
function memberOf(code, node) {
  const [held] = node.object.type === 'Identifier' ? heldBy(code, node.object).map(plainOf) : [];
  if (held?.type !== 'ObjectExpression') return [];
  const name = node.computed ? undefined : keyOf(node.property);
  return held.properties
    .filter((/** @type {any} */ one) => one.type === 'Property' && (name === undefined || keyOf(one.key) === name))
    .map((/** @type {any} */ one) => one.value);
}

/** Functions that say something, with the place of the text among their arguments. @type {Record<string, number>} */
const SAYING = { announce: 0, notifyFailure: 1 };
/** @param {Node} callee */
const nameOf = (callee) => (callee.type === 'MemberExpression' ? callee.property?.name : callee.name);

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
      report: (/** @type {{ node: Node }} */ { node }) => {
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
