import { chartColors, makeStyles, tokens } from '@slotwise/shared/ui';

const forced = '@media (forced-colors: active)';
const [first, second, third, fourth, fifth, sixth] = chartColors as [string, string, string, string, string, string];

export const useDrawingStyles = makeStyles({
  drawing: { display: 'block', width: '100%', overflow: 'visible' },
  text: {
    fill: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontFamily: tokens.fontFamilyBase,
    fontVariantNumeric: 'tabular-nums',
    unicodeBidi: 'plaintext',
    [forced]: { fill: 'CanvasText' },
  },
  strong: { fill: tokens.colorNeutralForeground1, [forced]: { fill: 'CanvasText' } },
  grid: { stroke: tokens.colorNeutralStroke2, strokeWidth: '1px', shapeRendering: 'crispEdges' },
  axis: { stroke: tokens.colorNeutralStrokeAccessible, strokeWidth: '1px', shapeRendering: 'crispEdges' },
  mark: {
    outlineStyle: 'none',
    cursor: 'default',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  opens: { cursor: 'pointer' },
  hit: { fill: 'transparent' },
  // Parts that touch keep apart by the page's own colour.
  part: { stroke: tokens.colorNeutralBackground1, strokeWidth: '1px', [forced]: { stroke: 'CanvasText' } },
  shown: { filter: 'brightness(1.15)', [forced]: { filter: 'none', stroke: 'Highlight', strokeWidth: '2px' } },
  symbol: {
    stroke: tokens.colorNeutralBackground1,
    strokeWidth: '1px',
    [forced]: { fill: 'CanvasText', stroke: 'Canvas' },
  },
  marker: { stroke: tokens.colorNeutralForeground1, strokeWidth: '2px', [forced]: { stroke: 'Highlight' } },
  markerText: {
    fill: tokens.colorNeutralForeground1,
    stroke: tokens.colorNeutralBackground1,
    strokeWidth: '4px',
    paintOrder: 'stroke',
    fontSize: tokens.fontSizeBase200,
    fontFamily: tokens.fontFamilyBase,
    fontWeight: tokens.fontWeightSemibold,
    unicodeBidi: 'plaintext',
    [forced]: { fill: 'CanvasText', stroke: 'Canvas' },
  },
  line: { fill: 'none', strokeWidth: '2px', strokeLinejoin: 'round', strokeLinecap: 'round' },
  cell: {
    stroke: tokens.colorNeutralStroke2,
    strokeWidth: '1px',
    [forced]: { fill: 'CanvasText', fillOpacity: 'var(--slotwise-heat)', stroke: 'CanvasText' },
  },
  cellText: {
    fontSize: tokens.fontSizeBase200,
    fontFamily: tokens.fontFamilyBase,
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
    [forced]: { fill: 'CanvasText', stroke: 'Canvas', strokeWidth: '4px', paintOrder: 'stroke' },
  },
});

// In forced colours, series differ by their pattern, and lines by their dashes.
const filled = (color: string, at: number) => ({ fill: color, [forced]: { fill: `var(--slotwise-pattern-${at})` } });
const stroked = (color: string, ink = 'Highlight') => ({ stroke: color, [forced]: { stroke: ink } });

const useFills = makeStyles({
  s0: filled(first, 0),
  s1: filled(second, 1),
  s2: filled(third, 2),
  s3: filled(fourth, 3),
  s4: filled(fifth, 4),
  s5: filled(sixth, 5),
});
const useStrokes = makeStyles({
  s0: stroked(first, 'CanvasText'),
  s1: stroked(second),
  s2: stroked(third),
  s3: stroked(fourth),
  s4: stroked(fifth),
  s5: stroked(sixth),
});

const SERIES = ['s0', 's1', 's2', 's3', 's4', 's5'] as const;
const nameOf = (at: number) => SERIES[at % SERIES.length]!;

/** Classes of the series by their number; after the sixth they repeat. */
export function useSeriesStyles() {
  const fills = useFills();
  const strokes = useStrokes();
  return { fill: (at: number) => fills[nameOf(at)], stroke: (at: number) => strokes[nameOf(at)] };
}

export const SERIES_COLORS = SERIES.length;
const DASHES = [undefined, '7 4', '2 4', '10 3 2 3', '4 2', '12 5'] as const;
export const dashOf = (at: number) => DASHES[at % DASHES.length];
