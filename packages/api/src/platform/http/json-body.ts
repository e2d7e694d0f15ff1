import type { FieldFault } from '@slotwise/contract';
import { fieldFault, refuse } from '../errors';

const MAX_DEPTH = 32;
const POISON = new Set(['__proto__', 'constructor', 'prototype']);
const pathOf = (parent: string, key: string | number) => (parent ? `${parent}/${key}` : String(key));

/** PostgreSQL's text holds neither NUL nor half a surrogate pair. */
export const textFault = (text: string): 'nul' | 'not_unicode' | undefined => {
  if (text.includes('\0')) return 'nul';
  return text.isWellFormed() ? undefined : 'not_unicode';
};

/** First thing in a value that no route of ours can mean. `rows` names an array whose texts are judged by its route. */
export function findPoison(value: unknown, rows?: string, path = '', depth = 0): FieldFault | undefined {
  if (typeof value === 'string') {
    const code = rows !== undefined && path.startsWith(`${rows}/`) ? undefined : textFault(value);
    return code && fieldFault(path, code);
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= MAX_DEPTH) return fieldFault(path, 'nested_too_deep', { max: MAX_DEPTH });
  for (const [key, child] of Object.entries(value)) {
    const at = pathOf(path, key);
    if (POISON.has(key)) return fieldFault(at.slice(0, 200), 'not_allowed');
    const code = textFault(key);
    if (code) return fieldFault(path, code === 'nul' ? 'name_with_nul' : 'name_not_unicode');
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
