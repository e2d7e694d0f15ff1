import { ApiError } from '@slotwise/shared/http';
import { inSlices } from './in-slices';

const refused = (...fields: string[]) =>
  new ApiError(
    409,
    'conflict',
    'refused',
    fields.map((field) => ({ field, code: 'unknown', reason: 'x' }) as const),
  );

const sending = (fails: (slice: readonly number[]) => Error | null) => {
  const seen: number[] = [];
  const sent: (readonly number[])[] = [];
  return {
    seen,
    sent,
    options: {
      size: 2,
      send: (slice: readonly number[]) => {
        sent.push(slice);
        const error = fails(slice);
        return error ? Promise.reject(error) : Promise.resolve(slice.length);
      },
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
  const { options } = sending((slice) => (slice.includes(3) ? refused() : null));
  expect(await inSlices([1, 2, 3, 4, 5], options)).toMatchObject({
    ...{ done: [1, 2, 5], left: [3, 4] },
    error: { message: 'refused' },
  });
});

test('of a slice whose refusal names some, the others are done', async () => {
  const { sent, options } = sending((slice) => (slice.includes(2) ? refused(`ids/${slice.indexOf(2)}`) : null));
  const outcome = await inSlices([1, 2, 3, 4, 5], { ...options, size: 3 });
  expect(outcome).toMatchObject({ done: [1, 3, 4, 5], left: [2], error: { message: 'refused' } });
  expect(sent).toEqual([[1, 2, 3], [1, 3, 4], [5]]);
});

test('a refusal that names what was not sent leaves the slice', async () => {
  const { options } = sending((slice) => (slice.includes(1) ? refused('ids/7') : null));
  expect(await inSlices([1, 2, 3], options)).toMatchObject({ done: [3], left: [1, 2] });
});

test('nothing more is sent after a failure that is no refusal', async () => {
  const { seen, options } = sending((slice) => (slice.includes(3) ? new Error('offline') : null));
  expect(await inSlices([1, 2, 3, 4, 5], options)).toMatchObject({ done: [1, 2], left: [3, 4, 5] });
  expect(seen).toEqual([0, 2]);
});

test('a server that has had enough requests is asked again after a pause', async () => {
  let busy = 2;
  const { options } = sending(() => (busy-- > 0 ? new ApiError(429, 'rate_limited', 'busy') : null));
  const pause = jest.fn(() => Promise.resolve());
  expect(await inSlices([1, 2, 3], { ...options, pause })).toEqual({ answers: [2, 1], done: [1, 2, 3], left: [] });
  expect(pause).toHaveBeenCalledTimes(2);
});

test('a slice that was given up is left, with those after it, and no failure', async () => {
  const { options } = sending((slice) => (slice.includes(3) ? new DOMException('gone', 'AbortError') : null));
  expect(await inSlices([1, 2, 3, 4, 5], options)).toEqual({ answers: [2], done: [1, 2], left: [3, 4, 5] });
});

test('once it is stopped, nothing more is sent, and what was sent is done', async () => {
  const stop = new AbortController();
  const { options } = sending((slice) => {
    if (slice.includes(3)) stop.abort();
    return null;
  });
  const outcome = await inSlices([1, 2, 3, 4, 5], { ...options, signal: stop.signal });
  expect(outcome).toEqual({ answers: [2, 2], done: [1, 2, 3, 4], left: [5] });
});
