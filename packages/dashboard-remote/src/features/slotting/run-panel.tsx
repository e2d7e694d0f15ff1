import type { SlottingRun, SlottingTerms } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { ErrorState, makeStyles, StatusBadge, Subtitle2, Text, tokens } from '@slotwise/shared/ui';
import { SendButton } from '@slotwise/shared/ui/waiting';
import { ProgressBar } from '@slotwise/shared/ui/data';
import { useDescribeError } from '@slotwise/shared/words';
import { useMutation } from '@tanstack/react-query';
import { BestYet } from './best-yet';
import { Curve } from './curve';
import { Outcome } from './outcome';
import { RunFault } from './run-fault';
import { ResultTable } from './result-table';
import { RunWarnings } from './run-warnings';
import { LayoutChanged } from './layout-changed';
import { useRunName } from './scenarios/run-worth';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

const TONES = { waiting: 'neutral', running: 'pending', done: 'success', failed: 'danger' } as const;

interface RunPanelProps {
  run: SlottingRun;
  terms: SlottingTerms | undefined;
  /** Of the warehouse. */
  isNewest: boolean;
}

/** One search: its progress and its findings. It goes on without this page. */
export function RunPanel({ run, terms, isNewest }: RunPanelProps) {
  const styles = useStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const describeError = useDescribeError();
  const mayRun = useCan(platform, 'manage_slotting');
  const stop = useMutation({
    mutationFn: () => platform.http('POST /slotting/run/stop', { body: { run_id: run.id } }),
  });
  const { status, progress, basis, outcome, fault, ending } = run;
  const nameOf = useRunName();
  const title = isNewest && run.name === '' ? t('run.title') : t('run.named', { name: nameOf(run) });
  const spent = { moves: progress.moves, seconds: Math.round(progress.elapsedMs / 1000) };
  const hasTried = outcome?.trials.some(({ kind }) => kind === 'search') ?? false;
  // Before the first move of the search it reads orders, and tries rules of thumb and ways to search, on a part of the orders.
  const before =
    status !== 'done'
      ? hasTried
        ? 'progress.trying'
        : 'progress.preparing'
      : hasTried
        ? 'progress.tried'
        : 'progress.none';
  const tried = spent.moves > 0 ? t('progress.moves', spent) : t(before, { seconds: spent.seconds });
  const isOpen = status === 'waiting' || status === 'running';
  const said = status === 'done' && ending === 'stopped' ? t('run.stopped') : t(`run.${status}`);
  return (
    <section className={styles.root} aria-label={title}>
      <div className={styles.head}>
        <Subtitle2 as="h2">{title}</Subtitle2>
        <StatusBadge tone={TONES[status]} label={said} />
        {isOpen && mayRun && (
          <SendButton
            onClick={() => stop.mutate()}
            off={stop.isSuccess}
            sending={stop.isPending}
            sendingLabel={t('run.stopping')}
          >
            {stop.isSuccess ? t('run.stopping') : t('run.stop')}
          </SendButton>
        )}
      </div>
      {stop.error && <ErrorState {...describeError(stop.error)} />}
      {isOpen && (
        <>
          <ProgressBar
            aria-label={t('progress.label')}
            value={status === 'running' && basis ? progress.spent : undefined}
          />
          <Text size={200} className={styles.quiet}>
            {tried}
          </Text>
          <Curve key={run.id} progress={progress} />
        </>
      )}
      {fault && <RunFault run={run} fault={fault} />}
      {status === 'done' && <LayoutChanged id={run.id} />}
      {isOpen && progress.aim && <BestYet aim={progress.aim} />}
      {!isOpen && basis && progress.plan && <ResultTable run={run} basis={basis} plan={progress.plan} terms={terms} />}
      {outcome && progress.plan && <Outcome outcome={outcome} isOpen={isOpen} settings={run.settings} />}
      {status === 'done' && (
        <Text size={200} className={styles.quiet}>
          {tried}
        </Text>
      )}
      <RunWarnings run={run} />
    </section>
  );
}
