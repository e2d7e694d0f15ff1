import { extname } from 'node:path';

/** What a remote's code fetches. As a page of its own each of these is text, a picture or a font. */
const LOADED = new Set(['.js', '.mjs', '.json', '.css', '.map', '.txt', '.png', '.ico', '.woff2', '.wasm']);
/** Of a worker that runs WebAssembly: no page of ours may, so its own answer allows it, and nothing from elsewhere. */
const WASM_WORKER = /-wasm-worker\.[0-9a-f]{8,}\.js$/;
const WASM_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";
const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/**
 * Headers for a file that a team uploaded, at its extension. It lies on the product's own origin, where tokens are kept:
 * opened as a page it must run nothing. Pictures that may hold scripts are shown without them, everything else is saved.
 */
export function protectionOf(file: string): Record<string, string> {
  const extension = extname(file).toLowerCase();
  if (WASM_WORKER.test(file)) return { 'content-security-policy': WASM_POLICY };
  if (LOADED.has(extension)) return {};
  if (extension === '.svg') return { 'content-security-policy': SANDBOX };
  return { 'content-security-policy': SANDBOX, 'content-disposition': 'attachment' };
}
