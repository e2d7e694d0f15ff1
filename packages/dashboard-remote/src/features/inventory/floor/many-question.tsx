import { BigButton } from './big-button';
import { useFloor, useScans } from './floor-context';
import { Question } from './question';
import { useWords } from './words';

interface ManyQuestionProps {
  sku: string;
  quantity: number;
  onYes: () => void;
  onNo: () => void;
}

/** Asks whether a number is meant that is so large that it may be a code. Nothing else is scanned before it is answered. */
export function ManyQuestion({ sku, quantity, onYes, onNo }: ManyQuestionProps) {
  const { t } = useWords();
  const { say } = useFloor();
  const scan = useScans(() => {
    say('bad', t('more.first'));
    return Promise.resolve();
  });
  return (
    <Question text={t('many.question', { sku, quantity })} facts={t('many.facts')} onScan={scan}>
      <BigButton appearance="primary" onClick={onNo}>
        {t('many.no')}
      </BigButton>
      <BigButton onClick={onYes}>{t('many.yes', { quantity })}</BigButton>
    </Question>
  );
}
