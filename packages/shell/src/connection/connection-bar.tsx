import { useReadable } from '@slotwise/shared/session';
import { Button, makeStyles, tokens } from '@slotwise/shared/ui';
import { Warning16Regular } from '@slotwise/shared/ui/icons';
import type { ReactNode } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { useWords } from '../words';
import { useConnection } from './use-connection';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    paddingBlock: '4px',
    paddingInline: '16px',
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorNeutralForeground1,
    // The only edge where the reader's own colours rule.
    borderBottom: `1px solid ${tokens.colorStatusWarningBorder1}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
  text: { flexGrow: 1, flexBasis: '12rem', minWidth: 0, overflowWrap: 'anywhere' },
  icon: { display: 'inline-flex', flexShrink: 0, color: tokens.colorStatusWarningForeground1 },
});

function Line({ text, action }: { text: string; action?: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.line}>
      <span className={styles.icon} aria-hidden="true">
        <Warning16Regular />
      </span>
      <span className={styles.text}>{text}</span>
      {action}
    </div>
  );
}

/**
 * Says below the top bar, and aloud, why the page cannot reach the server, which changes wait for it, and what can be
 * done.
 */
export function ConnectionBar() {
  const { t } = useWords();
  const { session, waiting, outbox } = useShell();
  const connection = useConnection();
  const count = useReadable(waiting);
  const kept = useReadable(outbox.waiting);
  const renewal = useReadable(session.renewal);
  return (
    <div role="status" aria-label={t('connection.label')}>
      {connection !== 'ok' && <Line text={t(`connection.${connection}`)} />}
      {count > 0 && (
        <Line
          text={t('connection.waiting', { count })}
          action={
            <Button size="small" onClick={() => waiting.cancel()}>
              {t('connection.cancel', { count })}
            </Button>
          }
        />
      )}
      {kept > 0 && connection !== 'ok' && <Line text={t('connection.kept', { count: kept })} />}
      {renewal === 'failing' && connection !== 'offline' && (
        <Line
          text={t('connection.not-renewed')}
          action={
            <Button size="small" onClick={() => void session.renew()}>
              {t('connection.renew')}
            </Button>
          }
        />
      )}
    </div>
  );
}
