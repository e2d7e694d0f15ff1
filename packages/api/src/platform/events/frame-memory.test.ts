import { FrameMemory, type Keeper } from './frame-memory';

class Channel implements Keeper {
  keptBytes = 0;
  constructor(
    private readonly memory: FrameMemory,
    public idleSince: number,
  ) {}
  keep(bytes: number) {
    this.keptBytes = bytes;
    this.memory.changed(this);
    return this;
  }
  forgetFrames() {
    this.keptBytes = 0;
  }
}

test('all channels together keep no more than the limit', () => {
  const memory = new FrameMemory(1000);
  const channels = Array.from({ length: 50 }, () => new Channel(memory, 0).keep(100));
  expect(memory.bytes).toBeLessThanOrEqual(1000);
  expect(memory.bytes).toBe(channels.reduce((sum, { keptBytes }) => sum + keptBytes, 0));
  expect(channels.at(-1)?.keptBytes).toBe(100);
});

test('those that nobody hears go first, the longest unheard before the others', () => {
  const memory = new FrameMemory(1000);
  const heard = new Channel(memory, 0).keep(300);
  const lately = new Channel(memory, 2000).keep(300);
  const long = new Channel(memory, 1000).keep(300);
  const newest = new Channel(memory, 0).keep(200);
  expect([heard, lately, long, newest].map(({ keptBytes }) => keptBytes)).toEqual([300, 0, 0, 200]);
});

test('then those whose last frame is oldest', () => {
  const memory = new FrameMemory(1000);
  const first = new Channel(memory, 0).keep(400);
  const second = new Channel(memory, 0).keep(400);
  first.keep(401);
  const third = new Channel(memory, 0).keep(300);
  expect([first, second, third].map(({ keptBytes }) => keptBytes)).toEqual([401, 0, 300]);
});

test('one that is longer than the limit is not kept at all', () => {
  const memory = new FrameMemory(1000);
  expect(new Channel(memory, 0).keep(5000).keptBytes).toBe(0);
  expect(memory.bytes).toBe(0);
});
