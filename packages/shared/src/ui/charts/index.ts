// Not shared at run time: who draws figures brings the parts for it.
export { StatCard } from './stat-card';
export type { StatCardProps, StatTrend } from './stat-card';
