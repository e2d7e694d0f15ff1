import { makeStyles } from '@slotwise/shared/ui';
import { encode } from 'uqr';

const QUIET = 4;

const useStyles = makeStyles({
  // Cameras want dark on light, whatever the theme.
  root: {
    width: '200px',
    maxWidth: '100%',
    height: 'auto',
    backgroundColor: '#fff',
    color: '#000',
    forcedColorAdjust: 'none',
  },
});

/** A text as a picture for cameras. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const styles = useStyles();
  const { data, size } = encode(text, { border: QUIET, ecc: 'M' });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className={styles.root}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="currentColor" d={dark.join('')} />
    </svg>
  );
}
