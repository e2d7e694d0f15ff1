import { DoubtQuestion } from './doubt-question';
import { useWords } from './words';

interface ExpiredQuestionProps {
  sku: string;
  /** The day on which it expired, as it is read. */
  day: string;
  /** The day is another one. */
  onDay: () => void;
  /** It has expired, and goes into quarantine. */
  onYes: () => void;
  onNo: () => void;
}

/** Asks about goods that arrive and have expired: most often a year was mistyped. */
export function ExpiredQuestion({ sku, day, onDay, onYes, onNo }: ExpiredQuestionProps) {
  const { t } = useWords();
  return (
    <DoubtQuestion
      text={t('expired.question', { sku, day })}
      facts={t('expired.facts')}
      answers={[
        { label: t('expired.day'), onAnswer: onDay },
        { label: t('expired.quarantine'), onAnswer: onYes },
        { label: t('expired.no'), onAnswer: onNo },
      ]}
    />
  );
}
