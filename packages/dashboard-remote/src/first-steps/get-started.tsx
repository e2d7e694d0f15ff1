import type { FirstSteps, Me } from '@slotwise/contract';
import { Button, Caption1, Card, CardHeader, ErrorState, makeStyles, tokens } from '@slotwise/shared/ui';
import { useDescribeError } from '@slotwise/shared/words';
import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { takeFocus } from './take-focus';
import { stepsOf } from './model/steps';
import { SampleState } from './sample-state';
import { SIDE_BY_SIDE, StepRow } from './step-row';
import type { FirstStepsState } from './state';
import { useWords } from './words';

const useStyles = makeStyles({
  card: { padding: '16px' },
  steps: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: '24px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    // Side by side they leave the day's figures in sight.
    [SIDE_BY_SIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
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
  const keeping = useKeptFocus(state.steps?.sample?.status ?? 'none');
  return (
    <Card role="region" aria-label={t('card.title')} className={styles.card} tabIndex={-1} {...keeping}>
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

/**
 * Keeps the focus in the card when the button that had it goes: that which has sample data made, and that which removes it.
 * @param state after a change of it, buttons may have gone
 */
function useKeptFocus(state: string) {
  const ref = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    // It is drawn in our own pages alone, so that nobody else’s elements can have it.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (hadFocus.current && isLost) ref.current?.focus({ preventScroll: true });
  }, [state]);
  return {
    ref,
    onFocus: () => {
      hadFocus.current = true;
    },
    // Of a button that goes there is nothing that has it next.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) hadFocus.current = false;
    },
  };
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
