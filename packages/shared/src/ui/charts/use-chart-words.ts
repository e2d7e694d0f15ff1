import { sharedWords, useFormats } from '@slotwise/shared/words';
import { dateFormat } from './chart-data';
import type { ChartFigures } from './chart-data';

/** Formats of a chart's categories and figures in the page's language. */
export interface ChartWords {
  category(at: number): string;
  /** The name of a column; a single series is called by its unit. */
  column(at: number): string;
  figure(category: number, column: number): string;
  /** One figure with all that it belongs to: "Week 3, Picks: 1,204". */
  point(category: number, column: number): string;
  /** A number in the format of a column, such as one at an axis. */
  number(value: number, column: number): string;
}

export function useChartWords({ data, columns }: ChartFigures): ChartWords {
  const formats = useFormats();
  const { t } = sharedWords.useWords();
  const category = (at: number) => {
    const name = data.categories[at] ?? '';
    return data.dates ? formats.date(name, dateFormat(name, data.dates)) : name;
  };
  const column = (at: number) => (data.series.length === 1 && at === 0 ? data.unit : (columns[at]?.name ?? ''));
  const number = (value: number, at: number) => formats.number(value, columns[at]?.format);
  const figure = (row: number, at: number) => {
    const value = columns[at]?.values[row] ?? null;
    return value === null ? t('chart.unknown') : number(value, at);
  };
  const point = (row: number, at: number) =>
    t('chart.point', { category: category(row), series: column(at), figure: figure(row, at) });
  return { category, column, figure, point, number };
}
