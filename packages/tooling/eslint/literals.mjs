/**
 * The part of a syntax node that is read here, of any kind.
 * @typedef {{ type: string, name?: any, value?: any, property?: Node, quasis?: { value: { cooked?: string } }[], expressions?: any[] }} Node
 */

/** Stands for a value in a text: the placeholder of a template, what a literal is joined to. */
const VALUE = '\0';
/** Literals that are joined to other values, with what stands between them. @type {WeakMap<object, string>} */
const joinedBy = new WeakMap();

/** What a placeholder says: one of two literals as the first of them (`${n === 1 ? 'truck' : 'trucks'}`), or some value. @param {any} node */
const saidBy = (node) =>
  node?.type === 'ConditionalExpression' && typeof node.consequent.value === 'string' ? node.consequent.value : VALUE;

/** Text of a template's fixed parts, with a mark for each value between them. @param {Node} node */
const templateText = ({ quasis = [], expressions = [] }) =>
  quasis
    .map(({ value }, place) => `${value.cooked ?? ''}${place < quasis.length - 1 ? saidBy(expressions[place]) : ''}`)
    .join('');

/** Text of a literal in the code: of a JSX node, of a string, of the fixed parts of a template. @param {Node} node */
export function textOf(node) {
  if (node.type === 'JSXText') return node.value;
  if (node.type === 'JSXAttribute') return String(node.value?.value ?? '');
  const text = node.type === 'TemplateLiteral' ? templateText(node) : typeof node.value === 'string' ? node.value : '';
  const between = joinedBy.get(node);
  return between === undefined ? text : `${VALUE}${between}${text}${between}${VALUE}`;
}

/** A capital first, or several words first. */
const BEGINS = /^[\s\0]*\p{Lu}(?=.*\p{L})|^[\s\0]*\p{L}{2,} \p{L}{2,}/su;
/** A word beside a value, with a space between them and no mark of an address or an id at it: `${n} trucks`, `late: ${n}`. */
const BESIDE_VALUE = /\0[,:;.)]? \p{L}{2,}(?!\p{L}|[-./:#=(]\S)|(?<![-./:#\p{L}\0])\p{L}{2,}[,:]? [(]?\0/u;

/**
 * A text for people begins with a capital, or is several words, or a word beside a value; values of attributes, ids and single letters
 * are none of them.
 * @param {Node} node
 */
export const isSentence = (node) => BEGINS.test(textOf(node)) || BESIDE_VALUE.test(textOf(node));
/** @param {Node} node */
const isLiteral = (node) => ['Literal', 'TemplateLiteral'].includes(node.type);
/** @param {any} node a key or the name of a member */
export const keyOf = (node) => node?.name ?? node?.value;
/** @param {Node} callee */
export const nameOf = (callee) => (callee.type === 'MemberExpression' ? callee.property?.name : callee.name);

/**
 * The literals that a value may be: of a condition either one, of an array or a sum each, of a function what it returns, of a variable
 * of the same file what it holds, of a member of a constant object that property, of a call what the function of the file returns. One
 * step and no further. What is added, joined or concatenated is marked as beside other values.
 * @param {import('eslint').SourceCode} code @param {any} node @param {boolean} [follows] @returns {any[]}
 */
export function literalsOf(code, node, follows = true) {
  if (node == null) return [];
  if (isLiteral(node)) return [node];
  /** @param {any[]} some */
  const each = (some, more = follows) => some.flatMap((one) => literalsOf(code, one, more));
  if (node.type === 'ConditionalExpression') return each([node.consequent, node.alternate]);
  if (node.type === 'LogicalExpression') return each([node.left, node.right]);
  if (node.type === 'BinaryExpression') return node.operator === '+' ? joined(each([node.left, node.right]), '') : [];
  if (node.type === 'ArrayExpression') return each(node.elements);
  if (isFunction(node)) return each(returnedBy(code, node));
  if (/^TS(As|Satisfies|NonNull)/.test(node.type)) return each([node.expression]);
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression')
    return joined(each(joinedIn(node)), separatorOf(node));
  if (!follows) return [];
  if (node.type === 'Identifier') return each(heldBy(code, node), false);
  if (node.type === 'MemberExpression') return each(memberOf(code, node), false);
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier')
    return each(heldBy(code, node.callee).filter(isFunction), false);
  return [];
}

/** @param {any[]} literals @param {string} between */
function joined(literals, between) {
  for (const literal of literals) joinedBy.set(literal, between);
  return literals;
}

/** The values that a call makes one text of: `[name, 'late'].join(' ')`, `name.concat(' is late')`. @param {any} call @returns {any[]} */
function joinedIn({ callee: { object, property }, arguments: given }) {
  if (property.name === 'concat') return [object, ...given].filter(({ type }) => type !== 'ArrayExpression');
  return property.name === 'join' && object.type === 'ArrayExpression' ? object.elements : [];
}

/** A space, if joined values are set off from each other: `join(' · ')`. @param {any} call */
const separatorOf = ({ callee, arguments: given }) =>
  callee.property.name === 'join' && /\s/.test(given[0]?.value ?? '') ? ' ' : '';

/** @param {any} node */
const isFunction = (node) => /^(Arrow)?Function(Expression|Declaration)$/.test(node?.type);

/** The values that a function returns, without those of functions within it. @param {import('eslint').SourceCode} code @param {any} node @returns {any[]} */
export function returnedBy(code, node) {
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
    if (definition?.type === 'FunctionName' || definition?.type === 'ClassName') return [definition.node];
    if (definition?.type === 'Parameter') return itemsFor(code, definition);
    if (definition?.type !== 'Variable') return [];
    const { id, init } = definition.node;
    if (id.type === 'ObjectPattern' && init?.name !== node.name)
      return propertiesOf(code, init, propertyFor(id, node.name));
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

/** The values that a member of a constant object, a class or what a function returns may have: all, if it is not named. @param {import('eslint').SourceCode} code @param {any} node @returns {any[]} */
const memberOf = (code, node) => propertiesOf(code, node.object, node.computed ? undefined : keyOf(node.property));

/** The name of the property that a pattern takes a variable from. @param {any} pattern @param {string} name */
const propertyFor = (pattern, name) =>
  keyOf(pattern.properties.find((/** @type {any} */ { value }) => (value?.left ?? value)?.name === name)?.key) ?? '';

/** The values of one property, or of all, of the objects that a value may be. @param {import('eslint').SourceCode} code @param {any} value @param {string} [name] @returns {any[]} */
const propertiesOf = (code, value, name) =>
  objectsOf(code, value)
    .flatMap((object) => (object.type === 'ObjectExpression' ? object.properties : staticsOf(object)))
    .filter((one) => /^Property/.test(one.type) && (name === undefined || keyOf(one.key) === name))
    .map((one) => one.value);

/** @param {any} node @returns {any[]} */
const staticsOf = (node) =>
  node.body.body.filter((/** @type {any} */ one) => one.type === 'PropertyDefinition' && one.static);

/**
 * The objects and classes that a value may be: of a variable what it holds, of a call what the function of the file returns.
 * @param {import('eslint').SourceCode} code @param {any} value @param {boolean} [follows] @returns {any[]}
 */
function objectsOf(code, value, follows = true) {
  const node = plainOf(value);
  if (/^(ObjectExpression|Class)/.test(node?.type)) return [node];
  if (node?.type === 'Identifier' && follows) return heldBy(code, node).flatMap((one) => objectsOf(code, one, false));
  if (node?.type !== 'CallExpression' || node.callee.type !== 'Identifier') return [];
  const returned = heldBy(code, node.callee)
    .filter(isFunction)
    .flatMap((made) => returnedBy(code, made));
  return returned.map(plainOf).filter((one) => one?.type === 'ObjectExpression');
}
