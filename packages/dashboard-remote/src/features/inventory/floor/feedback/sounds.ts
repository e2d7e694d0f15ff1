/** A sound for a person who does not look: `good` is one short high tone, `bad` two low ones. */
export type Sound = 'good' | 'bad';

const TONES: Readonly<Record<Sound, readonly { hertz: number; from: number; to: number; type: OscillatorType }[]>> = {
  good: [{ hertz: 1320, from: 0, to: 0.09, type: 'sine' }],
  bad: [
    { hertz: 196, from: 0, to: 0.18, type: 'square' },
    { hertz: 147, from: 0.22, to: 0.5, type: 'square' },
  ],
};
const VOLUME = 0.25;

/** Plays sounds by the browser's own synthesis; without it, nothing is heard. */
export class Sounds {
  private context: AudioContext | undefined;

  play(sound: Sound): void {
    if (typeof AudioContext === 'undefined') return;
    const context = (this.context ??= new AudioContext());
    // A page is silent until somebody has pressed a key or touched it, which each scan and tap is.
    if (context.state === 'suspended') void context.resume();
    for (const { hertz, from, to, type } of TONES[sound]) {
      const [begin, end] = [context.currentTime + from, context.currentTime + to];
      const tone = new OscillatorNode(context, { frequency: hertz, type });
      const volume = new GainNode(context, { gain: VOLUME });
      volume.gain.setValueAtTime(VOLUME, Math.max(begin, end - 0.03));
      volume.gain.linearRampToValueAtTime(0, end);
      tone.connect(volume).connect(context.destination);
      tone.start(begin);
      tone.stop(end);
    }
  }

  close(): void {
    void this.context?.close();
    this.context = undefined;
  }
}
