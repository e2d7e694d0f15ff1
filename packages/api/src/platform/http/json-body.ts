import type { FieldFault } from '@slotwise/contract';
import { refuse } from '../errors';

const MAX_DEPTH = 32;
const POISON = new Set(['__proto__', 'constructor', 'prototype']);
const pathOf = (parent: string, key: string | number) => (parent ? `${parent}/${key}` : String(key));

/** PostgreSQL's text holds neither NUL nor half a surrogate pair. */
export const textFault = (text: string): string | undefined => {
  if (text.includes('\0')) return 'must not contain the character NUL';
  return text.isWellFormed() ? undefined : 'must be valid Unicode';
};

/** First thing in a value that no route of ours can mean. `rows` names an array whose texts are judged by its route. */
export function findPoison(value: unknown, rows?: string, path = '', depth = 0): FieldFault | undefined {
  if (typeof value === 'string') {
    const reason = rows !== undefined && path.startsWith(`${rows}/`) ? undefined : textFault(value);
    return reason ? { field: path, reason } : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= MAX_DEPTH) return { field: path, reason: `must not be nested deeper than ${MAX_DEPTH} levels` };
  for (const [key, child] of Object.entries(value)) {
    const at = pathOf(path, key);
    if (POISON.has(key)) return { field: at.slice(0, 200), reason: 'is not allowed' };
    const reason = textFault(key);
    if (reason) return { field: path, reason: `has a field whose name ${reason}` };
    const fault = findPoison(child, rows, at, depth + 1);
    if (fault) return fault;
  }
  return undefined;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads a JSON body in UTF-8. No body at all is null. `rows` as of `findPoison`. @throws ApiFault */
export function parseJsonBody(body: Buffer, rows?: string): unknown {
  let value: unknown;
  try {
    // Bytes that are no text are refused: replaced, they would be stored as something nobody wrote.
    const text = utf8.decode(body);
    if (text.trim() === '') return null;
    value = JSON.parse(text);
  } catch {
    throw refuse('malformed_json');
  }
  const fault = findPoison(value, rows);
  if (fault) throw refuse('validation_failed', [fault]);
  return value;
}
