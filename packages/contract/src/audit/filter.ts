import type { FieldFaultCode } from '../field-faults';

/**
 * Filters of audit entries: `action:role.updated` (or all of `role`), `about:role` (the kind of thing, or the
 * whole name that one had), `id:` (one thing), `who:` (a part of a name, then or now, or a whole address), `by:assistant` (how it was done), `ip:`,
 * `request:`, `at:>2026-11-01`, `at:2026-11-20..2026-11-25`, `at:yesterday`, `at:last-month`, `at:7d` (today and the six days before).
 */
export const AUDIT_FILTER_KEYS = ['action', 'about', 'id', 'who', 'by', 'ip', 'request', 'at'] as const;
export type AuditFilterKey = (typeof AUDIT_FILTER_KEYS)[number];
export const AUDIT_FILTER_MAX = 200;

/** The same keys as the columns of the audit are called in each language. */
const CALLED: Readonly<Record<string, AuditFilterKey>> = {
  ...{ what: 'action', aktion: 'action', was: 'action', worum: 'about', über: 'about' },
  ...{ wer: 'who', how: 'by', wie: 'by', from: 'ip', von: 'ip', anfrage: 'request' },
  ...{ when: 'at', time: 'at', wann: 'at', zeit: 'at' },
};

const COMPARISONS = ['>=', '<=', '>', '<'] as const;

/** Days that move on with the calendar, by what people call them in each language. */
const MOVING = {
  today: ['today', 'heute'],
  yesterday: ['yesterday', 'gestern'],
  'this-week': ['this week', 'diese woche', 'dieser woche'],
  'last-week': ['last week', 'letzte woche', 'letzter woche', 'vorige woche'],
  'this-month': ['this month', 'diesen monat', 'dieser monat', 'diesem monat'],
  'last-month': ['last month', 'letzten monat', 'letzter monat', 'letztem monat', 'voriger monat', 'vorigen monat'],
} as const;
/** Today and the days before it, `7d` in all: a saved view of them stays about the latest ones. */
export type LastDays = `${number}d`;
export type MovingDays = keyof typeof MOVING | LastDays;
export const isLastDays = (value: string): value is LastDays => /^[1-9]\d{0,2}d$/.test(value);
export const isMoving = (value: string): value is MovingDays => Object.hasOwn(MOVING, value) || isLastDays(value);
/** `7d`, `7 days`, `last-7-days`, `7 Tage`. */
const LAST_DAYS = /^(?:(?:last|letzten?)[\s_-]+)?([1-9]\d{0,2})[\s_-]*(?:d|days?|t|tage?n?)$/i;

/**
 * How a change was made, by what people call it in each language: by somebody at a screen, by somebody who confirmed a proposal of the
 * assistant, with an API key, by somebody in the page of a partner, or by nobody who was signed in.
 */
const CHANNELS = {
  person: ['person', 'screen', 'hand', 'mensch', 'bildschirm'],
  assistant: ['assistant', 'assistent'],
  'api-key': ['api key', 'api keys', 'key', 'api schlüssel', 'schlüssel'],
  partner: ['partner', 'partners', 'embed', 'embedded', 'eingebettet'],
  system: ['system', 'slotwise'],
} as const;
export type AuditChannel = keyof typeof CHANNELS;
export const AUDIT_CHANNELS = Object.keys(CHANNELS) as readonly AuditChannel[];

/** One condition of a filter; all of them hold together. */
export interface AuditTerm {
  /** Null: a word that may stand in the action, in the name of the actor, or in any text that the entry says. */
  key: AuditFilterKey | null;
  /** Written with `-` before it: entries of which it is not true. */
  isNot: boolean;
  /** Of `at`: how the entry's day compares with it. */
  than: (typeof COMPARISONS)[number] | '=';
  /** Of `at`: a day, or days that move on. Of `by`: a channel. */
  value: string;
  /** Of `at`: the last day of several, of which `value` is the first. */
  to?: string;
}

export interface AuditFilterFault {
  code: Extract<
    FieldFaultCode,
    | 'filter_too_long'
    | 'filter_key_unknown'
    | 'filter_value_missing'
    | 'filter_text_missing'
    | 'filter_not_a_day'
    | 'filter_not_a_channel'
  >;
  params: Record<string, string>;
}

/** The key of what people call so, whatever its case and the marks between its words. */
function keyCalled<Key extends string>(all: Readonly<Record<Key, readonly string[]>>, text: string): Key | undefined {
  const said = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');
  return (Object.keys(all) as Key[]).find((key) => all[key].includes(said));
}

const TERM = /(-?)(?:(\p{L}+):)?((?:"[^"]*"?|[^\s"])*)/uy;
const isKey = (key: string): key is AuditFilterKey => (AUDIT_FILTER_KEYS as readonly string[]).includes(key);
/** @returns undefined: nobody knows it; null: there is none */
function keyOf(written: string): AuditFilterKey | null | undefined {
  if (written === '') return null;
  const key = written.toLowerCase();
  return isKey(key) ? key : Object.hasOwn(CALLED, key) ? CALLED[key] : undefined;
}
/** The calendar has no year 0, and a database knows that. */
const isDay = (text: string): boolean =>
  /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/**
 * Reads a filter as people write it: `role.updated -who:"Ann Lee" at:>=2026-11-01`.
 * @returns its terms in their order, or the fault of the first that nobody can read
 */
export function parseAuditFilter(text: string): AuditTerm[] | AuditFilterFault {
  if (text.length > AUDIT_FILTER_MAX)
    return { code: 'filter_too_long', params: { length: String(text.length), max: String(AUDIT_FILTER_MAX) } };
  const terms: AuditTerm[] = [];
  for (const { isNot, key, value } of written(text)) {
    const term = readTerm(isNot, key, value);
    if ('code' in term) return term;
    terms.push(term);
  }
  return terms;
}

/** A filter without its terms of a key: `at:7d -at:today picker` without `at` is `picker`. */
export const withoutKey = (text: string, without: AuditFilterKey): string =>
  [...written(text)]
    .filter(({ key }) => keyOf(key) !== without)
    .map(({ whole }) => whole)
    .join(' ');

/** The terms of a filter as they are written. */
function* written(text: string): Generator<{ whole: string; isNot: boolean; key: string; value: string }> {
  for (let at = 0; at < text.length;) {
    if (/\s/.test(text[at]!)) {
      at += 1;
      continue;
    }
    TERM.lastIndex = at;
    const [whole = '', dash = '', key = '', value = ''] = TERM.exec(text) ?? [];
    at += Math.max(whole.length, 1);
    yield { whole, isNot: dash === '-', key, value };
  }
}

function readTerm(isNot: boolean, named: string, quoted: string): AuditTerm | AuditFilterFault {
  const key = keyOf(named);
  if (key === undefined)
    return { code: 'filter_key_unknown', params: { key: named, keys: AUDIT_FILTER_KEYS.join(', ') } };
  const text = quoted.replaceAll('"', '');
  const than = key === 'at' ? COMPARISONS.find((one) => text.startsWith(one)) : undefined;
  const value = than ? text.slice(than.length) : text;
  // Blanks between quotation marks are in every text, and no value of a key.
  if (value.trim() === '')
    return quoted.includes('"')
      ? { code: 'filter_text_missing', params: {} }
      : { code: 'filter_value_missing', params: { key: named || '-' } };
  if (key === 'by') return readChannel(isNot, value);
  if (key !== 'at') return { key, isNot, than: '=', value };
  const days = readDays(value.trim());
  // Several days have no one that others could be compared with.
  if (!days || (than && days.to !== undefined)) return { code: 'filter_not_a_day', params: { text: value } };
  return { key, isNot, than: than ?? '=', ...days };
}

function readChannel(isNot: boolean, value: string): AuditTerm | AuditFilterFault {
  const channel = keyCalled<AuditChannel>(CHANNELS, value);
  if (channel === undefined)
    return { code: 'filter_not_a_channel', params: { text: value, channels: AUDIT_CHANNELS.join(', ') } };
  return { key: 'by', isNot, than: '=', value: channel };
}

/** `2026-11-20`, `2026-11-20..2026-11-25` from either end, `last-week`, `7d`. */
function readDays(text: string): Pick<AuditTerm, 'value' | 'to'> | undefined {
  const moving = keyCalled<keyof typeof MOVING>(MOVING, text);
  if (moving) return { value: moving };
  const last = LAST_DAYS.exec(text)?.[1];
  if (last !== undefined) return { value: `${last}d` };
  const days = text.split('..');
  if (days.length > 2 || !days.every(isDay)) return undefined;
  const [value = '', to] = days.toSorted();
  return { value, ...(to !== undefined && { to }) };
}
