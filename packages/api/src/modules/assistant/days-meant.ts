import { LANGUAGES, type Language } from '@slotwise/contract/constants';
import type { Question, Refusal } from '../../platform/look';
import { DATES, MONTHS, WEEKDAYS } from './asked/time-words';
import { day } from './time-zone';

/** Whole days of a question: from the first instant of one to the first after another. */
export interface DaysMeant {
  from: Date | null;
  until: Date | null;
  /** As an answer names them. */
  text: string;
}

/** A day without a time, as its number since 1970. */
type Day = number;
const DAY_MS = 86_400_000;
const dayOf = (year: number, month: number, date: number): Day | null => {
  const at = new Date(Date.UTC(year, month, date));
  return at.getUTCMonth() === month && at.getUTCDate() === date ? at.getTime() / DAY_MS : null;
};

/** Reads what a clock there shows at an instant, as if it were UTC. */
function shownAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** The first instant of a day. Clocks change by an hour or so, hence the second look. */
function startOf(day: Day, timeZone: string): Date {
  const shown = day * DAY_MS;
  const first = shown - (shownAt(shown, timeZone) - shown);
  return new Date(shown - (shownAt(first, timeZone) - first));
}

interface Calendar {
  today: Day;
  /** The weekday on which weeks begin, 0 for a Sunday. */
  firstWeekday: number;
}

interface Range {
  from: Day | null;
  /** The last day. */
  to: Day | null;
}

/** 0 for a Sunday, as 1970 began on a Thursday. */
const weekdayOf = (day: Day) => (day + 4) % 7;
/** Number of days since the last such weekday, which may be today. */
const sinceWeekday = (day: Day, weekday: number) => (weekdayOf(day) - weekday + 7) % 7;
const yearAndMonth = (day: Day) => {
  const at = new Date(day * DAY_MS);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() };
};

/** `Nov 24`, `24. November 2026`, `24.11.`, `2026-11-24`. Without a year it is the last such day. */
function dateIn(text: string, language: Language, today: Day): Day | null {
  const found = new RegExp(DATES[language], 'iu').exec(text)?.[0];
  if (found === undefined) return null;
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(found);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3]));
  const letters = /\p{L}{3,}/u.exec(found)?.[0].toLowerCase().slice(0, 3);
  const numbers = found.match(/\d+/g)?.map(Number) ?? [];
  const month = letters === undefined ? (numbers[1] ?? 0) - 1 : MONTHS[language].indexOf(letters);
  const year = numbers.find((number) => number > 999);
  const date = numbers[0] ?? 0;
  if (year !== undefined) return dayOf(year, month, date);
  const { year: current } = yearAndMonth(today);
  const [then, before] = [dayOf(current, month, date), dayOf(current - 1, month, date)];
  return then !== null && then <= today ? then : before;
}

function dayIn(text: string, language: Language, today: Day): Day | null {
  if (/\b(?:the day before yesterday|vorgestern)\b/u.test(text)) return today - 2;
  if (/\b(?:yesterday|gestern)\b/u.test(text)) return today - 1;
  if (/\b(?:today|heute|this (?:morning|afternoon|evening))\b/u.test(text)) return today;
  const weekday = WEEKDAYS[language].findIndex((name) => text.includes(name));
  if (weekday >= 0) return today - sinceWeekday(today, weekday);
  return dateIn(text, language, today);
}

function spanIn(text: string, { today, firstWeekday }: Calendar): Range | null {
  const back = Number(/(\d{1,3}) (?:days|tagen?)/u.exec(text)?.[1] ?? 0);
  if (back > 0) return { from: today - back + 1, to: today };
  const isLast = /last|past|previous|letzte|vorige|vergangene/u.test(text);
  const { year, month } = yearAndMonth(today);
  const months = (count: number): Range => {
    const since = month - (isLast ? count : 0);
    const from = Date.UTC(year, count === 12 ? (isLast ? -12 : 0) : since, 1) / DAY_MS;
    const end = Date.UTC(year, count === 12 ? (isLast ? 0 : 12) : since + 1, 1) / DAY_MS - 1;
    return { from, to: Math.min(end, today) };
  };
  if (/week|woche/u.test(text)) {
    const from = today - sinceWeekday(today, firstWeekday) - (isLast ? 7 : 0);
    return { from, to: Math.min(from + 6, today) };
  }
  if (/month|monat/u.test(text)) return months(1);
  return /year|jahr/u.test(text) ? months(12) : null;
}

function rangeIn(text: string, language: Language, calendar: Calendar): Range | null {
  const meant = dayIn(text, language, calendar.today);
  const range = spanIn(text, calendar) ?? (meant === null ? null : { from: meant, to: meant });
  if (range === null) return null;
  if (/^(?:since|seit)\b/u.test(text)) return { from: range.from, to: null };
  if (/^(?:after|nach)\b/u.test(text)) return { from: range.to === null ? null : range.to + 1, to: null };
  if (/^(?:before|vor)\b/u.test(text) && range.from !== null) return { from: null, to: range.from - 1 };
  return /^(?:until|bis)\b/u.test(text) ? { from: null, to: range.to } : range;
}

/**
 * The days that somebody means who says `yesterday` or `since Nov 24`, where they are; null: it means none.
 * @param firstWeekday the weekday on which their weeks begin, 0 for a Sunday
 */
export function daysMeant(
  { language: preferred, now, timeZone }: Pick<Question, 'language' | 'now' | 'timeZone'>,
  firstWeekday: number,
  said: string,
): DaysMeant | null {
  const text = said.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const today = Math.floor(shownAt(now.getTime(), timeZone) / DAY_MS);
  for (const language of [preferred, ...LANGUAGES.filter((other) => other !== preferred)]) {
    const range = rangeIn(text, language, { today, firstWeekday });
    if (!range) continue;
    const { from, to } = range;
    return {
      from: from === null ? null : startOf(from, timeZone),
      until: to === null ? null : startOf(to + 1, timeZone),
      text: named(range, preferred),
    };
  }
  return null;
}

function named({ from, to }: Range, language: Language): string {
  const words =
    language === 'de' ? { days: 'vom', from: 'seit', until: 'bis' } : { days: 'of', from: 'since', until: 'until' };
  const name = (date: Day) => day(new Date(date * DAY_MS), { language, timeZone: 'UTC' });
  if (from === null) return to === null ? '' : `${words.until} ${name(to)}`;
  if (to === null) return `${words.from} ${name(from)}`;
  return from === to ? `${words.days} ${name(from)}` : `${words.days} ${name(from)} – ${name(to)}`;
}

/** The days that are said, or all of them if none are; a refusal where nobody knows which are meant. */
export async function whenMeant(
  question: Pick<Question, 'language' | 'now' | 'timeZone'>,
  when: string | undefined,
  firstWeekday: () => Promise<number>,
): Promise<DaysMeant | Refusal> {
  if (when === undefined) return { from: null, until: null, text: '' };
  const refusal = {
    en: `I do not know which days “${when}” means.`,
    de: `Ich weiß nicht, welche Tage „${when}“ meint.`,
  };
  return daysMeant(question, await firstWeekday(), when) ?? { refusal: refusal[question.language] };
}
