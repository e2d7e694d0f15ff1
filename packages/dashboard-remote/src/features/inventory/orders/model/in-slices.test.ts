import { inSlices } from './in-slices';

const sending = (fails: (slice: readonly number[]) => Error | null) => {
  const seen: number[] = [];
  return {
    seen,
    options: {
      size: 2,
      send: (slice: readonly number[]) => {
        const error = fails(slice);
        return error ? Promise.reject(error) : Promise.resolve(slice.length);
      },
      isRefusal: (error: unknown) => (error as Error).message === 'refused',
      onProgress: (done: number) => void seen.push(done),
    },
  };
};

test('all are sent, in slices, one after the other', async () => {
  const { seen, options } = sending(() => null);
  expect(await inSlices([1, 2, 3, 4, 5], options)).toEqual({ answers: [2, 2, 1], done: [1, 2, 3, 4, 5], left: [] });
  expect(seen).toEqual([0, 2, 4]);
});

test('a slice that is refused is left, and the next ones are sent', async () => {
  const { options } = sending((slice) => (slice.includes(3) ? new Error('refused') : null));
  expect(await inSlices([1, 2, 3, 4, 5], options)).toMatchObject({
    ...{ done: [1, 2, 5], left: [3, 4] },
    error: { message: 'refused' },
  });
});

test('nothing more is sent after a failure that is no refusal', async () => {
  const { seen, options } = sending((slice) => (slice.includes(3) ? new Error('offline') : null));
  expect(await inSlices([1, 2, 3, 4, 5], options)).toMatchObject({ done: [1, 2], left: [3, 4, 5] });
  expect(seen).toEqual([0, 2]);
});
