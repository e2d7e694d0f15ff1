import { BigButton } from './big-button';
import { useFloor, useScans } from './floor-context';
import { Question } from './question';
import { useWords } from './words';

interface DoubtQuestionProps {
  text: string;
  facts: string;
  /** The likelier answer first, which stands out. */
  answers: readonly { label: string; onAnswer: () => void }[];
}

/** Asks whether something unlikely is meant. Nothing else is scanned before it is answered. */
export function DoubtQuestion({ text, facts, answers }: DoubtQuestionProps) {
  const { t } = useWords();
  const { say } = useFloor();
  const scan = useScans(() => {
    say('bad', t('more.first'));
    return Promise.resolve();
  });
  return (
    <Question text={text} facts={facts} onScan={scan}>
      {answers.map(({ label, onAnswer }, at) => (
        <BigButton key={label} {...(at === 0 && { appearance: 'primary' })} onClick={onAnswer}>
          {label}
        </BigButton>
      ))}
    </Question>
  );
}
