import type { Readable } from '@slotwise/shared/platform';
import { DecoderError, type Decoder } from './decoder';
import { faultOf, type CameraFault } from './model/fault';
import { Hold } from './model/hold';
import type { Picture } from './model/messages';
import { aimedAt } from './model/sighting';

/** One of the cameras of this device. */
export interface Lens {
  id: string;
  /** As the browser names it; empty where it does not. */
  label: string;
}

export type CameraState =
  | { is: 'closed' }
  /** It was stopped because the page was out of sight. */
  | { is: 'hidden' }
  | { is: 'failed'; why: CameraFault }
  | { is: 'opening'; lenses: readonly Lens[] }
  | {
      is: 'open';
      stream: MediaStream;
      lenses: readonly Lens[];
      lens: string;
      /** `none`: this camera has no light, or the browser does not switch it. */
      light: 'none' | 'off' | 'on' | 'failed';
      isReading: boolean;
      /** The code in the frame that has counted. */
      held: string | null;
    };
type Open = Extract<CameraState, { is: 'open' }>;

/** The parts of the browser that the camera uses. */
export interface CameraParts {
  /** Undefined where the browser gives no page a camera, or not this one. */
  devices: Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'> | undefined;
  isSecure: boolean;
  startDecoder(): Promise<Decoder>;
  /** Milliseconds of one clock. */
  now(): number;
  /** Resolves after some milliseconds, or when the signal is aborted. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
  /** The camera that this person chose on this device. */
  chosen: { get(): string | null; set(lens: string): void };
  report(error: unknown): void;
}

const PAUSE_MS = 60;
/** Until the first picture is there. */
const EMPTY_PAUSE_MS = 150;
/** More would only be shrunk again, and less does not show the bars of a long code. */
const SIZE = { width: { ideal: 1280 }, height: { ideal: 960 } };

const end = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());
const trackOf = (stream: MediaStream) => stream.getVideoTracks()[0];
/** Lights of cameras are too new for the types. */
type Lit = MediaTrackCapabilities & MediaTrackConstraintSet & { torch?: boolean };

/** One page's use of the cameras of its device: at most one picture at a time, and none unasked. */
export class Camera implements Readable<CameraState> {
  private state: CameraState = { is: 'closed' };
  private readonly listeners = new Set<(state: CameraState) => void>();
  private readonly hold = new Hold();
  private decoder: Promise<Decoder> | null = null;
  /** Work that is under way belongs to one opening; a later one, and the end, ends it. */
  private opening = new AbortController();

  constructor(private readonly parts: CameraParts) {}

  get(): CameraState {
    return this.state;
  }

  subscribe(listener: (state: CameraState) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Asks for a picture, and loads what reads it at the same time. */
  async open(lens = this.parts.chosen.get()): Promise<void> {
    const { devices, isSecure } = this.parts;
    const lenses = 'lenses' in this.state ? this.state.lenses : [];
    const { signal } = this.begin({ is: 'opening', lenses });
    if (!devices) return this.fail(signal, isSecure ? 'unsupported' : 'insecure');
    const decoder = this.decode();
    try {
      const which = lens === null ? { facingMode: { ideal: 'environment' } } : { deviceId: { ideal: lens } };
      const stream = await devices.getUserMedia({ video: { ...which, ...SIZE } });
      if (signal.aborted) return end(stream);
      signal.addEventListener('abort', () => end(stream));
      await this.show(devices, stream, signal);
      await decoder;
      this.change(signal, { isReading: true });
    } catch (error) {
      this.fail(signal, error instanceof DecoderError ? error.why : faultOf(error), error);
    }
  }

  close(is: 'closed' | 'hidden' = 'closed'): void {
    if (this.state.is !== 'open' && this.state.is !== 'opening') return;
    this.begin({ is });
  }

  /** Ends all of it. It may be opened anew. */
  dispose(): void {
    this.close();
    void this.decoder?.then(
      (decoder) => decoder.close(),
      () => undefined,
    );
    this.decoder = null;
  }

  /** Shows the picture of another camera, and remembers it for the next time. */
  choose(lens: string): Promise<void> {
    this.parts.chosen.set(lens);
    return this.open(lens);
  }

  async light(isOn: boolean): Promise<void> {
    const { signal } = this.opening;
    const track = this.state.is === 'open' ? trackOf(this.state.stream) : undefined;
    try {
      await track?.applyConstraints({ advanced: [{ torch: isOn } as Lit] });
      this.change(signal, { light: isOn ? 'on' : 'off' });
    } catch (error) {
      this.change(signal, { light: 'failed' });
      this.parts.report(error);
    }
  }

  /** Lets the code in the frame count once more. */
  again(): void {
    this.hold.forget();
    this.change(this.opening.signal, { held: null });
  }

  /**
   * Reads pictures until the returned function is called.
   * @param picture what is seen now; null while nothing is
   * @param count takes each code that counts
   */
  watch(picture: () => Picture | null, count: (code: string) => void): () => void {
    const watching = new AbortController();
    const signal = AbortSignal.any([watching.signal, this.opening.signal]);
    void this.look(picture, count, signal);
    return () => watching.abort();
  }

  private async look(picture: () => Picture | null, count: (code: string) => void, signal: AbortSignal) {
    try {
      const decoder = await this.decoder;
      while (decoder && !signal.aborted) {
        const shown = picture();
        if (shown) {
          const aimed = aimedAt(await decoder.read(shown));
          if (signal.aborted) return;
          const code = this.hold.take(aimed, this.parts.now());
          this.change(signal, { held: this.hold.held });
          if (code !== null) count(code);
        }
        await this.parts.pause(shown ? PAUSE_MS : EMPTY_PAUSE_MS, signal);
      }
    } catch (error) {
      this.decoder = null;
      this.fail(signal, 'broken', error);
    }
  }

  /** One that could not be loaded is asked for anew the next time. */
  private decode(): Promise<Decoder> {
    if (this.decoder) return this.decoder;
    const decoder = this.parts.startDecoder();
    decoder.catch(() => {
      if (this.decoder === decoder) this.decoder = null;
    });
    return (this.decoder = decoder);
  }

  private async show(devices: NonNullable<CameraParts['devices']>, stream: MediaStream, signal: AbortSignal) {
    const track = trackOf(stream);
    track?.addEventListener('ended', () => this.fail(signal, 'ended'));
    // Browsers name the cameras only to pages that were given one.
    const found = (await devices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput');
    if (signal.aborted) return;
    this.hold.forget();
    this.write({
      is: 'open',
      stream,
      lenses: found.map(({ deviceId, label }) => ({ id: deviceId, label })),
      lens: track?.getSettings().deviceId ?? '',
      light: (track?.getCapabilities?.() as Lit | undefined)?.torch ? 'off' : 'none',
      ...{ isReading: false, held: null },
    });
  }

  private begin(state: CameraState): AbortController {
    this.opening.abort();
    this.opening = new AbortController();
    this.write(state);
    return this.opening;
  }

  private fail(signal: AbortSignal, why: CameraFault, error?: unknown): void {
    if (signal.aborted) return;
    this.opening.abort();
    this.write({ is: 'failed', why });
    if (why === 'failed' || why === 'broken') this.parts.report(error);
  }

  private change(signal: AbortSignal, changes: Partial<Open>): void {
    const { state } = this;
    if (signal.aborted || state.is !== 'open') return;
    const isNew = Object.entries(changes).some(([key, value]) => state[key as keyof Open] !== value);
    if (isNew) this.write({ ...state, ...changes });
  }

  private write(state: CameraState): void {
    this.state = state;
    for (const listener of this.listeners) listener(state);
  }
}
