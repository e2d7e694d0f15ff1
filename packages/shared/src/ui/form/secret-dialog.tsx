import { Body1, Button, makeStyles, tokens } from '@slotwise/shared/ui';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  ReturnFocus,
} from '@slotwise/shared/ui/overlay';
import type { ReactNode } from 'react';
import { Checkmark16Regular, Copy16Regular } from '../icons';
import { sharedWords } from '@slotwise/shared/words';
import { useFormStyles } from './form.styles';
import { useCopy } from './use-copy';

const useStyles = makeStyles({
  // Names may be long, and without a blank.
  surface: { maxWidth: '32rem', overflowWrap: 'anywhere' },
  secret: {
    display: 'block',
    padding: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
  refused: { margin: 0, color: tokens.colorStatusWarningForeground1 },
});

export interface SecretDialogProps {
  title: string;
  /** Says how to use it, and that it is not shown again. */
  lead: ReactNode;
  secret: string;
  /** "Copy key". */
  copyLabel: string;
  onClose: () => void;
}

/** Shows a secret this once, whole, to be copied: one click on it selects all of it. A click beside it closes nothing. */
export function SecretDialog({ title, lead, secret, copyLabel, onClose }: SecretDialogProps) {
  const styles = useStyles();
  const formStyles = useFormStyles();
  const { t } = sharedWords.useWords();
  const [copying, copy] = useCopy(secret);
  return (
    <Dialog open modalType="alert" onOpenChange={(_event, data) => !data.open && onClose()}>
      <DialogSurface className={styles.surface}>
        <ReturnFocus />
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent className={formStyles.form}>
            <Body1 as="p" className={formStyles.lead}>
              {lead}
            </Body1>
            <code className={styles.secret}>{secret}</code>
            {copying === 'refused' && <p className={styles.refused}>{t('form.not-copied')}</p>}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('form.done')}</Button>
            <Button
              appearance="primary"
              icon={copying === 'copied' ? <Checkmark16Regular /> : <Copy16Regular />}
              onClick={copy}
            >
              {copying === 'copied' ? t('form.copied') : copyLabel}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
