import type { RemoteFault } from '@slotwise/shared/loading';
import { Button, ErrorState } from '@slotwise/shared/ui';
import { useConnection } from '../connection/use-connection';
import { StandInPage } from '../routing/stand-in-page';
import { useWords } from '../words';
import { useFaultWords } from './fault-words';

export interface RemoteFailureProps {
  /** Name of the remote for people. */
  name: string;
  fault: RemoteFault;
  /** Number of attempts; from the second time on a reload is offered, which also mends files of the page itself. */
  attempts: number;
  retrying?: boolean;
  /** Address that this browser takes it from instead of from the registry, and the way to end that. */
  override?: { from: string; reset: () => void } | undefined;
  onRetry: () => void;
}

/** Stands in a remote's place: the remote, its failure, and the ways to go on. */
export function RemoteFailure({ name, fault, attempts, retrying = false, override, onRetry }: RemoteFailureProps) {
  const { t } = useWords();
  const reason = useFaultWords().say(fault.reason);
  // Which file it was helps nobody whose own network is away.
  const isOffline = useConnection() === 'offline' && fault.kind === 'unreachable';
  return (
    <StandInPage title={t('page.unavailable', { name })}>
      <ErrorState
        title={t(`remote.failed-${fault.kind}`, { name })}
        advice={
          override
            ? t('remote.overridden-advice', { fault: reason, from: override.from })
            : isOffline
              ? t('remote.offline')
              : t('remote.failed-advice', { fault: reason })
        }
        onRetry={onRetry}
        retrying={retrying}
        actions={
          <>
            {override && <Button onClick={override.reset}>{t('remote.reset-override')}</Button>}
            {attempts > 1 && <Button onClick={() => location.reload()}>{t('remote.reload-page')}</Button>}
          </>
        }
      />
    </StandInPage>
  );
}

/** The same place while a remote is late. */
export function RemoteLate({ name, onRetry }: Pick<RemoteFailureProps, 'name' | 'onRetry'>) {
  const { t } = useWords();
  return (
    <StandInPage title={t('remote.late-title', { name })}>
      <ErrorState title={t('remote.late', { name })} advice={t('remote.late-advice')} onRetry={onRetry} />
    </StandInPage>
  );
}
