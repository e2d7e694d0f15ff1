import type { Camera, CameraParts, CameraState } from './camera';
import type { Decoder } from './decoder';
import type { Sighting } from './model/sighting';

/** A camera of a browser, in the hand of a test. */
export class FakeLens extends EventTarget {
  isLive = true;
  torch = false;
  constructor(
    readonly deviceId: string,
    readonly hasLight = false,
  ) {
    super();
  }
  stop() {
    this.isLive = false;
  }
  getSettings = () => ({ deviceId: this.deviceId });
  getCapabilities = () => (this.hasLight ? { torch: true } : {});
  applyConstraints = ({ advanced: [asked] }: { advanced: [{ torch: boolean }] }) => {
    this.torch = asked.torch;
    return Promise.resolve();
  };
}

/** The camera of a browser, with a clock and pictures that a test holds. */
export function fakeParts(over: Partial<CameraParts> = {}) {
  const tracks: FakeLens[] = [];
  const asked: MediaStreamConstraints[] = [];
  const reported: unknown[] = [];
  let chosen: string | null = null;
  let clock = 0;
  let seen: Sighting[] = [];
  let turn: (() => void) | undefined;
  let isClosed = false;
  const decoder: Decoder = {
    read: () => Promise.resolve(seen),
    close: () => {
      isClosed = true;
    },
  };
  const parts: CameraParts = {
    devices: {
      getUserMedia: (constraints = {}) => {
        asked.push(constraints);
        const wanted = (constraints.video as MediaTrackConstraints).deviceId as { ideal: string } | undefined;
        const track = new FakeLens(wanted?.ideal ?? 'back', wanted?.ideal !== 'front');
        tracks.push(track);
        const all = [track] as unknown as MediaStreamTrack[];
        return Promise.resolve({ getTracks: () => all, getVideoTracks: () => all } as MediaStream);
      },
      enumerateDevices: () =>
        Promise.resolve(
          ['back', 'front'].map((deviceId) => ({ kind: 'videoinput', deviceId, label: '' }) as MediaDeviceInfo),
        ),
    },
    isSecure: true,
    startDecoder: () => Promise.resolve(decoder),
    now: () => clock,
    pause: (_ms, signal) =>
      new Promise((resolve) => {
        const done = () => {
          signal.removeEventListener('abort', done);
          resolve();
        };
        signal.addEventListener('abort', done);
        turn = done;
      }),
    chosen: { get: () => chosen, set: (lens) => (chosen = lens) },
    report: (error) => reported.push(error),
    ...over,
  };
  /** Lets everything that waits for nothing outside happen. */
  const settle = async () => {
    for (let at = 0; at < 20; at++) await Promise.resolve();
  };
  return {
    ...{ parts, tracks, asked, reported, settle },
    isDecoderClosed: () => isClosed,
    /** The camera sees this, for one picture after the other, a tenth of a second apart. */
    async look(code: string | null, pictures = 1) {
      seen = code === null ? [] : [{ code, x: 0, y: 0 }];
      for (let at = 0; at < pictures; at++) {
        clock += 100;
        turn?.();
        await settle();
      }
    },
  };
}

/** The answers of a camera from now on. */
export function statesOf(camera: Camera): CameraState['is'][] {
  const states: CameraState['is'][] = [];
  camera.subscribe(({ is }) => states.at(-1) !== is && states.push(is));
  return states;
}
