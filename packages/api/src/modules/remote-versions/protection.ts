import { extname } from 'node:path';
import { isWorkerFile } from './beside-page';

/** Endings of files that a remote's code fetches. As a page of its own each of these is text, a picture or a font. */
const LOADED = new Set(['.js', '.mjs', '.json', '.css', '.map', '.txt', '.png', '.ico', '.woff2', '.wasm']);
const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'";
/** Of a worker, to which the page's policy does not apply: it computes what it is given, and reaches no server. */
const COMPUTES = "default-src 'none'; script-src 'wasm-unsafe-eval'";

/**
 * Headers for a file that a team uploaded, at its extension. It lies on the product's own origin, where tokens are kept:
 * opened as a page it must run nothing. Pictures that may hold scripts are shown without them, everything else is saved.
 */
export function protectionOf(file: string): Record<string, string> {
  const extension = extname(file).toLowerCase();
  if (isWorkerFile(file)) return { 'content-security-policy': COMPUTES };
  if (LOADED.has(extension)) return {};
  if (extension === '.svg') return { 'content-security-policy': SANDBOX };
  return { 'content-security-policy': SANDBOX, 'content-disposition': 'attachment' };
}
