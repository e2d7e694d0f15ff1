import { useReadable } from '@slotwise/shared/session';
import { Button, makeStyles, MessageBar, MessageBarBody, VisuallyHidden } from '@slotwise/shared/ui';
import { Camera20Regular } from '@slotwise/shared/ui/icons';
import { isFocusLost } from '@slotwise/shared/ui/overlay';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Camera } from './camera';
import { useCamera } from './camera-context';
import { Viewfinder } from './viewfinder';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px' },
  button: { minHeight: '48px', width: '100%' },
  status: { ':empty': { display: 'none' } },
});

interface CameraScanProps {
  /** Takes what the camera reads, as it takes a scanner's scans. */
  onScan: (code: string) => void;
}

/** Scanning with the camera, beside the field for codes. Nothing where a page can have no camera. */
export function CameraScan({ onScan }: CameraScanProps) {
  const here = useCamera();
  return here && <Offered {...here} onScan={onScan} />;
}

function Offered({ camera, hasFocus, onScan }: CameraScanProps & NonNullable<ReturnType<typeof useCamera>>) {
  const styles = useStyles();
  const { t } = useWords();
  const state = useReadable(camera);
  const root = useRef<HTMLDivElement>(null);
  const isShown = state.is === 'opening' || state.is === 'open';
  useFocusKept(root, hasFocus, isShown);
  return (
    <div
      ref={root}
      className={styles.root}
      onFocus={() => (hasFocus.current = true)}
      onBlur={({ relatedTarget }) => (hasFocus.current = relatedTarget === null && !document.hasFocus())}
    >
      {isShown ? (
        <Viewfinder camera={camera} state={state} onScan={onScan} />
      ) : (
        <Button
          className={styles.button}
          size="large"
          icon={<Camera20Regular />}
          data-camera-first=""
          onClick={() => void camera.open()}
        >
          {t('camera.open')}
        </Button>
      )}
      {/* It announces itself. */}
      {state.is === 'failed' && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {t(`fault.${state.why}`)} {t('fault.otherwise')}
          </MessageBarBody>
        </MessageBar>
      )}
      <div role="status" className={styles.status}>
        <Status state={state} />
      </div>
    </div>
  );
}

/** Messages about the camera by itself; codes that it reads are said as any scan is. */
function Status({ state }: { state: ReturnType<Camera['get']> }) {
  const { t } = useWords();
  if (state.is === 'closed' || state.is === 'failed') return null;
  if (state.is === 'opening') return <VisuallyHidden>{t('camera.starting')}</VisuallyHidden>;
  if (state.is === 'hidden') return t('camera.hidden');
  if (state.light === 'failed') return t('camera.light-failed');
  return <VisuallyHidden>{t(state.isReading ? 'camera.ready' : 'camera.loading')}</VisuallyHidden>;
}

/**
 * Leaves the focus with the camera where the element that had it is gone: by its own opening and end, and by another question.
 * A viewfinder that has just been opened is brought into sight.
 */
function useFocusKept(root: RefObject<HTMLDivElement | null>, hasFocus: RefObject<boolean>, isShown: boolean) {
  const wasShown = useRef(isShown);
  useEffect(() => {
    const first = root.current?.querySelector<HTMLElement>('[data-camera-first]');
    if (hasFocus.current && isFocusLost(document)) first?.focus({ preventScroll: true });
    if (isShown && !wasShown.current) root.current?.scrollIntoView?.({ block: 'nearest' });
    wasShown.current = isShown;
  }, [root, hasFocus, isShown]);
}
