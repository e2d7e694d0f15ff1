import type { FirstSteps, Me } from '@slotwise/contract';
import { Button, Caption1, Card, CardHeader, ErrorState, makeStyles, tokens } from '@slotwise/shared/ui';
import { useDescribeError } from '@slotwise/shared/words';
import { takeFocus } from './take-focus';
import { stepsOf } from './model/steps';
import { SampleState } from './sample-state';
import { StepRow } from './step-row';
import type { FirstStepsState } from './state';
import { useWords } from './words';

const useStyles = makeStyles({
  card: { maxWidth: '44rem', padding: '16px' },
  steps: { margin: 0, padding: 0, listStyle: 'none' },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

export interface GetStartedProps {
  me: Me;
  state: FirstStepsState;
}

/** Leads from nothing to a plan: what is done is read from the company's data, and each step leads to where it is done. */
export default function GetStarted({ me, state }: GetStartedProps) {
  const styles = useStyles();
  const { t } = useWords();
  const describeError = useDescribeError();
  return (
    <Card role="region" aria-label={t('card.title')} className={styles.card}>
      <CardHeader
        header={t('card.title')}
        description={state.steps && <Progress steps={state.steps} />}
        action={
          <Button
            size="small"
            appearance="subtle"
            onClick={state.dismiss}
            ref={state.hasChosen ? takeFocus : undefined}
          >
            {t('card.dismiss')}
          </Button>
        }
      />
      {state.steps ? (
        <Steps me={me} steps={state.steps} />
      ) : (
        <ErrorState compact {...describeError(state.error)} onRetry={state.reload} retrying={state.isFetching} />
      )}
    </Card>
  );
}

function Progress({ steps }: { steps: FirstSteps }) {
  const styles = useStyles();
  const { t } = useWords();
  const all = stepsOf(steps);
  return (
    <Caption1 className={styles.quiet}>
      {t('card.done', { done: all.filter(({ isDone }) => isDone).length, all: all.length })}
    </Caption1>
  );
}

function Steps({ me, steps }: { me: Me; steps: FirstSteps }) {
  const styles = useStyles();
  const all = stepsOf(steps);
  const next = all.find(({ isDone, isOpen }) => !isDone && isOpen)?.name;
  return (
    <>
      <ol className={styles.steps}>
        {all.map((step) => (
          <StepRow key={step.name} me={me} step={step} steps={steps} isNext={step.name === next} />
        ))}
      </ol>
      {steps.sample && <SampleState sample={steps.sample} />}
    </>
  );
}
