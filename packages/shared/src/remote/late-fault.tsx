import { Button, Caption1, makeStyles, tokens } from '@slotwise/shared/ui';
import { sharedWords } from '@slotwise/shared/words';
import { useEffect, useRef } from 'react';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    maxWidth: '20rem',
    padding: '4px 8px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorStatusWarningBorder1}`,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorNeutralForeground1,
  },
});

/** Stands where something was asked for whose code cannot be had. Drawn without the layers above the page, which may be what is missing. */
export function LateFault({ onRetry }: { onRetry: () => void }) {
  const styles = useStyles();
  const { t } = sharedWords.useWords();
  const root = useRef<HTMLSpanElement>(null);
  // A dialog's place may be anywhere in the page.
  // Newer browsers answer with a promise, which React would take for what ends the effect.
  useEffect(() => void root.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <span ref={root} role="alert" className={styles.root}>
      <Caption1>{t('late.failed')}</Caption1>
      <Button size="small" onClick={onRetry}>
        {t('retry.label')}
      </Button>
    </span>
  );
}
