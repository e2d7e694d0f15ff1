import { Camera, type CameraParts } from './camera';
import { DecoderError } from './decoder';
import { fakeParts, statesOf } from './fixtures';

const PICTURE = { data: new Uint8ClampedArray(4), width: 1, height: 1 } as ImageData;
const open = async (over?: Partial<CameraParts>) => {
  const fake = fakeParts(over);
  const camera = new Camera(fake.parts);
  await camera.open();
  return { ...fake, camera };
};
const named = (name: string) => Object.assign(new Error(name), { name });
const refusing = (name: string): Partial<CameraParts> => ({
  devices: { getUserMedia: () => Promise.reject(named(name)), enumerateDevices: () => Promise.resolve([]) },
});

test('one label counts once, ten are ten, and asking for it counts it again', async () => {
  const { camera, look, settle } = await open();
  const counted: string[] = [];
  const end = camera.watch(
    () => PICTURE,
    (code) => counted.push(code),
  );
  await settle();
  await look('A-01', 50);
  expect(counted).toEqual(['A-01']);
  expect(camera.get()).toMatchObject({ is: 'open', isReading: true, held: 'A-01' });
  for (let at = 0; at < 10; at++) {
    await look(null, 8);
    expect(camera.get()).toMatchObject({ held: null });
    await look('FOIL', 2);
  }
  expect(counted).toEqual(['A-01', ...Array.from({ length: 10 }, () => 'FOIL')]);
  camera.again();
  await look('FOIL', 5);
  expect(counted).toHaveLength(12);
  end();
  await look('OTHER', 20);
  expect(counted).toHaveLength(12);
});

test('another question goes on with the picture and does not count the label in it again', async () => {
  const { camera, look, settle, tracks } = await open();
  const counted: string[] = [];
  const watch = () =>
    camera.watch(
      () => PICTURE,
      (code) => counted.push(code),
    );
  const end = watch();
  await settle();
  await look('A-01', 2);
  end();
  const endOther = watch();
  await settle();
  await look('A-01', 3);
  expect(counted).toEqual(['A-01']);
  expect(tracks).toHaveLength(1);
  endOther();
});

test('tracks end when it is closed, hidden, disposed of, opened with another lens, or closed before they came', async () => {
  const { camera, tracks, asked, isDecoderClosed, settle } = await open();
  const states = statesOf(camera);
  expect(asked[0]?.video).toMatchObject({ facingMode: { ideal: 'environment' } });
  camera.close('hidden');
  expect(tracks[0]?.isLive).toBe(false);
  await camera.open();
  await camera.choose('front');
  expect(tracks.map(({ isLive }) => isLive)).toEqual([false, false, true]);
  expect(camera.get()).toMatchObject({ is: 'open', lens: 'front', light: 'none' });
  camera.close();
  // The one that was chosen is the one of next time.
  const coming = camera.open();
  camera.close();
  await coming;
  expect(tracks[3]).toMatchObject({ deviceId: 'front', isLive: false });
  expect(camera.get()).toEqual({ is: 'closed' });
  await camera.open();
  camera.dispose();
  await settle();
  expect(tracks.some(({ isLive }) => isLive)).toBe(false);
  expect(isDecoderClosed()).toBe(true);
  expect(states).toEqual([
    'hidden',
    'opening',
    'open',
    'opening',
    'open',
    'closed',
    'opening',
    'closed',
    'opening',
    'open',
    'closed',
  ]);
});

test('the light is switched where the camera has one, and it is said where that fails', async () => {
  const { camera, tracks, reported } = await open();
  expect(camera.get()).toMatchObject({ light: 'off' });
  await camera.light(true);
  expect(tracks[0]?.torch).toBe(true);
  expect(camera.get()).toMatchObject({ light: 'on' });
  if (tracks[0]) tracks[0].applyConstraints = () => Promise.reject(named('OverconstrainedError'));
  await camera.light(false);
  expect(camera.get()).toMatchObject({ light: 'failed' });
  expect(reported).toHaveLength(1);
});

test.each([
  [{ devices: undefined, isSecure: false }, 'insecure'],
  [{ devices: undefined }, 'unsupported'],
  [refusing('NotAllowedError'), 'denied'],
  [refusing('NotSupportedError'), 'unsupported'],
  [refusing('NotFoundError'), 'none'],
  [refusing('NotReadableError'), 'busy'],
  [refusing('TypeError'), 'failed'],
  [{ startDecoder: () => Promise.reject(new DecoderError('not-loaded')) }, 'not-loaded'],
  [{ startDecoder: () => Promise.reject(new DecoderError('refused')) }, 'refused'],
] as const)('%j fails as %s', async (over, why) => {
  const { camera, tracks } = await open(over);
  expect(camera.get()).toEqual({ is: 'failed', why });
  expect(tracks.some(({ isLive }) => isLive)).toBe(false);
});

test('a camera that is taken away, and a decoder that breaks, end the picture; the next try begins anew', async () => {
  let isBroken = true;
  const { camera, tracks, settle, reported } = await open({
    startDecoder: () =>
      Promise.resolve({
        read: () => (isBroken ? Promise.reject(new DecoderError('broken')) : Promise.resolve([])),
        close: () => undefined,
      }),
  });
  tracks[0]?.dispatchEvent(new Event('ended'));
  expect(camera.get()).toEqual({ is: 'failed', why: 'ended' });
  await camera.open();
  camera.watch(
    () => PICTURE,
    () => undefined,
  );
  await settle();
  expect(camera.get()).toEqual({ is: 'failed', why: 'broken' });
  expect(reported).toHaveLength(1);
  expect(tracks.some(({ isLive }) => isLive)).toBe(false);
  isBroken = false;
  await camera.open();
  expect(camera.get()).toMatchObject({ is: 'open', isReading: true });
  camera.dispose();
});
