/**
 * Writes what is derived from the contract: openapi.json, and for browsers, which get no schemas, the compiled check of
 * manifests and the codes of errors without their messages, which stand in the catalogues of words.
 * `--check` writes nothing and fails if a committed file differs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { format } from 'oxfmt';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The one file of a build. @param {import('esbuild').BuildResult<{ write: false }>} result */
const bundled = ({ outputFiles: [file] }) => file?.text ?? '';

/** The contract is TypeScript: bundle it in memory and import the result. @param {string} entry */
async function load(entry) {
  const out = await build({
    entryPoints: [path.join(root, entry)],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'silent',
  });
  return import(`data:text/javascript;base64,${Buffer.from(bundled(out)).toString('base64')}`);
}

const { ERRORS, LANGUAGES, openapi, RemoteManifest } = await load('scripts/sources.ts');

/**
 * The check reports a fault's place and code only, so no page loads the rest, nor the schema that it is taken from.
 * @param {string} code
 */
const asRead = (code) =>
  code.replace(/schemaPath:"[^"]*",keyword:"[^"]*",params:\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\},/g, '');

/** The browser's policy forbids compiling schemas at run time, so the check is compiled here. */
async function manifestCheck() {
  const ajv = new Ajv({ code: { source: true, esm: true, lines: true }, allErrors: false, strict: false });
  const out = await build({
    stdin: { contents: asRead(standaloneCode(ajv, ajv.compile(RemoteManifest))), resolveDir: root, loader: 'js' },
    bundle: true,
    format: 'esm',
    write: false,
    minify: true,
  });
  return `// Generated from manifest.ts by scripts/generate.mjs. Do not edit.\n${bundled(out)}`;
}

/** In the order of the table: the first of a status is what an answer without a code means. */
function errorCodes() {
  /** @type {Record<number, string[]>} */
  const byStatus = {};
  for (const [code, { status }] of Object.entries(ERRORS)) (byStatus[status] ??= []).push(code);
  const lines = Object.entries(byStatus).map(([status, codes]) => `  ${status}: '${codes.join(' ')}',\n`);
  return `// Generated from errors.ts by scripts/generate.mjs. Do not edit.
/** Codes of errors by their HTTP status. */
export const ERROR_CODES: Readonly<Record<number, string>> = {\n${lines.join('')}};\n`;
}

/** The package whose screens say all of this: what the server says elsewhere than on a screen is the same. */
const SHARED = path.join(root, '../shared/src');

/**
 * The texts of a catalogue whose ids begin so, without that beginning.
 * @param {string} folder of the catalogues
 * @param {string} language
 * @param {string} prefix
 * @returns {Record<string, string>}
 */
function textsOf(folder, language, prefix) {
  /** @type {Record<string, string>} */
  const catalogue = JSON.parse(readFileSync(path.join(SHARED, folder, `${language}.json`), 'utf8'));
  const texts = Object.entries(catalogue).filter(([id]) => id.startsWith(prefix));
  return Object.fromEntries(texts.map(([id, text]) => [id.slice(prefix.length), text]));
}

/**
 * A file with texts by language.
 * @param {string} file
 * @param {readonly string[]} languages
 * @param {{ folder: string, prefix: string, name: string, comment: string }} texts
 */
async function wordsFile(file, languages, { folder, prefix, name, comment }) {
  const words = Object.fromEntries(languages.map((language) => [language, textsOf(folder, language, prefix)]));
  const { code } = await format(
    path.basename(file),
    `// Generated from the words of packages/shared by scripts/generate.mjs. Do not edit.
/** ${comment} */
export const ${name} = ${JSON.stringify(words)};\n`,
    { printWidth: 120, singleQuote: true },
  );
  return { [file]: code };
}

/** The wire says faults in English by itself. @param {readonly string[]} languages */
const faultWords = (languages) =>
  wordsFile(
    'src/generated/field-fault-words.ts',
    languages.filter((language) => language !== 'en'),
    {
      folder: 'field-faults/words',
      prefix: 'field-fault.',
      name: 'FIELD_FAULT_WORDS',
      comment:
        'Faults of fields in the languages of screens but English. `{name, number}` stands for a number as the language writes it.',
    },
  );

/** @param {readonly string[]} languages */
const permissionWords = (languages) =>
  wordsFile('src/generated/permission-words.ts', languages, {
    folder: 'words',
    prefix: 'permission.',
    name: 'PERMISSION_WORDS',
    comment: 'Names of permissions in the languages of screens.',
  });

const { code: json } = await format('openapi.json', JSON.stringify(openapi()), { printWidth: 120 });
const wanted = {
  'openapi.json': json,
  'src/generated/check-manifest.js': await manifestCheck(),
  'src/generated/error-codes.ts': errorCodes(),
  ...(await faultWords(LANGUAGES)),
  ...(await permissionWords(LANGUAGES)),
};
const stale = Object.entries(wanted).filter(([file, text]) => {
  try {
    return readFileSync(path.join(root, file), 'utf8') !== text;
  } catch {
    return true;
  }
});
if (process.argv.includes('--check')) {
  for (const [file] of stale)
    console.error(`packages/contract/${file} is out of date: run "pnpm --filter @slotwise/contract generate".`);
  process.exitCode = stale.length ? 1 : 0;
} else {
  for (const [file, text] of stale) writeFileSync(path.join(root, file), text);
  console.log(stale.length ? `written: ${stale.map(([file]) => file).join(', ')}` : 'up to date');
}
