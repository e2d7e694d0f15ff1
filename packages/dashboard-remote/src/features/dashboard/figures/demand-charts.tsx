import type { Rhythm } from '@slotwise/contract';
import { Chart, type ChartData } from '@slotwise/shared/ui/charts';
import { useWeekStart, type DateRange } from '@slotwise/shared/ui/calendar';
import { useFormats } from '@slotwise/shared/words';
import type { UseQueryResult } from '@tanstack/react-query';
import { daysOf, hours, linesByDay, linesByHour, namedWeek, NOTHING } from './model/charts';
import { useChart } from './use-chart';
import { useWords } from './words';

interface DemandChartsProps {
  range: DateRange;
  rhythm: UseQueryResult<Rhythm>;
}

/** When orders come. */
export function DemandCharts({ range, rhythm }: DemandChartsProps) {
  const { t } = useWords();
  const formats = useFormats();
  const chart = useChart();
  const { data } = rhythm;
  const weekStart = useWeekStart();
  const unit = t('demand.lines');
  const asked = daysOf(range.start, range.end);
  const values = data && linesByDay(asked, data);
  const perDay: ChartData | undefined = values && {
    dimension: formats.date(asked[0]!, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
    dates: { day: 'numeric', month: 'short' },
    unit,
    ...(values.length === 0 ? NOTHING : { categories: asked, series: [{ name: unit, values }] }),
  };
  const perHour: ChartData | undefined = data && {
    dimension: t('demand.hour'),
    unit,
    ...(data.week.length === 0
      ? NOTHING
      : {
          categories: hours(),
          series: linesByHour(data, weekStart).map((lines, at) => ({
            name: formats.date(namedWeek(weekStart)[at]!, { weekday: 'short', timeZone: 'UTC' }),
            values: lines,
          })),
        }),
  };
  const perMonth: ChartData | undefined = data && {
    dimension: t('demand.month'),
    dates: { month: 'short', year: '2-digit' },
    unit,
    ...(data.months.length === 0
      ? NOTHING
      : {
          categories: data.months.map(({ month }) => month),
          series: [{ name: unit, values: data.months.map(({ lines }) => lines) }],
        }),
  };
  const common = { emptyReason: t(data?.latest == null ? 'demand.empty' : 'demand.none'), ...chart(rhythm) };
  return (
    <>
      <Chart kind="line" title={t('demand.days')} data={perDay} {...common} />
      <Chart kind="bars" title={t('demand.months')} data={perMonth} {...common} />
      <Chart kind="heat" title={t('demand.week')} data={perHour} {...common} />
    </>
  );
}
