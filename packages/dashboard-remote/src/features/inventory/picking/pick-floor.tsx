import { useMemo, type ReactNode } from 'react';
import { useFeedback } from '../floor/feedback/use-feedback';
import { FloorContext, useKnown } from '../floor/floor-context';
import type { FloorEntry } from '../floor/floor-note';
import { RecentList } from '../floor/recent/recent-list';
import { useRefusalsSaid } from '../floor/recent/use-refusals-said';
import { CorrectPick } from './correct-pick';
import { useAnswers } from './use-answers';

/** The floor's tools for picking: what is scanned means a stop's place or goods, so that no warehouse is read. */
export function PickFloor({ children }: { children: ReactNode }) {
  const known = useKnown('');
  const feedback = useFeedback();
  const floor = useMemo(() => ({ ...known, ...feedback }), [known, feedback]);
  return <FloorContext value={floor}>{children}</FloorContext>;
}

const isUnbooked = ({ status, note }: FloorEntry) => status !== 'sent' && note.list !== undefined;

/** Picks that wait or were refused, of all lists, and what became of those that were sent just now. */
export function Unbooked() {
  // After what stands above, so that its words are not wiped away by the next stop.
  useRefusalsSaid();
  useAnswers();
  return <RecentList isShown={isUnbooked} Pick={CorrectPick} />;
}
