/** Kinds of data that files can hold. */
export const IMPORT_KINDS = ['skus', 'locations', 'stock', 'orders', 'open_orders'] as const;
/** Meaning of the quantities of a file: what there is, or what has come. */
export const IMPORT_MODES = ['set', 'add'] as const;

/** Bytes of the largest file, and of one part of its upload. */
export const IMPORT_MAX_BYTES = 256 * 1024 * 1024;
export const IMPORT_PART_BYTES = 2 * 1024 * 1024;

/** Encodings of text files that can be read. */
export const IMPORT_ENCODINGS = [
  'utf8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'koi8-r',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'gb18030',
  'big5',
] as const;
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number];

/**
 * `uploading` → `mapping` (its columns are known) → `checking` → `ready` (what it would change is known) → `applying` →
 * `done`. `failed` and `canceled` are ends, too.
 */
export const IMPORT_STATUSES = [
  'uploading',
  'mapping',
  'checking',
  'ready',
  'applying',
  'done',
  'failed',
  'canceled',
] as const;
