import { Button, ErrorState } from '@slotwise/shared/ui';
import { StandInPage } from '../routing/stand-in-page';
import type { RemoteFault } from './remote-fault';

export interface RemoteFailureProps {
  /** What people call the remote. */
  name: string;
  fault: RemoteFault;
  /** How often it was tried; from the second time on a reload is offered, which also mends files of the page itself. */
  attempts: number;
  retrying?: boolean;
  /** Where this browser takes it from instead of from the registry, and the way to end that. */
  override?: { from: string; reset: () => void } | undefined;
  onRetry: () => void;
}

const headlines: Readonly<Record<RemoteFault['kind'], string>> = {
  manifest: 'cannot be used',
  incompatible: 'does not fit this version of the page',
  unreachable: 'could not be reached',
  corrupt: 'was not loaded',
  timeout: 'is not answering',
  load: 'could not be started',
  render: 'ran into a problem',
  runtime: 'ran into a problem',
};

/** Stands in a remote's place: what failed, what happened, and how to go on. */
export function RemoteFailure({ name, fault, attempts, retrying = false, override, onRetry }: RemoteFailureProps) {
  return (
    <StandInPage title={`${name} is unavailable`}>
      <ErrorState
        title={`${name} ${headlines[fault.kind]}.`}
        advice={
          override
            ? `${fault.detail} This browser takes it from ${override.from} instead of from the registry.`
            : `${fault.detail} Everything else keeps working.`
        }
        onRetry={onRetry}
        retrying={retrying}
        actions={
          <>
            {override && <Button onClick={override.reset}>Reset override</Button>}
            {attempts > 1 && <Button onClick={() => location.reload()}>Reload page</Button>}
          </>
        }
      />
    </StandInPage>
  );
}

/** The same place while a remote is late. */
export function RemoteLate({ name, onRetry }: Pick<RemoteFailureProps, 'name' | 'onRetry'>) {
  return (
    <StandInPage title={`${name} is still loading`}>
      <ErrorState
        title={`${name} is taking longer than usual.`}
        advice="Still loading… Everything else keeps working."
        onRetry={onRetry}
      />
    </StandInPage>
  );
}
