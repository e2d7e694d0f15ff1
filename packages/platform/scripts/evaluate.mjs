import ts from 'typescript';

const { TypeFlags } = ts;
/** A union of fewer names may be somebody else's that looks the same. */
const NAMED_UNION_MIN = 5;

/** A constant's comment stands before its statement. @param {ts.Node} node */
const documented = (node) => (ts.isVariableDeclaration(node) ? node.parent.parent : node);

/** The comment of a name at its declaration. @param {readonly ts.Node[]} [declarations] */

export const docsOf = (declarations = []) =>
  declarations
    .flatMap((node) => ts.getJSDocCommentsAndTags(documented(node)).filter(ts.isJSDoc))
    .map((doc) => doc.getText())
    .at(-1);

/**
 * Writes types in evaluated form: the contract's are computed from schemas, by a library that nobody should need in
 * order to read them.
 * @param {{ checker: ts.TypeChecker, named: ReadonlyMap<ts.Type, ts.Symbol>, refer(symbol: ts.Symbol): string | undefined }} of
 *   `named`: types that have a name in the sources; `refer`: makes sure that one is published, and says its name there
 * @returns {(type: ts.Type) => string}
 */
export function createEvaluator({ checker, named, refer }) {
  /** @param {ts.Type} type */
  const nameOf = (type) => {
    const symbol = named.get(type);
    if (symbol && (!type.isUnion() || type.types.length >= NAMED_UNION_MIN)) return refer(symbol);
    const isDeclared = type.symbol && type.symbol.flags & ts.SymbolFlags.Interface;
    return isDeclared && !checker.isArrayLikeType(type) ? refer(type.symbol) : undefined;
  };

  /** @param {ts.Type} type */
  const literal = (type) => checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  /** @param {ts.Type} type */
  const isSimple = (type) =>
    type.flags &
      (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.Never | TypeFlags.Void | TypeFlags.Null | TypeFlags.Undefined) ||
    type.flags & (TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BooleanLike | TypeFlags.NonPrimitive);

  /** @param {ts.Type[]} parts */
  function union(parts) {
    /** @param {ts.Type} part */
    const isLast = (part) => Boolean(part.flags & (TypeFlags.Null | TypeFlags.Undefined));
    const booleans = parts.filter(({ flags }) => flags & TypeFlags.BooleanLiteral);
    const others = parts.filter((part) => !booleans.includes(part) || booleans.length === 1);
    /** @param {ts.Type[]} some */
    const texts = (some) => some.map((part) => write(part)).sort();
    return [
      ...(booleans.length > 1 ? ['boolean'] : []),
      ...texts(others.filter((part) => !isLast(part))),
      ...texts(others.filter(isLast)),
    ].join(' | ');
  }

  /** Of a property that may be left out; that it may be undefined goes without saying. @param {ts.Type} type */
  function optional(type) {
    if (!type.isUnion()) return write(type);
    const parts = type.types.filter(({ flags }) => !(flags & TypeFlags.Undefined));
    const same = [...named.keys()].find(
      (known) => known.isUnion() && known.types.length === parts.length && parts.every((p) => known.types.includes(p)),
    );
    return same ? write(same) : union(parts);
  }

  /** In the order in which the sources name them. @param {ts.Symbol[]} properties */
  const inOrder = (properties) => {
    /** @param {ts.Symbol} property @returns {[file: string, position: number]} */
    const placeOf = ({ declarations: [first] = [] }) => (first ? [first.getSourceFile().fileName, first.pos] : ['', 0]);
    return properties.toSorted((a, b) => {
      const [[fileA, posA], [fileB, posB]] = [placeOf(a), placeOf(b)];
      return fileA === fileB ? posA - posB : fileA < fileB ? -1 : 1;
    });
  };

  /** A route's summary and errors are data; here they become its documentation. @param {ts.Node | undefined} route */
  function docsOfRoute(route) {
    if (!route || !ts.isPropertyAssignment(route)) return undefined;
    const data = checker.getTypeAtLocation(route.initializer);
    /** @param {string} name */
    const typeOf = (name) => {
      const property = data.getProperty(name);
      return property && checker.getTypeOfSymbol(property);
    };
    const summary = typeOf('summary');
    const errors = typeOf('errors');
    if (!summary?.isStringLiteral() || !errors) return undefined;
    const types = checker.getTypeArguments(/** @type {import('typescript').TypeReference} */ (errors));
    const codes = types.filter((type) => type.isStringLiteral()).map(({ value }) => `\`${value}\``);
    return `/** ${summary.value}.${codes.length > 0 ? ` Errors of its own: ${codes.join(', ')}.` : ''} */`;
  }

  /** @param {ts.Type} type @returns {string} */
  function object(type) {
    if (type.getCallSignatures().length > 0) throw new Error(`Not data: ${literal(type)}`);
    const members = inOrder(type.getProperties()).map((property) => {
      const docs = docsOf(property.declarations) ?? docsOfRoute(property.declarations?.[0]);
      const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional);
      const type = checker.getTypeOfSymbol(property);
      const name = /^[A-Za-z_$][\w$]*$/.test(property.name) ? property.name : JSON.stringify(property.name);
      return `${docs ? `${docs}\n` : ''}${name}${isOptional ? `?: ${optional(type)}` : `: ${write(type)}`};`;
    });
    const indexed = checker
      .getIndexInfosOfType(type)
      .map(({ keyType, type: value }) => `[key: ${write(keyType)}]: ${write(value)};`);
    return `{\n${[...members, ...indexed].join('\n')}\n}`;
  }

  /** @param {ts.Type} type what is written out even if it has a name @returns {string} */
  function writeOut(type) {
    if (isSimple(type) && !type.isUnion()) return literal(type);
    if (checker.isArrayType(type)) {
      const [element] = checker.getTypeArguments(/** @type {ts.TypeReference} */ (type));
      const readonly = type.symbol.name === 'ReadonlyArray' ? 'readonly ' : '';
      if (element) return `${readonly}(${write(element)})[]`;
    }
    if (type.isUnion()) return union(type.types);
    if (type.isIntersection()) return type.types.map((part) => `(${write(part)})`).join(' & ');
    if (type.flags & TypeFlags.Object) return object(type);
    throw new Error(`There is no way to write this type: ${literal(type)}`);
  }
  /** @param {ts.Type} type @returns {string} */
  const write = (type) => (isSimple(type) && !type.isUnion() ? literal(type) : (nameOf(type) ?? writeOut(type)));
  return writeOut;
}
