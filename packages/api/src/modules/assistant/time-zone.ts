import type { Question } from '../../platform/look';

const known = (timeZone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    // The only way to learn whether this server knows a zone; browsers may know newer ones.
    return false;
  }
};

/** Where the asker is, as their browser says; the server's own times are of UTC. */
export const timeZoneOf = (said: string | undefined): string => (said !== undefined && known(said) ? said : 'UTC');

/** A reader and where they are: all that an answer says of time is as it is there. */
export type Reader = Pick<Question, 'language' | 'timeZone'>;

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** A moment with the name of the reader's time zone. */
export function moment(at: Date | string, { language, timeZone }: Reader): string {
  const instant = new Date(at);
  const shown = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    instant,
  );
  const zone = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName');
  return `${shown} ${zone?.value ?? timeZone}`;
}

/** The day of a moment where the reader is. A day without a time, as that on which a lot expires, is the same everywhere. */
export const day = (at: Date | string, { language, timeZone }: Reader): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeZone: typeof at === 'string' && DATE_ONLY.test(at) ? 'UTC' : timeZone,
  }).format(new Date(at));

/** The day of a moment where the reader is, as `2026-11-24`. */
export const dateThere = (at: Date, { timeZone }: Pick<Reader, 'timeZone'>): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);
