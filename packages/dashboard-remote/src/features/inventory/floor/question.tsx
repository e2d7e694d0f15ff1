import { makeStyles, mergeClasses, tokens } from '@slotwise/shared/ui';
import type { ReactNode } from 'react';
import { CameraScan } from '../camera/camera-scan';
import { RESULT_ID } from './feedback/focus-result';
import { VerdictPanel } from './feedback/verdict-panel';
import { useFloor } from './floor-context';
import { ScanField } from './scan/scan-field';
import { WholeCodes } from './whole-codes';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px' },
  question: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  result: {
    borderRadius: tokens.borderRadiusLarge,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  // In sight however long the list of what was scanned is.
  verdict: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    paddingBlock: '4px',
    marginBlock: '-4px',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  facts: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase400, overflowWrap: 'anywhere' },
});

interface QuestionProps {
  /** Request for the next scan. */
  text: string;
  /** Known facts. */
  facts?: ReactNode;
  label?: string;
  onScan: (code: string) => void;
  /** Large answers by touch, and the goods scanned so far. */
  children?: ReactNode;
}

/** The one question of the moment, the result of the last scan, and the camera and a field for codes. */
export function Question({ text, facts, label, onScan, children }: QuestionProps) {
  const styles = useStyles();
  const { t } = useWords();
  const { verdict } = useFloor();
  return (
    <section className={styles.root} aria-label={t('question.label')}>
      {facts !== undefined && <div className={styles.facts}>{facts}</div>}
      <h2 className={styles.question} aria-live="polite">
        <WholeCodes text={text} />
      </h2>
      <div id={RESULT_ID} tabIndex={-1} className={mergeClasses(styles.result, verdict ? styles.verdict : undefined)}>
        <VerdictPanel verdict={verdict} />
      </div>
      <CameraScan onScan={onScan} />
      {children}
      <ScanField label={label ?? t('scan.label')} onScan={onScan} />
    </section>
  );
}
