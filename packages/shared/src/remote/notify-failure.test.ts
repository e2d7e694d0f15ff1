import type { Notice } from '../platform';
import { ApiError, NetworkError } from '../http';
import { createReadable } from '../events/readable';
import { notifyFailure } from './notify-failure';

function page() {
  const notices: Notice[] = [];
  const reports: unknown[] = [];
  return {
    notices,
    reports,
    notify: (notice: Notice) => void notices.push(notice),
    locale: createReadable('en'),
    report: (error: unknown) => void reports.push(error),
  };
}

test('a refusal by the server is told with its reason and not held against the remote', () => {
  const platform = page();
  notifyFailure(platform, 'The role was not created', new ApiError(409, 'name_taken', 'This name is already in use.'));
  expect(platform.notices).toEqual([
    expect.objectContaining({
      intent: 'error',
      title: 'The role was not created',
      body: expect.stringContaining('This name is already in use.'),
    }),
  ]);
  expect(platform.reports).toEqual([]);
});

test('no answer is told and not held against the remote', () => {
  const platform = page();
  notifyFailure(platform, 'Not saved', new NetworkError('No answer.'));
  expect(platform.notices).toHaveLength(1);
  expect(platform.reports).toEqual([]);
});

test('a fault of the remote itself is told and reported', () => {
  const platform = page();
  const fault = new TypeError('x is undefined');
  notifyFailure(platform, 'Not saved', fault);
  expect(platform.notices).toHaveLength(1);
  expect(platform.reports).toEqual([fault]);
});

test('what was given up on purpose is nobody’s business', () => {
  const platform = page();
  notifyFailure(platform, 'Not saved', new DOMException('gone', 'AbortError'));
  expect(platform.notices).toEqual([]);
});
