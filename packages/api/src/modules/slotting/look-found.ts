import type { SlottingRun } from '@slotwise/contract';
import type { Language } from '@slotwise/contract/constants';
import { figure, moment, quoted, said, share, type Reader } from '../assistant';

/** The find of a run: the part of work that its plan saves, of orders that the search did not see first, as the pages say it. */
export function foundBy(
  { basis, progress: { plan } }: Pick<SlottingRun, 'basis' | 'progress'>,
  language: Language,
): string {
  if (!basis || !plan) return said(language, { en: 'it has no plan', de: 'sie hat keinen Plan' });
  const saved = (on: 'seen' | 'unseen') => {
    const [before, after] = [basis.today[on].seconds, plan[on].seconds];
    return before === 0 ? null : { minutes: (before - after) / 60, part: share(1 - after / before, language) };
  };
  const [seen, unseen] = [saved('seen'), saved('unseen')];
  const first = unseen ?? seen;
  if (!first) return said(language, { en: 'it knows no orders', de: 'sie kennt keine Aufträge' });
  const minutes = figure(first.minutes, language, 1);
  const work = {
    en: `its plan saves ${minutes} minutes of work a day (${first.part})`,
    de: `ihr Plan spart ${minutes} Minuten Arbeit am Tag (${first.part})`,
  };
  if (!seen || !unseen) return said(language, work);
  return said(language, {
    en: `${work.en} on orders that the search did not see, and ${seen.part} on those that it saw`,
    de: `${work.de} bei Aufträgen, die die Suche nicht sah, und ${seen.part} bei denen, die sie sah`,
  });
}

/** A run without a name is known by when it began. */
export const named = ({ name, createdAt }: Pick<SlottingRun, 'name' | 'createdAt'>, reader: Reader): string =>
  name === '' ? moment(createdAt, reader) : `${quoted(name, reader.language)}, ${moment(createdAt, reader)}`;
