import { DoubtQuestion } from './doubt-question';
import { useWords } from './words';

interface ManyQuestionProps {
  sku: string;
  quantity: number;
  onYes: () => void;
  onNo: () => void;
}

/** Asks whether a number is meant that is so large that it may be a code. */
export function ManyQuestion({ sku, quantity, onYes, onNo }: ManyQuestionProps) {
  const { t } = useWords();
  return (
    <DoubtQuestion
      text={t('many.question', { sku, quantity })}
      facts={t('many.facts')}
      answers={[
        { label: t('many.no'), onAnswer: onNo },
        { label: t('many.yes', { quantity }), onAnswer: onYes },
      ]}
    />
  );
}
