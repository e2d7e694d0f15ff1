import { Chart, type ChartData } from '@slotwise/shared/ui/charts';
import type { DateRange } from '@slotwise/shared/ui/calendar';
import { curveOf, NOTHING } from './model/charts';
import { useChart } from './use-chart';
import { useFigure } from './use-figure';
import { useWords } from './words';

/** SKUs that carry the demand. */
export function VelocityCharts({ range }: { range: DateRange }) {
  const { t } = useWords();
  const chart = useChart();
  const velocity = useFigure('GET /figures/velocity', range);
  const { data } = velocity;
  const unit = t('demand.lines');
  const classes: ChartData | undefined = data && {
    dimension: t('velocity.class'),
    unit,
    ...(data.classes.length === 0
      ? NOTHING
      : {
          categories: data.classes.map(({ class: name, skus }) => t('velocity.name', { name, skus })),
          series: [{ name: unit, values: data.classes.map(({ lines }) => lines) }],
        }),
  };
  const curve = data && curveOf(data);
  const carried: ChartData | undefined = curve && {
    dimension: t('velocity.group'),
    unit,
    ...(curve.length === 0
      ? NOTHING
      : {
          categories: curve.map(({ upTo }) => t('velocity.up-to', { share: upTo })),
          series: [{ name: unit, values: curve.map(({ lines }) => lines) }],
        }),
  };
  const common = { emptyReason: t('demand.empty'), ...chart(velocity) };
  return (
    <>
      <Chart kind="share" title={t('velocity.classes')} data={classes} {...common} />
      <Chart kind="pareto" title={t('velocity.curve')} data={carried} {...common} />
    </>
  );
}
