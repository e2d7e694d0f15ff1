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

/** Catalogues of words of a package that says each fault on its screens: what the server writes into files is the same. */
const WORDS = path.join(root, '../shared/src/words');
const FAULT = 'field-fault.';

/** @param {readonly string[]} languages */
async function faultWords(languages) {
  const words = languages.map((language) => {
    /** @type {Record<string, string>} */
    const catalogue = JSON.parse(readFileSync(path.join(WORDS, `${language}.json`), 'utf8'));
    const faults = Object.entries(catalogue).filter(([id]) => id.startsWith(FAULT));
    return [language, Object.fromEntries(faults.map(([id, text]) => [id.slice(FAULT.length), text]))];
  });
  const { code } = await format(
    'field-fault-words.ts',
    `// Generated from the words of packages/shared by scripts/generate.mjs. Do not edit.
/** Faults of fields in the languages of screens. \`{name, number}\` stands for a number as the language writes it. */
export const FIELD_FAULT_WORDS = ${JSON.stringify(Object.fromEntries(words))};\n`,
    { printWidth: 120, singleQuote: true },
  );
  return code;
}

const { code: json } = await format('openapi.json', JSON.stringify(openapi()), { printWidth: 120 });
const wanted = {
  'openapi.json': json,
  'src/generated/check-manifest.js': await manifestCheck(),
  'src/generated/error-codes.ts': errorCodes(),
  'src/generated/field-fault-words.ts': await faultWords(LANGUAGES),
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
