import { useReadable } from '@slotwise/shared/session';
import { Button } from '@slotwise/shared/ui';
import { useShell } from '../bootstrap/shell-context';
import { WarningLine } from '../layout/warning-line';
import { useWords } from '../words';
import { useConnection } from './use-connection';
import { WaitingLine } from './waiting-line';

/**
 * Says below the top bar, and aloud, why the page cannot reach the server, which changes wait for it, and what can be
 * done.
 */
export function ConnectionBar() {
  const { t } = useWords();
  const { session, waiting, outbox } = useShell();
  const connection = useConnection();
  const changes = useReadable(waiting);
  const kept = useReadable(outbox.waiting);
  const renewal = useReadable(session.renewal);
  // That says more than a server that does not answer, and what can be done.
  const isWaiting = renewal === 'failing' && connection !== 'offline';
  return (
    <div role="status" aria-label={t('connection.label')}>
      {/* One line, also on a phone: below it somebody works. */}
      {connection !== 'ok' && !isWaiting && (
        <WarningLine text={kept > 0 ? t('connection.kept', { count: kept }) : t(`connection.${connection}`)} />
      )}
      {changes.length > 0 && <WaitingLine changes={changes} onCancel={waiting.cancel} />}
      {isWaiting && (
        <WarningLine
          text={kept > 0 ? t('connection.kept', { count: kept }) : t('connection.not-renewed')}
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
