import type { SlottingSettings } from '@slotwise/contract';
import { startWarnings, type Warning } from '@slotwise/engine';
import { problemOf, seenWalks } from '../input/problem-of';
import type { RunInput } from '../input/run-input';

/** A notice about a pile. */
export interface Notice {
  pile: number;
  kind: 'no_measures' | 'fits_nowhere' | 'no_room' | 'held_lot';
  missing: readonly ('dimensions' | 'weight')[];
  refused: Partial<Record<string, number>>;
}

/**
 * Piles that rules leave no place for: they stay where they lie. A pile that stays takes room from others, so that it
 * is asked again until each has one.
 */
export function keptPiles(input: RunInput, settings: SlottingSettings): { stays: Set<number>; notices: Notice[] } {
  const stays = new Set<number>();
  const notices: Notice[] = input.piles.flatMap(({ held }, pile) =>
    held ? [{ pile, kind: 'held_lot', missing: [], refused: {} }] : [],
  );
  for (let first = true; ; first = false) {
    const warnings = startWarnings(problemOf(input, settings, seenWalks(input), stays));
    const before = stays.size;
    for (const warning of warnings) {
      const notice = noticeOf(warning);
      if (!notice) continue;
      if (notice.kind === 'no_measures') {
        if (first) notices.push(notice);
      } else if (!stays.has(notice.pile)) {
        stays.add(notice.pile);
        notices.push(notice);
      }
    }
    if (stays.size === before) break;
  }
  input.piles.forEach(({ held }, pile) => held && stays.add(pile));
  return { stays, notices: merged(notices) };
}

/** Rules that refuse goods for the want of a measure. */
const MEASURED_BY = { dimensions: ['fit', 'volume'], weight: ['weight'] } as const;

/** Goods that fit nowhere because nobody has measured them are named by what is missing alone, with the rules that refuse them: that is to be mended. */
function merged(notices: readonly Notice[]): Notice[] {
  const nowhere = new Map(notices.flatMap((one) => (one.kind === 'fits_nowhere' ? [[one.pile, one] as const] : [])));
  const isWhy = ({ kind, missing }: Notice, refused: Notice['refused']) =>
    kind === 'no_measures' && missing.some((one) => MEASURED_BY[one].some((rule) => (refused[rule] ?? 0) > 0));
  const joined = notices.map((one) => {
    const refused = nowhere.get(one.pile)?.refused ?? {};
    return isWhy(one, refused) ? { ...one, refused } : one;
  });
  const said = new Set(
    joined.flatMap(({ kind, pile, refused }) =>
      kind === 'no_measures' && Object.keys(refused).length > 0 ? [pile] : [],
    ),
  );
  return joined.filter(({ kind, pile }) => kind !== 'fits_nowhere' || !said.has(pile));
}

function noticeOf(warning: Warning): Notice | undefined {
  const { sku: pile } = warning;
  switch (warning.kind) {
    case 'no_measures':
      return { pile, kind: 'no_measures', missing: warning.missing, refused: {} };
    case 'fits_nowhere':
      return { pile, kind: 'fits_nowhere', missing: [], refused: warning.rules };
    case 'no_room':
      return { pile, kind: 'no_room', missing: [], refused: {} };
    case 'locked_against_rule':
      // It is one of those that were kept because of that rule, or is held.
      return undefined;
  }
}
