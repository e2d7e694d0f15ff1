import { Button, makeStyles, media, mergeClasses } from '@slotwise/shared/ui';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '6px', margin: 0, padding: 0, listStyleType: 'none', minWidth: 0 },
  /** One line of a narrow screen, which is moved sideways: the page above keeps its room. */
  row: {
    [media.belowMd]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none', '& > li': { flexShrink: 0 } },
  },
  item: { display: 'flex', minWidth: 0, maxWidth: '100%' },
  chip: { textAlign: 'start', fontWeight: 'normal', minHeight: '28px', overflowWrap: 'anywhere' },
});

interface QuestionChipsProps {
  label: string;
  questions: readonly string[];
  disabled?: boolean;
  /** Whether they stay in one line on narrow screens. */
  inRow?: boolean;
  onAsk: (question: string) => void;
}

/** Questions that a click asks. */
export function QuestionChips({ label, questions, disabled, inRow, onAsk }: QuestionChipsProps) {
  const styles = useStyles();
  return (
    <ul className={mergeClasses(styles.root, inRow && styles.row)} aria-label={label}>
      {questions.map((question) => (
        <li key={question} className={styles.item}>
          <Button
            size="small"
            appearance="outline"
            className={styles.chip}
            disabledFocusable={disabled}
            onClick={() => onAsk(question)}
          >
            <bdi>{question}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  );
}
