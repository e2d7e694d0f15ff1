import { useEffect } from 'react';
import { VerdictPanel } from './feedback/verdict-panel';
import { useFloor } from './floor-context';
import { useWedge } from './scan/use-wedge';
import { useWords } from './words';

/** Answers scans as long as nobody has said in which of several warehouses they are made: unanswered, they would seem to count. */
export function ChooseFirst() {
  const { t } = useWords();
  const { verdict, say, clear } = useFloor();
  const refuse = () => say('bad', t('wrong.no-warehouse'));
  useWedge(refuse, refuse);
  // Once one is chosen, the message is about nothing any more.
  useEffect(() => clear, [clear]);
  return verdict && <VerdictPanel verdict={verdict} />;
}
