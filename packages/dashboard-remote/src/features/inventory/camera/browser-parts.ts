import type { Platform } from '@slotwise/shared/platform';
import type { CameraParts } from './camera';
import { SCRIPT, startDecoder } from './decoder';

const CHOSEN = 'camera';

/**
 * Whether the camera can be used where this page stands. A worker is made of scripts of the page's own origin only, and the frames
 * of partners have no camera.
 */
export const isOwnPage = (): boolean => SCRIPT.origin === location.origin && window.top === window;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

/** The browser's own camera. */
export const browserParts = ({ preferences, report }: Pick<Platform, 'preferences' | 'report'>): CameraParts => ({
  // The types know no browser without.
  devices: navigator.mediaDevices as MediaDevices | undefined,
  isSecure: isSecureContext,
  startDecoder,
  now: () => performance.now(),
  pause,
  chosen: { get: () => preferences.get(CHOSEN), set: (lens) => preferences.set(CHOSEN, lens) },
  report,
});
