import type { PartStates } from '../part-states';
import { Chart } from './index';
import type { ChartData, ChartProps } from './index';

const days = Array.from({ length: 20 }, (_, at) => `2026-03-${String(at + 1).padStart(2, '0')}`);
const picks = [412, 430, 398, 455, 470, 466, 210, 480, 502, 495, 511, 498, 505, 240, 520, 533, 529, 541, 538, 550];
const perDay: ChartData = {
  dimension: 'Day',
  categories: days,
  dates: { day: 'numeric', month: 'short' },
  unit: 'Picks a day',
  series: [
    { name: 'Before', values: picks.map((pick, at) => (at === 6 || at === 13 ? null : pick)) },
    { name: 'After', values: picks.map((pick) => Math.round(pick * 1.2)) },
  ],
};
const zones = ['A: floor', 'B: pallets', 'C: cold', 'D: small parts'];
const perZone: ChartData = {
  dimension: 'Zone',
  categories: zones,
  unit: 'Occupied slots',
  series: [
    {
      name: 'Occupied',
      values: [1284, 860, 310, 95],
      hrefs: zones.map((_, at) => `/inventory?zone=${at}`),
    },
  ],
};
const stacked: ChartData = {
  ...perZone,
  unit: 'Slots',
  series: [
    { name: 'Fast movers', values: [520, 310, 60, 70] },
    { name: 'Slow movers', values: [600, 420, 200, 20] },
    { name: 'Empty', values: [164, 130, 50, 5] },
  ],
};
const heat: ChartData = {
  dimension: 'Hour',
  categories: ['6', '8', '10', '12', '14', '16', '18', '20'],
  unit: 'Picks an hour',
  series: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((name, row) => ({
    name,
    values: [20, 90, 160, 120, 140, 110, 60, 10].map((pick, at) => (row === 2 && at === 7 ? null : pick + row * at)),
  })),
};

function Example(props: Partial<ChartProps>) {
  return <Chart kind="bars" title="Occupied slots by zone" data={perZone} level={2} {...props} />;
}

export default {
  part: 'Chart',
  states: {
    'a line over time': () => <Example kind="line" title="Picks a day, before and after" data={perDay} />,
    bars: () => <Example />,
    'bars that lie': () => <Example kind="rows" title="Slots by zone" />,
    'stacked bars': () => <Example kind="stacked" title="Slots by zone and speed" data={stacked} />,
    'parts of a whole': () => <Example kind="share" title="Share of the zones" />,
    pareto: () => <Example kind="pareto" title="Zones that hold most" data={{ ...perZone, categories: zones }} />,
    'a grid of figures': () => <Example kind="heat" title="When people pick" data={heat} />,
    'being loaded': () => <Example data={undefined} />,
    'not to be had': () => (
      <Example
        data={undefined}
        fault={{
          text: 'The server cannot be reached.',
          advice: 'Check your connection.',
          retrying: false,
          onRetry: () => undefined,
        }}
      />
    ),
    'without figures': () => (
      <Example data={{ ...perZone, categories: [], series: [] }} emptyReason="They come with the first stock count." />
    ),
  },
} satisfies PartStates;
