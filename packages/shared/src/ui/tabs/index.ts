// Not shared at run time, as the calendar: what a first screen is drawn with must not lead to Fluent's tabs, which bring
// the code that moves the focus inside of menus and tables.
export { Tabs } from './tabs';
export type { TabsProps } from './tabs';
export { useInSight } from './use-in-sight';
