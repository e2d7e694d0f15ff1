import { BigButton } from '../big-button';
import { useFloor, useScans } from '../floor-context';
import { Question } from '../question';
import { useWords } from '../words';

interface MoreQuestionProps {
  sku: string;
  expected: number;
  onYes: () => void;
  onNo: () => void;
}

/** Asks whether there really is more of a SKU than expected. Nothing else is scanned before it is answered. */
export function MoreQuestion({ sku, expected, onYes, onNo }: MoreQuestionProps) {
  const { t } = useWords();
  const { say } = useFloor();
  const scan = useScans(() => {
    say('bad', t('more.first'));
    return Promise.resolve();
  });
  return (
    <Question text={t('more.question', { sku })} facts={t('more.facts', { expected, sku })} onScan={scan}>
      <BigButton appearance="primary" onClick={onYes}>
        {t('more.yes')}
      </BigButton>
      <BigButton onClick={onNo}>{t('more.no')}</BigButton>
    </Question>
  );
}
