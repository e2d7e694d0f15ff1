import type { ChartSeries } from '../chart-data';

const valueAt = ({ values }: ChartSeries, category: number) => values[category] ?? 0;
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Range of a part of a stack. Negative values are stacked downwards. */
export function stackOf(series: readonly ChartSeries[], place: number, category: number): readonly [number, number] {
  const value = valueAt(series[place]!, category);
  const below = series
    .slice(0, place)
    .map((one) => valueAt(one, category))
    .filter((one) => one < 0 === value < 0);
  const from = sumOf(below);
  return [from, from + value];
}

/** The least and the greatest that is drawn, with zero among them. */
export function extentOf(isStacked: boolean, series: readonly ChartSeries[]): [number, number] {
  const places = series[0]?.values.map((_, category) => category) ?? [];
  const ends = isStacked
    ? places.flatMap((category) => series.map((_, place) => stackOf(series, place, category)[1]))
    : series.flatMap(({ values }) => values.map((value) => value ?? 0));
  const [least, most] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  return least === most ? [0, 1] : [least, most];
}
