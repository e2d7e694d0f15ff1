import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { BUS_TOPICS } from '@slotwise/contract/bus';
import { PLATFORM_API_VERSION } from '@slotwise/contract/constants';
import { ERRORS } from '@slotwise/contract/errors';
import { ATTRIBUTES } from '@slotwise/embed/element';
import ts from 'typescript';
import { buildPackage } from './stranger';

const PATIENCE = 180_000;
const ENTRIES = ['index', 'react', 'server'];
const sources = path.resolve(__dirname, '../src');

let dist: string;
let program: ts.Program;
/** A file beside both, in which the published types stand against those that they were made of. */
const comparison = path.join(sources, 'comparison.ts');

const published = (entry: string) => path.join(dist, 'package', `${entry}.d.ts`);
const fileOf = (entry: string): ts.SourceFile => {
  const file = program.getSourceFile(published(entry));
  if (!file) throw new Error(`${entry} was not built`);
  return file;
};
const namesOf = (type: ts.Type) =>
  type
    .getProperties()
    .map(({ name }) => name)
    .sort();
const typeOf = (name: string, entry = 'index'): ts.Type => {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(fileOf(entry));
  const symbol = module && checker.getExportsOfModule(module).find((each) => each.name === name);
  if (!symbol) throw new Error(`${entry} has no ${name}`);
  return checker.getDeclaredTypeOfSymbol(symbol);
};

type Declared = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;
const exportsOf = (file: ts.SourceFile) =>
  file.statements.filter(
    (node): node is Declared =>
      (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
      (node.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  );

/** One line for each exported type: whether it takes and gives what its source does. */
function comparing(entry: string, file: ts.SourceFile): string[] {
  return exportsOf(file).map(({ name: { text: name }, typeParameters: [parameter] = [] as never }) => {
    const pair = (argument: string) => `Same<P_${entry}.${name}${argument}, S_${entry}.${name}${argument}>`;
    const isOfRoute = parameter?.constraint?.getText(file) === 'RouteKey';
    const same = isOfRoute ? `{ [K in S_index.RouteKey]: ${pair('<K>')} }[S_index.RouteKey]` : pair('');
    return `export type ${entry}_${name} = ${parameter && !isOfRoute ? pair('<string>') : same};`;
  });
}

beforeAll(async () => {
  dist = await buildPackage();
  const texts = await Promise.all(ENTRIES.map((entry) => readFile(published(entry), 'utf8')));
  const text = [
    'type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;',
    ...ENTRIES.map((entry) => `import type * as P_${entry} from '${path.join(dist, 'package', entry)}';`),
    ...ENTRIES.map((entry) => `import type * as S_${entry} from './${entry}';`),
    ...ENTRIES.flatMap((entry, at) =>
      comparing(entry, ts.createSourceFile(entry, texts[at] ?? '', ts.ScriptTarget.ESNext, true)),
    ),
  ].join('\n');
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === comparison || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === comparison ? ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true) : getSourceFile(file, ...rest);
  program = ts.createProgram({ rootNames: [comparison], options, host });
}, PATIENCE);

it('says the same as the sources that the deployment was built of', () => {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(comparison);
  const found = file?.statements.filter(ts.isTypeAliasDeclaration).slice(1) ?? [];
  const said = found.map(({ name }) => `${name.text}: ${checker.typeToString(checker.getTypeAtLocation(name))}`);
  expect(said.length).toBeGreaterThan(30);
  expect(said.filter((line) => !line.endsWith(': true'))).toEqual([]);
});

it('knows every topic, every attribute and every code', () => {
  expect(namesOf(typeOf('BusTopics'))).toEqual(Object.keys(BUS_TOPICS).sort());
  expect(namesOf(typeOf('SlotwiseRemoteAttributes'))).toEqual([...ATTRIBUTES].sort());
  const codes = typeOf('SlotwiseErrorCode') as ts.UnionType;
  const known = codes.types.map((code) => (code as ts.StringLiteralType).value);
  expect(known).toEqual(expect.arrayContaining(Object.keys(ERRORS)));
});

it('leaves nothing open, and says of everything that it exports what it is', () => {
  const open: string[] = [];
  const bare: string[] = [];
  for (const entry of ENTRIES) {
    const visit = (node: ts.Node) => {
      if (node.kind === ts.SyntaxKind.AnyKeyword) open.push(`${entry}: ${node.parent.getText()}`);
      ts.forEachChild(node, visit);
    };
    visit(fileOf(entry));
    for (const node of exportsOf(fileOf(entry))) {
      if (ts.getJSDocCommentsAndTags(node).length === 0) bare.push(`${entry}: ${node.name.text}`);
    }
  }
  expect({ open, bare }).toEqual({ open: [], bare: [] });
});

it('needs nothing but itself, and React where it is about React', () => {
  const imports = ENTRIES.flatMap((entry) =>
    fileOf(entry)
      .statements.filter(ts.isImportDeclaration)
      .map(({ moduleSpecifier }) => `${entry}: ${(moduleSpecifier as ts.StringLiteral).text}`),
  );
  expect(imports).toEqual(['react: ./index', 'react: react']);
});

it('is a package of the version of the platform API, with a file behind each of its doors', async () => {
  const folder = path.join(dist, 'package');
  const description = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  expect(description).toMatchObject({ name: '@slotwise/platform', version: PLATFORM_API_VERSION });
  const doors = Object.values<string | { types: string }>(description.exports).map((door) =>
    path.normalize(typeof door === 'string' ? door : door.types),
  );
  const files = await readdir(folder);
  expect(files.sort()).toEqual([...doors, 'LICENSE.md', 'README.md'].sort());
});

it(
  'is the same to the byte when it is built again',
  async () => {
    const hashOf = async (folder: string) =>
      createHash('sha256')
        .update(await readFile(path.join(folder, 'slotwise-platform.tgz')))
        .digest('hex');
    expect(await hashOf(await buildPackage())).toBe(await hashOf(dist));
  },
  PATIENCE,
);
