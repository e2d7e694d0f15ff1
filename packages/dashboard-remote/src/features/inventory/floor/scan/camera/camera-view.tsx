import { usePlatform } from '@slotwise/shared/remote';
import { Button, makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { Field, Select, Switch } from '@slotwise/shared/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../words';
import { openDetector } from './detector';
import { Sightings } from './sightings';

/** Between two looks: each takes some 30 ms of a phone. */
const LOOK_MS = 100;
const CAMERA = 'floor.camera';

/** Why nothing can be seen, for people. */
type Fault = 'denied' | 'none' | 'busy' | 'failed';
const faultOf = (error: unknown): Fault => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'failed';
};

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px' },
  video: {
    display: 'block',
    width: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground6,
  },
  button: { minHeight: '48px' },
});

interface CameraViewProps {
  onScan: (code: string) => void;
  onClose: () => void;
}

/** What the camera sees, and each code that comes into sight. It ends with the page's being hidden, as any use of a camera should. */
export default function CameraView({ onScan, onClose }: CameraViewProps) {
  const styles = useStyles();
  const { t } = useWords();
  const { preferences, report } = usePlatform();
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onScan, onClose, report });
  const [camera, setCamera] = useState(() => preferences.get(CAMERA) ?? '');
  const [cameras, setCameras] = useState<readonly MediaDeviceInfo[]>([]);
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const [state, setState] = useState<'starting' | 'looking' | Fault>('starting');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    latest.current = { onScan, onClose, report };
  });
  useEffect(() => {
    const end = new AbortController();
    look(end.signal, video.current, camera, {
      began(stream, devices) {
        setTrack(stream.getVideoTracks()[0] ?? null);
        setCameras(devices);
        setState('looking');
      },
      saw: (code) => latest.current.onScan(code),
    }).catch((error: unknown) => {
      if (end.signal.aborted) return;
      const fault = faultOf(error);
      if (fault === 'failed') latest.current.report(error);
      setState(fault);
    });
    const hide = () => {
      if (document.visibilityState === 'hidden') latest.current.onClose();
    };
    document.addEventListener('visibilitychange', hide, { signal: end.signal });
    return () => end.abort();
  }, [camera, attempt]);
  const isFault = state !== 'starting' && state !== 'looking';
  return (
    <section className={styles.root} aria-label={t('camera.label')} data-camera={state}>
      {!isFault && <video ref={video} className={styles.video} muted playsInline aria-hidden="true" />}
      <Text role="status">{t(`camera.${state}`)}</Text>
      {cameras.length > 1 && (
        <Field label={t('camera.choose')}>
          <Select
            size="large"
            value={track?.getSettings().deviceId ?? ''}
            onChange={(_event, { value }) => {
              preferences.set(CAMERA, value);
              setCamera(value);
              setState('starting');
            }}
          >
            {cameras.map(({ deviceId, label }, at) => (
              <option key={deviceId} value={deviceId}>
                {label === '' ? t('camera.number', { number: at + 1 }) : label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {state === 'looking' && track && <Torch key={track.id} track={track} />}
      {isFault && (
        <Button
          className={styles.button}
          onClick={() => {
            setState('starting');
            setAttempt(attempt + 1);
          }}
        >
          {t('camera.again')}
        </Button>
      )}
      <Button className={styles.button} onClick={onClose}>
        {t('camera.close')}
      </Button>
    </section>
  );
}

/** The camera's light, where it has one. */
function Torch({ track }: { track: MediaStreamTrack }) {
  const { t } = useWords();
  const [isLit, setLit] = useState(false);
  const able = (track.getCapabilities as (() => { torch?: boolean }) | undefined)?.call(track).torch === true;
  if (!able) return null;
  return (
    <Switch
      label={t('camera.light')}
      checked={isLit}
      onChange={(_event, { checked }) => {
        const light = { advanced: [{ torch: checked } as MediaTrackConstraintSet] };
        track.applyConstraints(light).then(
          () => setLit(checked),
          () => setLit(isLit),
        );
      }}
    />
  );
}

interface Heard {
  began(stream: MediaStream, cameras: readonly MediaDeviceInfo[]): void;
  saw(code: string): void;
}

/** Looks until the signal says that it is enough; then the camera is off. */
async function look(signal: AbortSignal, video: HTMLVideoElement | null, camera: string, heard: Heard): Promise<void> {
  const wanted = camera === '' ? { facingMode: { ideal: 'environment' } } : { deviceId: { ideal: camera } };
  const size = { width: { ideal: 1280 }, height: { ideal: 960 } };
  const stream = await navigator.mediaDevices.getUserMedia({ video: { ...wanted, ...size } });
  const stop = () => stream.getTracks().forEach((one) => one.stop());
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted || !video) return stop();
  video.srcObject = stream;
  const [detector, devices] = await Promise.all([
    openDetector(),
    navigator.mediaDevices.enumerateDevices(),
    video.play(),
  ]);
  try {
    const isOver = () => signal.aborted;
    if (isOver()) return;
    heard.began(
      stream,
      devices.filter(({ kind }) => kind === 'videoinput'),
    );
    const sightings = new Sightings();
    while (!isOver()) {
      if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
        const codes = await detector.read(video);
        if (isOver()) return;
        sightings.take(codes, performance.now()).forEach((code) => heard.saw(code));
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  } finally {
    stop();
    detector.close();
  }
}
