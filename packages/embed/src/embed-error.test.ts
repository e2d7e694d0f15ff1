import { ApiError } from '@slotwise/shared/http';
import { faultOf, loadFaultWords, RemoteFaultError } from '@slotwise/shared/loading';
import { EmbedError, failureOf } from './embed-error';
import { loadWords } from './words';

const PAGE = 'https://portal.example';
const inEnglish = (error: unknown) => failureOf(error, PAGE, 'en');

test('says by its code what the API refuses, never with the text that the API sent', () => {
  expect(inEnglish(new ApiError(403, 'forbidden', 'Verboten'))).toEqual({
    code: 'forbidden',
    message: 'The access does not allow this.',
  });
  expect(inEnglish(new ApiError(500, 'internal', '<html>'))).toEqual({
    code: 'internal',
    message: 'Slotwise refused the request (internal).',
  });
});

test("says a remote's fault and its own words in the language of the page", async () => {
  const fault = new RemoteFaultError({
    kind: 'unreachable',
    reason: { id: 'file.refused', values: { file: 'app.js', status: 503 } },
  });
  expect(fault.message).toBe('Its file app.js could not be loaded (the server answered 503).');
  expect(inEnglish(fault)).toEqual({ code: 'load_failed', message: fault.message });
  await Promise.all([loadWords('en-XA'), loadFaultWords('en-XA')]);
  const { message } = failureOf(fault, PAGE, 'en-XA');
  expect(message).toMatch(/app\.js.*503/);
  expect(message.replace('app.js', '')).not.toMatch(/[a-z]/);
  expect(failureOf(new ApiError(403, 'forbidden', ''), PAGE, 'en-XA').message).not.toMatch(/[a-z]/);
});

test('gives what has no code to the console and to the page’s developer alone', () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const thrown = new Error('undefined is not a function');
  expect(inEnglish(thrown)).toEqual({ code: 'load_failed', message: 'It could not be loaded.', cause: thrown.message });
  expect(complaint).toHaveBeenCalledWith(thrown);
});

test('the exact cause of what its reader is told in plain words is for the developer of the page', () => {
  const cause = new TypeError('The portal is asleep.');
  const error = new EmbedError('token_unusable', { id: 'access.not-given' }, { cause });
  const { message } = error;
  expect(message).not.toContain('asleep');
  expect(inEnglish(error)).toEqual({ code: 'token_unusable', message, cause: 'The portal is asleep.' });
  // As the frame hands it on.
  const handed = new EmbedError('load_failed', 'Text of the frame.', { cause: 'The remote is broken.' });
  expect(inEnglish(handed)).toEqual({
    code: 'load_failed',
    message: 'Text of the frame.',
    cause: 'The remote is broken.',
  });
});

test('a script that arrived and then threw is not said to have stayed away', () => {
  const thrown = Object.assign(new Error('Loading chunk 7 failed.'), {
    name: 'ChunkLoadError',
    request: '/roles/7.js',
  });
  const reasonOf = (type: string) => faultOf(Object.assign(thrown, { type })).reason;
  expect(reasonOf('error')).toEqual({ id: 'file.did-not-arrive', values: { file: '7.js' } });
  expect(reasonOf('missing')).toEqual({ id: 'code.not-started' });
});
