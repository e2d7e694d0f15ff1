import { checkDigit } from '@slotwise/contract/gtin';
import { dayOf } from './day';
import { formOf, identifierAt, type Form } from './identifiers';
import { FNC1 } from './write';

/** Why a text is no GS1 data, by the application identifier that is wrong. */
export type Gs1Fault =
  | { is: 'unknown'; ai: string }
  | { is: 'length'; ai: string; least: number; most: number }
  | { is: 'digits' | 'character' | 'date' | 'twice'; ai: string }
  | { is: 'check-digit'; ai: string; expected: number }
  | { is: 'count'; ai: string }
  | { is: 'alone'; ai: string; needs: string }
  | { is: 'both'; ai: string; other: string }
  | { is: 'no-goods'; ai: string };

/** Values by application identifier, dates as `2027-03-31`. */
export type Elements = ReadonlyMap<string, string>;
export type Reading = { is: 'read'; elements: Elements } | { is: 'fault'; fault: Gs1Fault };

/** Symbology identifiers of GS1-128, GS1 DataMatrix, GS1 QR Code, GS1 DataBar and GS1 DotCode. */
const MARK = /^\](?:C1|d2|Q3|e0|J1)/;
/** Of any other symbol: what follows is its plain content. */
const OTHER_MARK = /^\][A-Za-z][0-9A-Za-z]/;
const FOR_PEOPLE = /^\(\d{2,4}\)/;
const LEADS = /^(?:0[12]\d{14}|00\d{18})/;
const CHARACTERS = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]*$/;

/** A scan without the prefix by which a scanner names the symbol, unless that says that it holds GS1 data. */
export const plainOf = (text: string): string => (MARK.test(text) ? text : text.replace(OTHER_MARK, ''));

/** Whether something in the scan itself says that it is GS1 data. */
export const isMarked = (text: string): boolean => MARK.test(text) || text.includes(FNC1) || FOR_PEOPLE.test(text);

/**
 * Whether a scan may be GS1 data of a scanner that sends no mark: it begins with a number of goods or of a pallet with the
 * right check digit. It may be a plain barcode as well, which is to be looked up first.
 */
export function isLikely(text: string): boolean {
  const [lead] = LEADS.exec(text) ?? [];
  return lead !== undefined && checkDigit(lead.slice(2, -1)) === Number(lead.at(-1));
}

function faultOf(ai: string, value: string, { content, least, most }: Form): Gs1Fault | null {
  if (value.length < least || value.length > most) return { is: 'length', ai, least, most };
  if (content === 'text') return CHARACTERS.test(value) ? null : { is: 'character', ai };
  if (!/^\d*$/.test(value)) return { is: 'digits', ai };
  const expected = checkDigit(value.slice(0, -1));
  return content === 'key' && expected !== Number(value.at(-1)) ? { is: 'check-digit', ai, expected } : null;
}

/** One element at the beginning of a text, and what follows it. */
type Cut = { ai: string; form: Form; value: string; rest: string } | Gs1Fault;

function cutString(text: string): Cut {
  const ai = identifierAt(text);
  const form = formOf(ai);
  if (!form) return { is: 'unknown', ai: ai || text.slice(0, 2) };
  const end = text.indexOf(FNC1);
  const upToSeparator = text.slice(ai.length, end === -1 ? undefined : end);
  const value = form.least === form.most ? upToSeparator.slice(0, form.most) : upToSeparator;
  return { ai, form, value, rest: text.slice(ai.length + value.length).replace(/^\u001d+/, '') };
}

function cutForPeople(text: string): Cut {
  const [, ai = ''] = /^\((\d{2,4})\)/.exec(text) ?? [];
  const form = formOf(ai);
  if (!form) return { is: 'unknown', ai };
  const after = text.slice(ai.length + 2);
  // Lots may hold brackets: only an identifier that is known ends a value.
  const ends = [...after.matchAll(/\((\d{2,4})\)/g)].filter(([, next = '']) => formOf(next) !== undefined);
  const value = after.slice(0, ends[0]?.index).trimEnd();
  return { ai, form, value, rest: after.slice(ends[0]?.index ?? after.length) };
}

/**
 * Reads an element string, or its form for people. @param today `2026-11-25`: years of two digits are near it
 */
export function readElements(text: string, today: string): Reading {
  const isForPeople = FOR_PEOPLE.test(text);
  let rest = text.replace(MARK, '').replace(/^\u001d+/, '');
  const elements = new Map<string, string>();
  const fail = (fault: Gs1Fault): Reading => ({ is: 'fault', fault });
  if (rest === '') return fail({ is: 'unknown', ai: '' });
  while (rest !== '') {
    const cut = isForPeople ? cutForPeople(rest) : cutString(rest);
    if ('is' in cut) return fail(cut);
    const { ai, form } = cut;
    const fault = faultOf(ai, cut.value, form);
    if (fault) return fail(fault);
    const value = form.content === 'date' ? dayOf(cut.value, today) : cut.value;
    if (value === null) return fail({ is: 'date', ai });
    if (elements.has(ai) && elements.get(ai) !== value) return fail({ is: 'twice', ai });
    elements.set(ai, value);
    rest = cut.rest;
  }
  return { is: 'read', elements };
}
