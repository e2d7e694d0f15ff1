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
export function RemoteFailure({ name, fault, attempts, retrying = false, onRetry }: RemoteFailureProps) {
  return (
    <StandInPage title={`${name} is unavailable`}>
      <ErrorState
        title={`${name} ${headlines[fault.kind]}.`}
        advice={`${fault.detail} Everything else keeps working.`}
        onRetry={onRetry}
        retrying={retrying}
        actions={attempts > 1 && <Button onClick={() => location.reload()}>Reload page</Button>}
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
