import { useDrawingStyles } from './drawing.styles';
import { textWidth } from './scene';

interface UprightMarkerProps {
  at: number;
  label: string;
  plot: { left: number; right: number; top: number; bottom: number };
  /** Pixels from the left of a category, by its number. */
  centre: (category: number) => number;
  /** Number of the last category. */
  last: number;
}

/** A line across an upright drawing at a place on its axis, with what stands there. */
export function UprightMarker({ at, label, plot, centre, last }: UprightMarkerProps) {
  const styles = useDrawingStyles();
  const place = Math.min(Math.max(at, 0), last);
  const [before, part] = [Math.floor(place), place % 1];
  const from = centre(before);
  const x = from + (centre(Math.min(before + 1, last)) - from) * part;
  // Its text stands on the side that has more room.
  const isAtLeft = x > (plot.left + plot.right) / 2;
  const room = isAtLeft ? x - plot.left : plot.right - x;
  return (
    <g role="img" aria-label={label} data-marker="" pointerEvents="none">
      <line className={styles.marker} x1={x} x2={x} y1={plot.top} y2={plot.bottom} />
      {textWidth(label) + MARGIN < room && (
        <text
          className={styles.markerText}
          x={isAtLeft ? x - MARGIN : x + MARGIN}
          y={plot.bottom - MARGIN}
          textAnchor={isAtLeft ? 'end' : 'start'}
        >
          {label}
        </text>
      )}
    </g>
  );
}

const MARGIN = 6;
