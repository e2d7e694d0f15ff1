// Not shared at run time: a remote that draws figures brings the parts for it, and the code that draws charts is loaded
// with the first of them.
export { Chart } from './chart';
export type { ChartProps } from './chart';
export type { ChartData, ChartKind, ChartSeries } from './chart-data';
export { StatCard } from './stat-card';
export type { StatCardProps, StatTrend } from './stat-card';
