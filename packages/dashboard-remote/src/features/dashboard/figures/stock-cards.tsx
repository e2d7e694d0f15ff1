import type { DateRange } from '@slotwise/shared/ui/calendar';
import { StatCard } from '@slotwise/shared/ui/charts';
import { useDescribeError } from '@slotwise/shared/words';
import type { UseQueryResult } from '@tanstack/react-query';
import { linkTo } from '../card-link';
import { CardRow } from './card-row';
import { useFigure } from './use-figure';
import { useWords } from './words';

/** Single figures about places of stock and about stock that nobody orders. */
export function StockCards({ range }: { range: DateRange }) {
  const { t } = useWords();
  const describe = useDescribeError();
  const density = useFigure('GET /figures/density', range);
  const ageing = useFigure('GET /figures/ageing', range);
  const faultOf = ({ error, isFetching, refetch }: UseQueryResult) =>
    error ? { fault: { text: describe(error).title, retrying: isFetching, onRetry: () => void refetch() } } : {};
  const golden = density.data?.golden;
  return (
    <CardRow label={t('overview.label')}>
      <StatCard
        label={t('golden.label')}
        // Nothing was ordered from any place: that is no share of zero.
        value={golden && (golden.known === 0 ? null : golden.lines / golden.known)}
        format={{ style: 'percent', maximumFractionDigits: 0 }}
        {...faultOf(density)}
      />
      <StatCard
        label={t('dead.skus')}
        value={ageing.data?.dead.skus}
        link={linkTo(`/inventory/skus?dead=${range.end}`)}
        {...faultOf(ageing)}
      />
      <StatCard
        label={t('dead.pieces')}
        value={ageing.data?.dead.pieces}
        link={linkTo(`/inventory/stock?dead=${range.end}`)}
        {...faultOf(ageing)}
      />
    </CardRow>
  );
}
