import type { SlottingOther, SlottingRun } from '@slotwise/contract';
import { Text } from '@slotwise/shared/ui';
import { useWords } from './words';

/** Less than what is shown of seconds is no difference. */
const SHOWN = 0.005;

/** Seconds a day that carrying to another place counts in a search. */
function carriedIn({ settings: { costs, paidBack }, basis }: SlottingRun, { change }: SlottingOther): number {
  return (costs.moves * change.moves) / (paidBack ?? Math.max(1, basis?.days.seen ?? 1));
}

/** Causes for which a plan leaves places that take less work a day than its own. Nothing where there are none. */
export function WhyBetter({ run, next }: { run: SlottingRun; next: readonly SlottingOther[] }) {
  const { t } = useWords();
  const less = next.filter(({ change }) => change.total <= -SHOWN);
  if (less.length === 0) return null;
  const { settings, outcome } = run;
  const isCarried = (other: SlottingOther) => other.change.total + carriedIn(run, other) > -SHOWN;
  const causes: string[] = [];
  if (less.some(isCarried)) causes.push(t('why.better-carrying'));
  if (!less.every(isCarried)) {
    const chosen = outcome?.trials[outcome.best];
    if (settings.budget !== undefined || settings.most !== undefined) causes.push(t('why.better-budget'));
    if (chosen?.kind === 'rule') causes.push(t('why.better-rule'));
    const { weighing = null } = chosen ?? {};
    if (weighing !== null && weighing !== 'even')
      causes.push(t('why.better-weighed', { weighing: t(`weighing.${weighing}`) }));
    if (causes.length === 0) causes.push(t('why.better-untried'));
  }
  return <Text size={200}>{[t('why.better'), ...causes].join(' ')}</Text>;
}
