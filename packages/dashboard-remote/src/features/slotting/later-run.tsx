import type { SlottingRun } from '@slotwise/contract';
import { Text } from '@slotwise/shared/ui';
import { RunFault } from './run-fault';
import { useWords } from './words';

/** The end of a search that came to no plan, above the latest plan. */
export function LaterRun({ run }: { run: SlottingRun }) {
  const { t } = useWords();
  const said = t(run.status === 'failed' ? 'later.failed' : 'later.stopped');
  return (
    <>
      <Text>{`${said} ${t('later.shown')}`}</Text>
      {run.fault && <RunFault run={run} fault={run.fault} />}
    </>
  );
}
