import { DoubtQuestion } from '../doubt-question';
import { useWords } from '../words';

interface MoreQuestionProps {
  sku: string;
  expected: number;
  onYes: () => void;
  onNo: () => void;
}

/** Asks whether there really is more of a SKU than expected. */
export function MoreQuestion({ sku, expected, onYes, onNo }: MoreQuestionProps) {
  const { t } = useWords();
  return (
    <DoubtQuestion
      text={t('more.question', { sku })}
      facts={t('more.facts', { expected, sku })}
      answers={[
        { label: t('more.yes'), onAnswer: onYes },
        { label: t('more.no'), onAnswer: onNo },
      ]}
    />
  );
}
