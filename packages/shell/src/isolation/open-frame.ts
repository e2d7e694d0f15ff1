import { HELLO, type Place, type ToIsolated } from '@slotwise/shared/isolation';
import {
  frameFlooded,
  frameLeft,
  frameSilent,
  lateFault,
  RemoteFaultError,
  type RemoteFault,
} from '@slotwise/shared/loading';
import { gate } from './gate';
import { servePlatform, TOLD_MAX, TOLD_WITHIN_MS, type ServingParts } from './serve-platform';

/** How often the frame is asked whether it answers, and after how many unanswered times it is taken away. */
const PING_MS = 5000;
const SILENT_PINGS = 2;
/** A page that the browser put in its place does not speak. */
const SPEAKS_WITHIN_MS = 3000;
/** A remote that is not drawn by then has failed, as any other. */
const GIVE_UP_AFTER_MS = 30_000;

export interface OpenFrame {
  /** Tells the frame something, once it speaks. */
  tell(message: ToIsolated): void;
  /** The page is elsewhere. */
  follow(type: Place['type']): void;
  close(): void;
}

type FrameParts = Omit<ServingParts, 'port' | 'onPong'> & { frame: HTMLIFrameElement };

/** Hands the platform to the page in a frame when it asks for it, and ends what floods, hangs or goes elsewhere. */
export function openFrame({ frame, ...parts }: FrameParts): OpenFrame {
  const { signal } = parts.platform;
  const end = new AbortController();
  let served: ReturnType<typeof servePlatform> | undefined;
  let isDrawn = false;
  let unanswered = 0;
  const timers: ReturnType<typeof setTimeout>[] = [];
  let ping: ReturnType<typeof setInterval> | undefined;
  const close = () => {
    end.abort();
    timers.forEach((timer) => clearTimeout(timer));
    clearInterval(ping);
  };
  const giveUp = (fault: RemoteFault) => {
    if (end.signal.aborted) return;
    close();
    parts.onEnd(new RemoteFaultError(fault));
  };
  const serve = () => {
    const { port1, port2 } = new MessageChannel();
    // It has no origin that could be named; what the port gives is what its remote may have.
    frame.contentWindow?.postMessage(HELLO, '*', [port2]);
    served = servePlatform({
      ...parts,
      port: port1,
      onPong: () => (unanswered = 0),
      onDrawn() {
        isDrawn = true;
        parts.onDrawn();
      },
      onEnd(error) {
        close();
        parts.onEnd(error);
      },
    });
    ping = setInterval(() => {
      // Nobody sees it, and browsers let what nobody sees sleep.
      if (document.visibilityState === 'hidden') unanswered = 0;
      else if (unanswered++ >= SILENT_PINGS) return giveUp(frameSilent);
      served?.tell({ kind: 'ping' });
    }, PING_MS);
  };
  const passes = gate(TOLD_MAX, TOLD_WITHIN_MS);
  addEventListener(
    'message',
    ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow || source === null) return;
      if (!passes()) giveUp(frameFlooded);
      else if (data === HELLO && served) giveUp(frameLeft);
      else if (data === HELLO) serve();
    },
    { signal: end.signal },
  );
  let loads = 0;
  frame.addEventListener(
    'load',
    () => {
      if (++loads > 1) giveUp(frameLeft);
      else timers.push(setTimeout(() => !served && giveUp(lateFault(SPEAKS_WITHIN_MS / 1000)), SPEAKS_WITHIN_MS));
    },
    { signal: end.signal },
  );
  timers.push(setTimeout(() => !isDrawn && giveUp(lateFault(GIVE_UP_AFTER_MS / 1000)), GIVE_UP_AFTER_MS));
  signal.addEventListener('abort', close, { once: true });
  return { tell: (message) => served?.tell(message), follow: (type) => served?.follow(type), close };
}
