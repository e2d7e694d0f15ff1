import { Button, makeStyles, media, mergeClasses, Text, ToggleButton, tokens } from '@slotwise/shared/ui';
import { Field, Select } from '@slotwise/shared/ui/forms';
import { ArrowRepeatAll20Regular, Dismiss20Regular, Flashlight20Regular } from '@slotwise/shared/ui/icons';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Camera, CameraState } from './camera';
import { FRAME } from './model/sighting';
import { picturesOf } from './picture-of';
import { useWords } from './words';

const BESIDE = `${Math.round(((1 - FRAME) / 2) * 100)}%`;
const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px' },
  picture: {
    position: 'relative',
    width: '100%',
    aspectRatio: '16 / 10',
    maxHeight: '45vh',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: '#000',
  },
  video: { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  // On whatever the camera sees, also where the page's own colours would not be seen.
  frame: {
    position: 'absolute',
    inset: BESIDE,
    border: '3px solid #fff',
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: '0 0 0 1px #000, inset 0 0 0 1px #000',
    transitionProperty: 'border-width',
    transitionDuration: '100ms',
    [media.reducedMotion]: { transitionDuration: '0ms' },
  },
  held: { border: '8px solid #54b054' },
  said: { minHeight: tokens.lineHeightBase300, overflowWrap: 'anywhere' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  button: { flexGrow: 1, minHeight: '48px' },
});

interface ViewfinderProps {
  camera: Camera;
  state: Extract<CameraState, { is: 'opening' | 'open' }>;
  onScan: (code: string) => void;
}

/** The camera's picture, the codes that it has read there, and its switches. */
export function Viewfinder({ camera, state, onScan }: ViewfinderProps) {
  const styles = useStyles();
  const { t } = useWords();
  const open = state.is === 'open' ? state : null;
  const video = useVideo(camera, open, onScan);
  const held = open?.held ?? null;
  const said =
    held !== null
      ? t('camera.held', { code: held })
      : t(open?.isReading ? 'camera.aim' : open ? 'camera.loading' : 'camera.starting');
  return (
    <div role="group" aria-label={t('camera.viewfinder')} className={styles.root}>
      <div className={styles.picture}>
        <video ref={video} className={styles.video} autoPlay muted playsInline aria-hidden="true" />
        <div
          className={mergeClasses(styles.frame, held !== null && styles.held)}
          data-held={held !== null || undefined}
        />
      </div>
      <Text size={300} className={styles.said}>
        {said}
      </Text>
      <div className={styles.buttons}>
        <Button
          className={styles.button}
          icon={<Dismiss20Regular />}
          data-camera-first=""
          onClick={() => camera.close()}
        >
          {t('camera.close')}
        </Button>
        <Button
          className={styles.button}
          icon={<ArrowRepeatAll20Regular />}
          disabledFocusable={held === null}
          onClick={() => camera.again()}
        >
          {t('camera.again')}
        </Button>
        {open && open.light !== 'none' && (
          <ToggleButton
            className={styles.button}
            icon={<Flashlight20Regular />}
            checked={open.light === 'on'}
            onClick={() => void camera.light(open.light !== 'on')}
          >
            {t('camera.light')}
          </ToggleButton>
        )}
      </div>
      {state.lenses.length > 1 && (
        <Field label={t('camera.lens')}>
          <Select
            size="large"
            disabled={!open}
            value={open?.lens ?? ''}
            onChange={(_event, { value }) => void camera.choose(value)}
          >
            {state.lenses.map(({ id, label }, at) => (
              <option key={id} value={id}>
                {label === '' ? t('camera.lens-number', { number: at + 1 }) : label}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  );
}

/** Shows the camera's picture, and has it read as soon as it can be. */
function useVideo(camera: Camera, open: Extract<CameraState, { is: 'open' }> | null, onScan: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onScan);
  useLayoutEffect(() => {
    latest.current = onScan;
  });
  const stream = open?.stream ?? null;
  const isReading = open?.isReading ?? false;
  useLayoutEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  useEffect(() => {
    const { current } = video;
    if (!current || !isReading) return undefined;
    return camera.watch(picturesOf(current), (code) => latest.current(code));
  }, [camera, stream, isReading]);
  return video;
}
