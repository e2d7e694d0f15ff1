import type { FirstSteps, Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Body1, Body1Strong, makeStyles, mergeClasses, tokens, VisuallyHidden } from '@slotwise/shared/ui';
import { CheckmarkCircle20Regular, Circle20Regular } from '@slotwise/shared/ui/icons';
import { usePermissionWords } from '@slotwise/shared/words';
import { RecordLink } from '@slotwise/shared/ui/link';
import { AddWarehouse } from '../warehouses/add-warehouse';
import AskFor from './ask-for';
import type { Step } from './model/steps';
import { UseSampleData } from './use-sample-data';
import { useWords } from './words';

/** Screens that have room for steps beside one another. */
export const SIDE_BY_SIDE = '@media (min-width: 768px)';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: '2px 12px',
    paddingBlock: '10px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottom: 'none' },
    [SIDE_BY_SIDE]: { alignContent: 'start', borderBottom: 'none' },
  },
  mark: { lineHeight: 0, color: tokens.colorNeutralForeground3 },
  done: { color: tokens.colorStatusSuccessForeground1 },
  body: { display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0 },
  text: { color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', paddingBlockStart: '4px' },
});

interface StepRowProps {
  me: Me;
  step: Step;
  steps: FirstSteps;
  isNext: boolean;
}

/** One step: whether it is done, and what leads to where it is. */
export function StepRow({ me, step, steps, isNext }: StepRowProps) {
  const styles = useStyles();
  const { t } = useWords();
  const { quoted } = usePermissionWords();
  const may = useCan(usePlatform(), step.permission);
  const { name, isDone, isOpen, permission } = step;
  return (
    <li className={styles.row} aria-current={isNext ? 'step' : undefined}>
      <span className={mergeClasses(styles.mark, isDone && styles.done)}>
        {isDone ? <CheckmarkCircle20Regular aria-hidden /> : <Circle20Regular aria-hidden />}
      </span>
      <div className={styles.body}>
        <Body1Strong>
          {t(`step.${name}`)}
          <VisuallyHidden>{` ${isDone ? t('state.done') : t('state.open')}`}</VisuallyHidden>
        </Body1Strong>
        <StepText step={step} run={steps.run} />
        {isOpen && !isDone && (
          <div className={styles.actions}>
            {may ? (
              <Actions me={me} step={step} steps={steps} />
            ) : (
              <>
                <Body1 className={styles.text}>{t('needs.permission', { permission: quoted(permission) })}</Body1>
                <AskFor permission={permission} />
              </>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

/** The use of a step; once there is a result, the result. */
function StepText({ step: { name, isDone }, run }: { step: Step; run: FirstSteps['run'] }) {
  const styles = useStyles();
  const { t } = useWords();
  if (name === 'search' && (run?.status === 'waiting' || run?.status === 'running')) {
    return <Body1 className={styles.text}>{t('step.search.running')}</Body1>;
  }
  if (name === 'found' && run?.status === 'done' && run.saves !== null) {
    const saves = run.saves >= 0.005;
    return (
      <Body1 className={styles.text}>{saves ? t('found.saves', { share: run.saves }) : t('found.saves-nothing')}</Body1>
    );
  }
  return isDone ? null : <Body1 className={styles.text}>{t(`step.${name}.text`)}</Body1>;
}

function Actions({ me, step: { name, href }, steps: { warehouse, sample } }: Omit<StepRowProps, 'isNext'>) {
  const { t } = useWords();
  const offersSample = sample === null && (name === 'warehouse' || name === 'orders');
  return (
    <>
      {name === 'warehouse' && warehouse === null ? (
        <AddWarehouse me={me} />
      ) : (
        href !== undefined && (
          <RecordLink to={href}>
            {name === 'warehouse' ? t('step.warehouse.act', { name: warehouse?.name ?? '' }) : t(`step.${name}.act`)}
          </RecordLink>
        )
      )}
      {offersSample && <UseSampleData />}
    </>
  );
}
