import type { Formats } from '@slotwise/shared/words';

const escaped = (mark: string) => mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The marks of the reader's language: of a point that divides thousands in one, and decimals in another. */
function marksOf(formats: Formats) {
  const [, group = '', decimal = '.'] = /^1(\D*)234\D*567(\D)5$/.exec(formats.number(1_234_567.5)) ?? [];
  return { group: group.trim() === '' ? '\\s' : escaped(group), decimal: escaped(decimal) };
}

/** Reads numbers with the marks of the reader's language alone: a mark in another's place is refused by null, and never guessed at. */
export function numberReaderOf(formats: Formats) {
  const { group, decimal } = marksOf(formats);
  const written = new RegExp(`^-?(?:\\d+|\\d{1,3}(?:${group}\\d{3})+)(?:${decimal}\\d+)?$`);
  const groups = new RegExp(group, 'g');
  const point = new RegExp(decimal);
  return (typed: string): number | null =>
    written.test(typed) ? Number(typed.replace(groups, '').replace(point, '.')) : null;
}
