import type { DateRange } from '@slotwise/shared/ui/calendar';
import { Chart, type ChartData } from '@slotwise/shared/ui/charts';
import { densityOf, hasStock, NOTHING } from './model/charts';
import { useChart } from './use-chart';
import { useFigure } from './use-figure';
import { useWords } from './words';

/** Places of demanded goods, and age of stock. */
export function StockCharts({ range }: { range: DateRange }) {
  const { t } = useWords();
  const chart = useChart();
  const density = useFigure('GET /figures/density', range);
  const ageing = useFigure('GET /figures/ageing', range);
  const aisles = density.data && densityOf(density.data);
  const perAisle: ChartData | undefined = aisles && {
    dimension: t('density.aisle'),
    unit: t('density.lines'),
    format: { maximumFractionDigits: 1 },
    ...(aisles.length === 0
      ? NOTHING
      : {
          categories: aisles.map(({ aisle }) => String(aisle)),
          series: [{ name: t('density.lines'), values: aisles.map(({ lines }) => lines) }],
        }),
  };
  const perAge: ChartData | undefined = ageing.data && {
    dimension: t('ageing.age'),
    unit: t('ageing.pieces'),
    ...(hasStock(ageing.data)
      ? {
          categories: ageing.data.ages.map(({ age }) => t(`ageing.${age}`)),
          series: [
            {
              name: t('ageing.series'),
              values: ageing.data.ages.map(({ pieces }) => pieces),
              hrefs: ageing.data.ages.map(({ age, pieces }) =>
                pieces > 0 ? `/inventory/stock?age=${age}` : undefined,
              ),
            },
          ],
        }
      : NOTHING),
  };
  return (
    <>
      <Chart
        kind="bars"
        title={t('density.title')}
        data={perAisle}
        emptyReason={t('density.empty')}
        {...chart(density)}
      />
      <Chart kind="rows" title={t('ageing.title')} data={perAge} emptyReason={t('ageing.empty')} {...chart(ageing)} />
    </>
  );
}
