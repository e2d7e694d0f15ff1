import { waitFor } from '@testing-library/react';
import type { Notice } from '../platform';
import { ApiError, markInDoubt, NetworkError, TimeoutError } from '../http';
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

test('of a change without an answer it is said that nobody knows, and never that it was not done', () => {
  const platform = page();
  notifyFailure(platform, 'The role was not created', markInDoubt(new TimeoutError('Late.')));
  notifyFailure(platform, 'Ada was not removed', markInDoubt(new NetworkError('No answer.')), {
    inDoubt: 'No answer: it is not known whether Ada was removed',
  });
  platform.locale.set('de');
  notifyFailure(platform, 'Ada was not removed', new NetworkError('No answer.'), { inDoubt: 'Nobody knows' });
  expect(platform.notices).toEqual([
    {
      intent: 'warning',
      title: 'No answer: it is not known whether this was done',
      body: 'The server took too long to answer. It may have been done: look before you try again.',
    },
    {
      intent: 'warning',
      title: 'No answer: it is not known whether Ada was removed',
      body: 'The server cannot be reached. It may have been done: check your connection, and look before you try again.',
    },
    expect.objectContaining({ intent: 'error', title: 'Ada was not removed' }),
  ]);
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

test('what is wrong with fields is told in words of the page, which are fetched first', async () => {
  const platform = page();
  const details = [{ field: 'name', code: 'empty', reason: 'must be as the server wrote' }];
  notifyFailure(platform, 'Not saved', new ApiError(422, 'validation_failed', 'Not valid.', details));
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  expect(platform.notices[0]?.body).toContain('This must not be empty');
});
