/**
 * Kind of drawing. `rows` are bars that lie, `share` is a ring of parts of a whole, `heat` colours each figure by its
 * size.
 */
export type ChartKind = 'line' | 'bars' | 'rows' | 'stacked' | 'share' | 'pareto' | 'heat';

export interface ChartSeries {
  name: string;
  /** One figure a category; null where it is not known. */
  values: readonly (number | null)[];
  /** The list that each figure counts, as an address of the application. */
  hrefs?: readonly (string | undefined)[];
}

export interface ChartData {
  /** Name of the categories: "Week", "Aisle". */
  dimension: string;
  /** Names, or with `dates` days (`2026-01-31`) and instants in ISO 8601, the earliest first. */
  categories: readonly string[];
  /** Says that the categories are dates, and how they are written. */
  dates?: Intl.DateTimeFormatOptions;
  /** Name of the figures, with their unit: "Picks a day", "Metres a pick". */
  unit: string;
  format?: Intl.NumberFormatOptions;
  /** A place on the axis of categories that is named: 1.5 is halfway between the second and the third. Upright drawings only. */
  marker?: { at: number; label: string };
  /** `share` and `pareto` draw the first one only; `heat` draws each as a row. */
  series: readonly ChartSeries[];
}

/** A column of figures, in the drawing and in the table. */
export interface ChartColumn extends ChartSeries {
  format: Intl.NumberFormatOptions | undefined;
  isShare: boolean;
}

/** The figures in the order in which both the drawing and the table have them. */
export interface ChartFigures {
  data: ChartData;
  columns: readonly ChartColumn[];
}

const SHARE: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 1 };

const sumOf = (values: readonly (number | null)[]) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** The largest first; unknown figures come last. */
function sorted(data: ChartData): ChartData {
  const [series] = data.series;
  if (!series) return data;
  const size = (at: number) => series.values[at] ?? Number.NEGATIVE_INFINITY;
  const order = data.categories.map((_, at) => at).sort((a, b) => (size(a) === size(b) ? a - b : size(b) - size(a)));
  return {
    ...data,
    categories: order.map((at) => data.categories[at]!),
    series: [
      {
        ...series,
        values: order.map((at) => series.values[at] ?? null),
        hrefs: series.hrefs && order.map((at) => series.hrefs?.[at]),
      },
    ],
  };
}

/** @param shareName heads the column of shares that `share` and `pareto` have */
export function figuresOf(kind: ChartKind, given: ChartData, shareName: string): ChartFigures {
  const hasShares = kind === 'share' || kind === 'pareto';
  const data = kind === 'pareto' ? sorted(given) : hasShares ? { ...given, series: given.series.slice(0, 1) } : given;
  const columns: ChartColumn[] = data.series.map((series) => ({ ...series, format: data.format, isShare: false }));
  const [counted] = data.series;
  if (hasShares && counted) {
    const whole = sumOf(counted.values);
    const parts = counted.values.map((value, at) =>
      kind === 'pareto' ? sumOf(counted.values.slice(0, at + 1)) : value,
    );
    const values = parts.map((part) => (part === null || whole === 0 ? null : part / whole));
    columns.push({ name: shareName, values, format: SHARE, isShare: true });
  }
  return { data, columns };
}

export const isEmpty = ({ categories, series }: ChartData): boolean =>
  categories.length === 0 || series.every(({ values }) => values.every((value) => value === null));

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day is the same one wherever it is read; an instant is written in the reader's own time zone. */
export const dateFormat = (category: string, format: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions =>
  DAY.test(category) ? { ...format, timeZone: 'UTC' } : format;

/** The table for a spreadsheet: figures and dates are not written for a locale. Shares have six digits. */
export const cellsOf = ({ data, columns }: ChartFigures): (string | number | null)[][] =>
  data.categories.map((category, at) => [
    category,
    ...columns.map(({ values, isShare }) => {
      const value = values[at] ?? null;
      return value !== null && isShare ? Math.round(value * 1e6) / 1e6 : value;
    }),
  ]);
