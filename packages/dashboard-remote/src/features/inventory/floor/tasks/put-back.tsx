import type { MoveTask } from '@slotwise/contract';
import { BigButton } from '../big-button';
import { useFloor, useScans } from '../floor-context';
import { Question } from '../question';
import { useAsked } from '../scan/use-asked';
import { useWords } from '../words';

interface PutBackProps {
  /** The step as it was when its goods were fetched: nothing of it was booked. */
  task: MoveTask;
  isDropped: boolean;
  onBack: () => void;
}

/** Goods in hand of a step that is not to be done any more: by the stock they lie where they were fetched. */
export function PutBack({ task: { sku, from, pieces }, isDropped, onBack }: PutBackProps) {
  const { t } = useWords();
  const { say } = useFloor();
  const asked = useAsked();
  const goods = { sku: sku.code, from: from.code, pieces };
  const back = () => {
    say('good', t('relocate.is-back', goods));
    onBack();
  };
  const scan = useScans(async (code) => {
    const place = await asked.place(code);
    if (!place) return;
    if (place.id === from.id) back();
    else say('bad', t('relocate.elsewhere', { to: from.code, place: place.code }));
  });
  return (
    <Question
      text={t(isDropped ? 'relocate.put-back' : 'relocate.put-back-lost', goods)}
      facts={`${sku.name}. ${t('relocate.put-back-stock')}`}
      label={t('move.to-label')}
      onScan={scan}
    >
      <BigButton appearance="primary" onClick={back}>
        {t('relocate.here')}
      </BigButton>
    </Question>
  );
}
