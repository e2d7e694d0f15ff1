import { LANGUAGES, type Language } from '@slotwise/contract/constants';

type Sources = Readonly<Record<Language, string>>;

const ISO = String.raw`\d{4}-\d{2}-\d{2}`;
/** Beginnings of the months' names in the order of the year. */
export const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
  de: ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'],
};
export const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  en: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
  de: ['sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag'],
};
const month = (language: Language) => String.raw`(?:${MONTHS[language].join('|')})\p{L}*\.?`;
const weekday = (language: Language) => `(?:${WEEKDAYS[language].join('|')})`;

/** A date as people write it. */
export const DATES: Sources = {
  en: String.raw`(?:${ISO}|${month('en')} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?${month('en')}(?:,? \d{4})?)`,
  de: String.raw`(?:${ISO}|\d{1,2}\. ?\d{1,2}\.(?: ?\d{4})?|\d{1,2}\. ?${month('de')}(?: \d{4})?)`,
};
const DAYS: Sources = {
  en: `(?:today|yesterday|${weekday('en')}|${DATES.en})`,
  de: `(?:heute|gestern|vorgestern|${weekday('de')}|${DATES.de})`,
};

/** Days that a question is limited to. */
const TIMES: Sources = {
  en:
    String.raw`(?:(?:since|after|before|until) (?:last )?${DAYS.en}|since (?:this|last) (?:week|month|year)|the day before yesterday|yesterday (?:morning|afternoon|evening)|this (?:morning|afternoon|evening)|` +
    String.raw`(?:in |during |within |over )?(?:the )?(?:last|past) \d{1,3} days|(?:in |during )?(?:this|the current|last|the last|the past|the previous) (?:week|month|year)|(?:on |of |from |for |last )*${DAYS.en})`,
  de:
    String.raw`(?:(?:seit|nach|vor|bis) (?:dem )?(?:letzten )?${DAYS.de}|seit (?:dieser|letzter|der letzten) woche|(?:heute|gestern) (?:morgen|vormittag|nachmittag|abend)|` +
    String.raw`(?:in den |während der |die )?(?:letzten|vergangenen) \d{1,3} tagen?|(?:in |im |in der |während der )?(?:diese[rmns]?|letzte[rmns]?|vorige[rmns]?|vergangene[rmns]?) (?:woche|monats?|jahre?s?)|(?:am |vom |von |für |letzten )*${DAYS.de})`,
};

const bounded = (source: string, flags = 'iu') =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source.replaceAll(' ', String.raw`\s+`)})(?![\p{L}\p{N}])`, flags);
const FOUND = LANGUAGES.map((language) => ({ language, form: bounded(TIMES[language]) }));

/** Words that say no more than that it is as of now, which all that is not of a day is. */
const NOW = /^(?:today|heute)$/iu;

export const isNow = (when: string): boolean => NOW.test(when);

export const saysTime = (text: string): boolean => FOUND.some(({ form }) => form.test(text));

/** A sentence without the days that it names, and those; undefined if it names none. */
export function withoutTime(sentence: string): { rest: string; when: string } | undefined {
  for (const { form } of FOUND) {
    const match = form.exec(sentence);
    if (!match) continue;
    const rest = `${sentence.slice(0, match.index)} ${sentence.slice(match.index + match[0].length)}`;
    return { when: match[0], rest: rest.replaceAll(/\s+/g, ' ').replace(/^[\s,]+|[\s,]+$/g, '') };
  }
  return undefined;
}
