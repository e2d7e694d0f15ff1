import { Body1, Button, makeStyles, tokens } from '@slotwise/shared/ui';
import { useCopy } from '@slotwise/shared/ui/form';
import { ContentDialog } from '@slotwise/shared/ui/dialog';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { download } from '@slotwise/shared/files';
import { useEffect, useState } from 'react';
import { printAlone } from './print-alone';
import { useAskBeforeBack } from './use-ask-before-back';
import { useWords } from './words';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '16px' },
  text: { margin: 0 },
  codes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
    gap: '8px 16px',
    margin: 0,
    padding: '12px',
    listStyle: 'none',
    fontFamily: tokens.fontFamilyMonospace,
    backgroundColor: tokens.colorNeutralBackground2,
    borderRadius: tokens.borderRadiusMedium,
  },
  ways: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  refused: { margin: 0, color: tokens.colorStatusWarningForeground1 },
});

interface RecoveryCodesDialogProps {
  open: boolean;
  codes: readonly string[];
  /** Address of the account, for the paper. */
  email: string;
  onDone: () => void;
}

/** Shows codes this once. Who has neither copied, saved nor printed them is asked before they are gone. */
export default function RecoveryCodesDialog({ open, ...props }: RecoveryCodesDialogProps) {
  return open && props.codes.length > 0 ? <Codes {...props} /> : null;
}

function Codes({ codes, email, onDone }: Omit<RecoveryCodesDialogProps, 'open'>) {
  const styles = useStyles();
  const { t } = useWords();
  const text = codes.join('\n');
  const [isTaken, setTaken] = useState(false);
  const [asking, setAsking] = useState(false);
  const [copying, copy] = useCopy(text);
  if (copying === 'copied' && !isTaken) setTaken(true);
  const paper = `${t('codes.paper', { email })}\n\n${text}`;
  useEffect(() => printAlone(paper, () => setTaken(true)), [paper]);
  useEffect(() => {
    if (isTaken) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isTaken]);
  useAskBeforeBack(!isTaken, () => setAsking(true));
  const save = () => {
    download('slotwise-recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }));
    setTaken(true);
  };
  const leave = () => (isTaken ? onDone() : setAsking(true));
  return (
    <>
      <ContentDialog
        title={t('codes.codes')}
        isAlert
        size="medium"
        contentClassName={styles.content}
        closeLabel={t('codes.kept')}
        onClose={() => !asking && leave()}
      >
        <Body1 as="p" className={styles.text}>
          {t('codes.text')}
        </Body1>
        <ul className={styles.codes} aria-label={t('codes.codes')} onCopy={() => setTaken(true)}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        {copying === 'refused' && <p className={styles.refused}>{t('codes.not-copied')}</p>}
        <div className={styles.ways}>
          <Button onClick={copy}>{t(copying === 'copied' ? 'codes.copied' : 'codes.copy')}</Button>
          <Button onClick={save}>{t('codes.save')}</Button>
          <Button onClick={() => window.print()}>{t('codes.print')}</Button>
        </div>
      </ContentDialog>
      <ConfirmDialog
        open={asking}
        title={t('codes.ask.title')}
        confirmLabel={t('codes.ask.leave')}
        cancelLabel={t('codes.ask.back')}
        onCancel={() => setAsking(false)}
        onConfirm={onDone}
      >
        {t('codes.ask.text')}
      </ConfirmDialog>
    </>
  );
}
