import { DoubtQuestion } from './doubt-question';
import { useDayText } from '../sections/use-day-text';
import { useWords } from './words';

interface OtherDayQuestionProps {
  lot: string;
  /** As it was said of the lot before; empty: it does not expire. */
  known: string;
  /** As it is said now. */
  day: string;
  /** The lot has the day that was said before. */
  onKnown: () => void;
  /** All pieces of the lot have the day that is said now. */
  onDay: () => void;
  onNo: () => void;
}

/** Asks which day is right where a lot is said to expire on another one than before: it has one day only. */
export function OtherDayQuestion({ lot, known, day, onKnown, onDay, onNo }: OtherDayQuestionProps) {
  const { t } = useWords();
  const dayText = useDayText();
  const days = { lot, day: dayText(day), known: known === '' ? '' : dayText(known) };
  return (
    <DoubtQuestion
      text={t('other-day.question', days)}
      facts={known === '' ? t('other-day.facts-never') : t('other-day.facts', days)}
      answers={[
        { label: known === '' ? t('other-day.known-never') : t('other-day.known', days), onAnswer: onKnown },
        { label: t('other-day.day', days), onAnswer: onDay },
        { label: t('expired.no'), onAnswer: onNo },
      ]}
    />
  );
}
