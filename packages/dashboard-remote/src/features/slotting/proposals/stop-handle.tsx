import type { MoveWorth } from '@slotwise/contract';
import { makeStyles, tokens } from '@slotwise/shared/ui';
import { useId } from 'react';
import { useDuration } from '../terms/use-duration';
import { pointAt } from './model/curve-at';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '4px', maxWidth: '40rem', minWidth: 0 },
  range: { minHeight: '32px', minWidth: 0, accentColor: tokens.colorBrandBackground },
});

interface StopHandleProps {
  points: readonly MoveWorth[];
  /** The stop of the present choice. */
  point: MoveWorth | undefined;
  onStop: (moves: number) => void;
}

/** The stop on the curve by hand: from each stop to the next one that saves more. */
export function StopHandle({ points, point, onStop }: StopHandleProps) {
  const styles = useStyles();
  const { t } = useWords();
  const duration = useDuration();
  const id = useId();
  // Of stops with as many moves a number of moves comes to the best alone: at the others the handle would not stay.
  const stops = points.filter((one) => one.moves > 0 && pointAt(points, 'moves', one.moves) === one);
  if (stops.length < 2) return null;
  const at = Math.max(
    0,
    stops.findLastIndex(({ moves }) => moves <= (point?.moves ?? 0)),
  );
  return (
    <div className={styles.root} data-screen-only="">
      <label htmlFor={id}>{t('choose.handle')}</label>
      <input
        id={id}
        className={styles.range}
        type="range"
        min={0}
        max={stops.length - 1}
        step={1}
        value={at}
        aria-valuetext={t('choose.handle-at', { moves: point?.moves ?? 0, saved: duration(point?.secondsPerDay ?? 0) })}
        onChange={(event) => onStop(stops[Number(event.target.value)]!.moves)}
      />
    </div>
  );
}
