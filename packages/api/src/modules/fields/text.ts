import { canonicalAddress } from '../../platform/address';
import { badField } from '../../platform/errors';

/**
 * Directions that reorder what stands around them, marks and fillers that take no room or show nothing, a blank of Braille, and tags:
 * two names that look the same would be different, or one would look like nothing.
 */
const DECEPTIVE =
  /[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]/gu;
/** Joiners belong into emoji and into scripts whose letters join; in others, and at the ends, they are invisible. */
const STRAY_JOINER =
  /(?<=[\p{ASCII}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200C\u200D]+|^[\u200C\u200D]+|[\u200C\u200D]+$/gu;
const withoutDeception = (text: string) => text.replace(DECEPTIVE, '').replace(STRAY_JOINER, '');
const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
const CONTROL_BUT_LINES = /[^\P{Cc}\n\t]|\p{Cs}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const DOT = '[.。．｡․﹒]';
/**
 * Texts that mail programs make clickable, each for itself: addresses with a scheme, `www.`, schemes that need no
 * slashes, paths of other machines, e-mail addresses, bare hosts such as `evil.example/path` and `пример.рф`, and
 * numbers that can be called. Dates stay.
 */
const CLICKABLE = [
  /\b[a-z][a-z0-9+.-]*:\/\/\S*/gi,
  new RegExp(`\\bwww${DOT}\\S*`, 'gi'),
  /\b(?:mailto|tel|sms|callto|skype|facetime|whatsapp|tg|xmpp|sips?|geo|maps|data|javascript|vbscript|file|webcal|magnet|intent|ms-[a-z]+):\S*/gi,
  /\\\\\S+/g,
  /\S+[@＠]\S+/gu,
  new RegExp(`(?:[\\p{L}\\p{N}_-]+${DOT})+\\p{L}[\\p{L}\\p{N}-]+(?:[/:?#]\\S*)?`, 'gu'),
  /\b\d{1,3}(?:\.\d{1,3}){3}(?:[/:?#]\S*)?/g,
  /(?<![\p{L}\p{N}])(?!\d{4}-\d\d-\d\d(?!\d))\+?\(?\d(?:[\s().\-/\u2010-\u2015]*\d){6,}/gu,
];

/**
 * One line of text as people write names: trimmed, composed, without deceptive marks; everything else is kept.
 * @throws validation_failed naming `field` for control characters or nothing visible.
 */
export function line(field: string, value: string): string {
  const text = withoutDeception(value.trim().normalize('NFC')).trim();
  if (CONTROL.test(text)) throw badField(field, 'bad_characters');
  if (!VISIBLE.test(text)) throw badField(field, 'empty');
  return text;
}

/** Like `line`, with one blank where several stood: names that look the same are the same. */
export const nameLine = (field: string, value: string): string => line(field, value).replace(/\s+/g, ' ');

/** Like `line`, but blank or missing is null. */
export const optionalLine = (field: string, value: string | null | undefined): string | null =>
  value == null || value.trim() === '' ? null : line(field, value);

/** Several lines; blank or missing is null. @throws validation_failed for control characters. */
export function lines(field: string, value: string | null | undefined): string | null {
  const text = withoutDeception((value ?? '').replace(/\r\n?|[\u2028\u2029]/g, '\n').normalize('NFC')).trim();
  if (CONTROL_BUT_LINES.test(text)) throw badField(field, 'bad_characters');
  return text === '' ? null : text;
}

/** Text for a mail in somebody else's name: nothing in it can be clicked. */
export function withoutLinks(text: string): string {
  let rest = text;
  // The text around one that was taken out may make another.
  for (let before = ''; before !== rest;) {
    before = rest;
    for (const clickable of CLICKABLE) rest = rest.replace(clickable, '');
  }
  return rest.replace(/[ \t]{2,}/g, ' ').trim();
}

/** An address as it is stored and compared. @throws validation_failed naming `field`. */
export function email(field: string, value: string): string {
  const address = canonicalAddress(value);
  if (address === undefined) throw badField(field, 'not_an_email');
  return address;
}

/** An id of the request, or undefined if it cannot be one of ours (and must not reach the database). */
export const idOf = (value: string): string | undefined => (/^[A-Za-z0-9_-]{1,64}$/.test(value) ? value : undefined);

/** A code as people write it: one line, whose blanks are single. */
export const codeLine = (field: string, value: string): string => line(field, value).replace(/\s+/gu, ' ');
