import { badField } from '../../platform/errors';

/** Directions that reorder what stands around them, and marks that take no room: they only serve to deceive. */
const DECEPTIVE = /[\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g;
const CONTROL = /[\p{Cc}\p{Cs}]/u;
const CONTROL_BUT_LINES = /[^\P{Cc}\n\t]|\p{Cs}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const LINK = /(?:\b[a-z][a-z0-9+.-]*:\/\/|\bwww\.|\bmailto:)\S*/gi;
/** `evil.example/path`, which mail programs make clickable without a scheme. */
const BARE_HOST = /\b(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?/gi;

/**
 * One line of text as people write names: trimmed, composed, without deceptive marks; everything else is kept.
 * @throws validation_failed naming `field` for control characters or nothing visible.
 */
export function line(field: string, value: string): string {
  const text = value.trim().normalize('NFC').replace(DECEPTIVE, '').trim();
  if (CONTROL.test(text)) throw badField(field, 'contains characters that cannot be used');
  if (!VISIBLE.test(text)) throw badField(field, 'must not be empty');
  return text;
}

/** Like `line`, but blank or missing is null. */
export const optionalLine = (field: string, value: string | null | undefined): string | null =>
  value == null || value.trim() === '' ? null : line(field, value);

/** Several lines; blank or missing is null. @throws validation_failed for control characters. */
export function lines(field: string, value: string | null | undefined): string | null {
  const text = (value ?? '').replace(/\r\n?/g, '\n').trim().normalize('NFC').replace(DECEPTIVE, '');
  if (CONTROL_BUT_LINES.test(text)) throw badField(field, 'contains characters that cannot be used');
  return text === '' ? null : text;
}

/** Text for a mail in somebody else's name: nothing in it can be clicked. */
export const withoutLinks = (text: string): string =>
  text
    .replace(LINK, '')
    .replace(BARE_HOST, '')
    .replace(/[ \t]{2,}/g, ' ')
    .trim();

/** An address as it is stored and compared. @throws validation_failed naming `field`. */
export function email(field: string, value: string): string {
  if (CONTROL.test(value)) throw badField(field, 'Please enter a valid email address');
  return value.trim().normalize('NFC').toLowerCase();
}

/** An id of the request, or undefined if it cannot be one of ours (and must not reach the database). */
export const idOf = (value: string): string | undefined => (/^[A-Za-z0-9_-]{1,64}$/.test(value) ? value : undefined);
