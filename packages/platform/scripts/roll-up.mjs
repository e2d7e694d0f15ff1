import path from 'node:path';
import { format } from 'oxfmt';
import ts from 'typescript';
import { createEvaluator, docsOf } from './evaluate.mjs';

/**
 * All names that a piece of code uses for types.
 * @typedef {ts.EntityName | ts.Expression | ts.TypeQueryNode | ts.ImportTypeNode} TypeName
 */

/** @param {ts.Node} root */
function typeNames(root) {
  /** @type {TypeName[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isTypeReferenceNode(node)) found.push(node.typeName);
    if (ts.isExpressionWithTypeArguments(node)) found.push(node.expression);
    if (ts.isTypeQueryNode(node) || ts.isImportTypeNode(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/** `A` of `A.B.C`. @param {TypeName} name @returns {TypeName} */
const leftmost = (name) => (ts.isQualifiedName(name) ? leftmost(name.left) : name);

/**
 * Computed types that have a name, by their evaluated form.
 * @param {ts.TypeChecker} checker @param {ts.SourceFile[]} files @param {(declaration: ts.Node) => boolean} isComputed
 */
function namesOfComputed(checker, files, isComputed) {
  /** @type {Map<ts.Type, ts.Symbol>} */
  const named = new Map();
  for (const statement of files.flatMap((file) => [...file.statements])) {
    if (!ts.isTypeAliasDeclaration(statement) || statement.typeParameters || !isComputed(statement)) continue;
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
    const symbol = checker.getSymbolAtLocation(statement.name);
    if (!symbol) continue;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    if (!named.has(type)) named.set(type, symbol);
  }
  return named;
}

/**
 * Writes entries of a package as one declaration file each, with all that they need: nothing is imported but the other
 * entries and the packages in `external`.
 * @param {{ program: ts.Program, packages: string, external: readonly string[] }} of `packages`: the folder whose sources are ours
 */
export function createRollUp({ program, packages, external }) {
  const checker = program.getTypeChecker();
  /** @param {ts.SourceFile} file */
  const isOurs = (file) => file.fileName.startsWith(`${packages}/`) && !file.fileName.includes('/node_modules/');
  /** @param {ts.SourceFile} file */
  const libraryOf = ({ fileName }) => external.find((name) => fileName.includes(`/node_modules/@types/${name}/`));
  /** @param {ts.Symbol} symbol */
  const original = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  /** @param {ts.Symbol} symbol */
  const declarationOf = ({ declarations = [] }) =>
    declarations.find((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node));

  /**
   * Whether it is computed from values or by a library: then only its evaluated form can be published.
   * @param {ts.Node} declaration @returns {boolean}
   */
  const isComputed = (declaration) =>
    typeNames(declaration).some((name) => {
      if (ts.isTypeQueryNode(name)) return true;
      const symbol = checker.getSymbolAtLocation(name);
      const named = symbol && declarationOf(original(symbol));
      if (!named || !ts.isTypeAliasDeclaration(named)) return false;
      const source = named.getSourceFile();
      if (!isOurs(source)) return !program.isSourceFileDefaultLibrary(source) && !libraryOf(source);
      return named.typeParameters !== undefined && isComputed(named);
    });

  const named = namesOfComputed(checker, program.getSourceFiles().filter(isOurs), isComputed);

  /**
   * @param {string} entry file whose exports are published
   * @param {{ from?: string, published?: ReadonlySet<ts.Symbol> }} elsewhere what another entry publishes, and its address
   * @returns {Promise<{ text: string, published: ReadonlySet<ts.Symbol> }>}
   */
  async function rollUp(entry, { from = '', published = new Set() } = {}) {
    const file = program.getSourceFile(entry);
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${entry} is no module.`);
    const exported = new Set(checker.getExportsOfModule(module).map(original));
    const taken = new Map([...exported].map((symbol) => [symbol.name, symbol]));
    /** @type {Map<ts.Symbol, string>} */
    const written = new Map();
    /** @type {Map<string, Set<string>>} */
    const imports = new Map();

    /** Makes sure that the name means something here. Undefined if it means something else already. @param {ts.Symbol} symbol */
    function refer(symbol) {
      const declaration = declarationOf(symbol) ?? symbol.declarations?.[0];
      if (!declaration || ts.isTypeParameterDeclaration(declaration)) return symbol.name;
      const source = declaration.getSourceFile();
      if (program.isSourceFileDefaultLibrary(source)) return symbol.name;
      if ((taken.get(symbol.name) ?? symbol) !== symbol) return undefined;
      taken.set(symbol.name, symbol);
      const library = libraryOf(source);
      if (published.has(symbol)) importFrom(from, symbol.name);
      else if (isOurs(source)) declare(symbol);
      else if (library !== undefined) importFrom(library, symbol.name);
      else throw new Error(`${symbol.name} of ${source.fileName} would have to be installed where this is used.`);
      return symbol.name;
    }

    /** @param {string} module @param {string} name */
    const importFrom = (module, name) => imports.set(module, (imports.get(module) ?? new Set()).add(name));

    /** A piece of source as it stands, once every name in it means the same here. @param {ts.Node} node */
    function verbatim(node) {
      for (const name of typeNames(node)) {
        if (ts.isTypeQueryNode(name) || ts.isImportTypeNode(name)) throw unpublishable(node, name.getText());
        const first = leftmost(name);
        const found = checker.getSymbolAtLocation(first);
        const symbol = found && original(found);
        if (symbol?.name !== first.getText() || refer(symbol) === undefined) throw unpublishable(node, first.getText());
      }
      return node.getText().replace(/^ *\/\/ eslint-.*\n/gm, '');
    }
    /** @param {ts.Node} node @param {string} what */
    const unpublishable = (node, what) =>
      new Error(
        `${path.relative(packages, node.getSourceFile().fileName)}: "${what}" cannot be published as it stands.`,
      );

    const evaluate = createEvaluator({ checker, named, refer });

    /** @param {ts.Symbol} symbol */
    function declare(symbol) {
      if (written.has(symbol)) return;
      // Taken note of first: a type may name itself.
      written.set(symbol, '');
      const declaration = declarationOf(symbol);
      if (!declaration) throw new Error(`${symbol.name} is not an interface or a type.`);
      const isEntrys = declaration.getSourceFile() === file;
      const mustCompute =
        ts.isTypeAliasDeclaration(declaration) &&
        !declaration.typeParameters &&
        (isComputed(declaration) || (isEntrys && ts.isTypeReferenceNode(declaration.type)));
      const text = mustCompute
        ? `type ${symbol.name} = ${evaluate(checker.getDeclaredTypeOfSymbol(symbol))};`
        : verbatim(declaration).replace(/^export /, '');
      const docs = docsOf([declaration]) ?? docsOf(symbol.declarations);
      written.set(symbol, `${docs ? `${docs}\n` : ''}${exported.has(symbol) ? 'export ' : ''}${text}`);
    }

    for (const symbol of exported) refer(symbol);
    const additions = file.statements.filter((node) => ts.isModuleDeclaration(node)).map(verbatim);
    const text = [
      [...imports]
        .map(([module, names]) => `import type { ${[...names].sort().join(', ')} } from '${module}';`)
        .join('\n'),
      ...[...written.values()],
      ...additions,
      // Without it all that is declared here would count as exported.
      'export {};',
    ].join('\n\n');
    const { code, errors } = await format('index.d.ts', text, { singleQuote: true, printWidth: 120 });
    if (errors.length > 0) throw new Error(`${entry} cannot be written: ${errors[0]?.message}`);
    return { text: code, published: exported };
  }
  return rollUp;
}
