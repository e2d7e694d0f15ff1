import type { Import } from '@slotwise/contract';
import { makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { ProgressBar } from '@slotwise/shared/ui/data';
import { Counts } from './counts';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', maxWidth: '40rem' },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

/** Progress of the server. It goes on without this page. */
export function RunningStep({ file }: { file: Import }) {
  const styles = useStyles();
  const { t } = useWords();
  const { status, rowsDone, rowsTotal, counts } = file;
  const label = status === 'checking' ? t('running.checking') : t('running.applying');
  return (
    <>
      <div className={styles.root}>
        <Text role="status">{label}</Text>
        <ProgressBar
          aria-label={label}
          value={rowsTotal === null ? undefined : rowsDone}
          max={rowsTotal ?? undefined}
        />
        <Text size={200} className={styles.quiet}>
          {rowsTotal === null
            ? t('running.so-far', { done: rowsDone })
            : t('running.progress', { done: rowsDone, total: rowsTotal })}
        </Text>
        <Text size={200} className={styles.quiet}>
          {t('running.leave')}
        </Text>
      </div>
      <Counts counts={counts} />
    </>
  );
}
