import { makeStyles, mergeClasses, tokens, VisuallyHidden } from '@slotwise/shared/ui';
import { useId, type KeyboardEvent } from 'react';
import { magnify, MAX_ZOOM, move, placeOf, settle, type Crop } from './crop';
import type { Chosen } from './read-picture';
import { useGrip } from './use-grip';
import { useWords } from './words';

const useStyles = makeStyles({
  frame: {
    position: 'relative',
    width: '100%',
    maxWidth: '256px',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground5,
    cursor: 'grab',
    // A finger moves the picture, not the page.
    touchAction: 'none',
    userSelect: 'none',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  picture: { position: 'absolute', maxWidth: 'none', pointerEvents: 'none' },
  mask: {
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    // A mask dims the picture, in each theme.
    boxShadow: '0 0 0 256px rgb(0 0 0 / 55%)',
    outline: '1px solid rgb(255 255 255 / 80%)',
    outlineOffset: '-1px',
  },
  circular: { borderRadius: tokens.borderRadiusCircular },
  square: { borderRadius: tokens.borderRadiusMedium },
  zoom: { display: 'flex', alignItems: 'center', gap: '12px', width: '100%', maxWidth: '256px' },
  range: { flexGrow: 1, minWidth: 0, accentColor: tokens.colorBrandForeground1 },
  help: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3, maxWidth: '32ch' },
});

/** Shares of the square's side, and factors. */
const STEP = 0.05;
const FACTOR = 1.1;

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': FACTOR, '=': FACTOR, '-': 1 / FACTOR };

interface PictureCropProps {
  picture: Chosen;
  crop: Crop;
  shape: 'circular' | 'square';
  onCrop: (change: (before: Crop) => Crop) => void;
}

/** The square of a picture that is taken: moved and magnified by pointers, the wheel and keys. */
export function PictureCrop({ picture, crop, shape, onCrop }: PictureCropProps) {
  const styles = useStyles();
  const { t } = useWords();
  const id = useId();
  const grip = useGrip({
    move: (right, down) => onCrop((before) => move(picture, before, right, down)),
    magnify: (factor, at) => onCrop((before) => magnify(picture, before, factor, at)),
  });
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const factor = ZOOMS[event.key];
    if (arrow) onCrop((before) => move(picture, before, ...arrow));
    else if (factor !== undefined) onCrop((before) => magnify(picture, before, factor));
    else return;
    event.preventDefault();
  };
  const { x, y, zoom } = settle(picture, crop);
  return (
    <>
      <div
        // Readers hand on the arrow keys.
        role="application"
        aria-label={t('picture.section')}
        aria-describedby={`${id}-help ${id}-position`}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- it takes the keys that move the picture
        tabIndex={0}
        dir="ltr"
        className={styles.frame}
        onKeyDown={press}
        {...grip}
      >
        <img src={picture.url} alt="" draggable={false} className={styles.picture} style={placeOf(picture, crop)} />
        <span className={mergeClasses(styles.mask, styles[shape])} />
      </div>
      <span role="status">
        <VisuallyHidden id={`${id}-position`}>{t('picture.position', { x, y, zoom })}</VisuallyHidden>
      </span>
      <label className={styles.zoom}>
        {t('picture.zoom')}
        <input
          type="range"
          className={styles.range}
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(event) => {
            const wanted = Number(event.target.value);
            onCrop((before) => magnify(picture, before, wanted / before.zoom));
          }}
        />
      </label>
      <p id={`${id}-help`} className={styles.help}>
        {t('picture.move-help')}
      </p>
    </>
  );
}
