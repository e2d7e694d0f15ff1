import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressBrotli = promisify(brotliDecompress);

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.tgz': 'application/gzip',
  '.wasm': 'application/wasm',
};
const COMPRESSIBLE = new Set(['.js', '.mjs', '.json', '.css', '.html', '.svg', '.map', '.txt', '.wasm']);
const WORTH_BYTES = 600;

export type Encoding = 'br' | 'gzip' | 'identity';
export interface Asset {
  type: string;
  etag: string;
  body(encoding: Encoding): Promise<Buffer>;
  encodings: readonly Encoding[];
}

/** The best first. */
const ENCODINGS: Encoding[] = ['br', 'gzip'];

/** The best encoding that a client takes of those there are. */
export const pickEncoding = (accepted: string | undefined, offered: readonly Encoding[]): Encoding =>
  negotiate(
    accepted ?? '',
    ENCODINGS.filter((encoding) => offered.includes(encoding)),
  ) ?? 'identity';

export const compress = (body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> => {
  if (encoding === 'br') {
    return compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    });
  }
  return encoding === 'gzip' ? compressGzip(body, { level: Math.min(quality, 9) }) : Promise.resolve(body);
};

/** There is no such file, or a folder where its folder would be. Any other error is no answer to "is it there?" */
const missing = (fault: NodeJS.ErrnoException): undefined => {
  if (fault.code !== 'ENOENT' && fault.code !== 'ENOTDIR' && fault.code !== 'ENAMETOOLONG') throw fault;
};

/** Files of one folder, compressed once and kept in memory as long as they do not change on disk. */
export class AssetFolder {
  private readonly known = new Map<string, { mtime: number; size: number; asset: Asset }>();

  constructor(private readonly folder: string) {}

  /** Undefined if there is no such file in the folder. */
  async find(path: string): Promise<Asset | undefined> {
    if (path.includes('\0')) return undefined;
    const file = normalize(join(this.folder, path));
    if (!file.startsWith(this.folder + sep)) return undefined;
    const found = await stat(file).catch(missing);
    if (!found?.isFile()) return undefined;
    const known = this.known.get(file);
    if (known?.mtime === found.mtimeMs && known.size === found.size) return known.asset;
    // A deployment may delete it in between.
    const content = await readFile(file).catch(missing);
    if (!content) return undefined;
    const asset = toAsset(content, extname(file), await compressedAtBuild(file, content));
    this.known.set(file, { mtime: found.mtimeMs, size: found.size, asset });
    return asset;
  }
}

/**
 * The compressed copy that a build has laid beside a file as `<file>.br`, smaller than a server has the time for.
 * Undefined unless it is that very file.
 */
async function compressedAtBuild(file: string, content: Buffer): Promise<Buffer | undefined> {
  const compressed = await readFile(`${file}.br`).catch(missing);
  const opened =
    compressed && (await decompressBrotli(compressed, { maxOutputLength: content.length }).catch(() => null));
  return opened?.equals(content) ? compressed : undefined;
}

/**
 * Files of the remotes, 11 MB in 359 files, take 0.5 s at this quality and 34 s at the next one, which fills large tables for each file and
 * saves 0.2 % of their size.
 */
const ASSET_QUALITY = 8;

/**
 * A file as it is served; compressed when it is first asked for so, and kept.
 * @param brotli the same file as it was compressed before
 */
export function toAsset(content: Buffer, extension: string, brotli?: Buffer): Asset {
  const made = new Map<Encoding, Promise<Buffer>>(brotli ? [['br', Promise.resolve(brotli)]] : []);
  const shrinks = COMPRESSIBLE.has(extension) && content.length > WORTH_BYTES;
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    encodings: shrinks ? ['br', 'gzip', 'identity'] : ['identity'],
    body(encoding) {
      const known = made.get(encoding) ?? compress(content, encoding, ASSET_QUALITY);
      made.set(encoding, known);
      return known;
    },
  };
}
