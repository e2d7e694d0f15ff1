import { ERRORS, LOAD_FAILURES, type ErrorCode } from '@slotwise/contract/errors';
import { FIELD_FAULTS, type FieldFaultCode } from '@slotwise/contract/field-faults';
import { act, screen } from '@testing-library/react';
import { ApiError, NetworkError, TimeoutError } from '../http';
import { LoadError, type NamedRead } from '../session';
import { renderWithPlatform } from '../testing';
import { describeErrorIn, loadFieldFaults, sharedWords, useDescribeError } from '.';

const codes = Object.keys(ERRORS) as ErrorCode[];
const refusal = (code: ErrorCode, reasons: string[] = []) =>
  new ApiError(
    ERRORS[code].status,
    code,
    'What the server wrote.',
    reasons.map((reason) => ({ field: 'name', reason })),
  );
const describe = (error: unknown) => describeErrorIn('en', error);

it.each(codes)('says "%s" as the contract does', (code) => {
  expect(describe(refusal(code)).title).toBe(ERRORS[code].message);
  expect(describe(refusal(code)).advice).toMatch(/[.]$/);
});

it.each(Object.keys(LOAD_FAILURES) as NamedRead[])('says that %s failed as the specification does', (read) => {
  const { title, advice } = describe(new LoadError(read, refusal('forbidden')));
  expect(title).toBe(LOAD_FAILURES[read]);
  expect(advice).toBe('Ask an administrator of your organization for access.');
});

it('says of stale moves what to do, once, and not of each that it cannot be made', () => {
  const { advice } = describe(refusal('proposal_stale', ['cannot be made any more']));
  expect(advice).toBe('Recompute the proposal, or reject these moves.');
});

it('says what people can do about it', () => {
  expect(describe(refusal('name_taken')).advice).toBe('Choose another name.');
  expect(describe(refusal('conflict')).advice).toBe('Reload to see the latest data.');
  expect(describe(refusal('proposal_active')).advice).toBe(
    'It can be done once that one is carried out or taken back.',
  );
  expect(describe(refusal('last_holder', ['Nobody else holds it.'])).advice).toBe('Nobody else holds it.');
  expect(describe(refusal('validation_failed', ['Too long.', 'Too late.'])).advice).toBe('Too long. Too late.');
  expect(describe(refusal('validation_failed')).advice).toBe('Change what you entered and try again.');
  expect(describe(refusal('rate_limited'))).toMatchObject({ advice: 'Wait a moment and try again.', retry: true });
  expect(describe(refusal('payload_too_large'))).toMatchObject({ retry: false });
  expect(describe(new NetworkError('No answer.')).title).toBe('The server cannot be reached.');
  expect(describe(new TimeoutError('No answer in time.')).title).toBe('The server took too long to answer.');
  expect(describe('?')).toMatchObject({ title: 'Something went wrong in this page.', retry: true });
});

it('says a fault as the server does until the words of faults have come, and then draws it anew', async () => {
  function Fault() {
    return <p>{useDescribeError()(faultOf('empty')).advice}</p>;
  }
  renderWithPlatform(<Fault />);
  expect(screen.getByText('This must be as the server wrote')).toBeVisible();
  expect(await screen.findByText('This must not be empty')).toBeVisible();
});

const NUMBERS = ['min', 'max', 'row', 'column'];
const codesOfFields = Object.keys(FIELD_FAULTS) as FieldFaultCode[];
const faultOf = (code: string, params?: Record<string, string | number | string[]>) =>
  new ApiError(422, 'validation_failed', 'What the server wrote.', [
    { field: 'users/0/id', code, reason: 'must be as the server wrote', ...(params && { params }) },
  ]);
const said = (error: unknown, locale = 'en') => describeErrorIn(locale, error).fields['users/0/id'];

/** Each is said in the words of its own locale alone. */
const loaded = (locale: string) => Promise.all([sharedWords.loadWords(locale), loadFieldFaults(locale)]);

it.each(codesOfFields)('says the fault "%s" of a field with all its parameters', async (code) => {
  await loaded('en');
  const names = [...FIELD_FAULTS[code].matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const params = Object.fromEntries(names.map((name, at) => [name, NUMBERS.includes(name) ? 701 + at : `given-${at}`]));
  const text = said(faultOf(code, params));
  expect(text).not.toMatch(/[{}]|server wrote/);
  for (const value of Object.values(params)) expect(text).toContain(String(value));
});

it('writes lists and numbers of a fault as the locale does, and its words in the page’s language', async () => {
  expect(said(faultOf('not_held', { permissions: ['view_roles', 'view_users'] }))).toBe(
    'You do not hold “View roles”, “View users”',
  );
  expect(said(faultOf('too_long', { max: 1200 }))).toBe('This must not have more than 1,200 characters');
  await loaded('en-XA');
  expect(said(faultOf('empty'), 'en-XA')).toMatch(/^[^a-z]+$/);
});

it('writes days and moments of a fault as the locale does, and cells of a file as they are there', async () => {
  const expired = faultOf('lot_expired', { day: '2026-11-30' });
  expect(said(expired)).toMatch(/^It expired on Nov 30, 2026: /);
  await loaded('de');
  expect(said(expired, 'de')).toContain('30.11.2026');
  expect(said(faultOf('file_added', { at: '2026-11-30T10:00:00.000Z' }))).toMatch(/added at Nov 30, 2026, \d/);
  expect(said(faultOf('cell_in_future', { text: '2026-11-30' }))).toBe('2026-11-30 is after today');
});

it('takes the English reason for a fault that this page does not know', () => {
  expect(said(faultOf('newer_than_this_page'))).toBe('This must be as the server wrote');
});

it('takes the words of the server for an error that this page does not know', () => {
  const error = new ApiError(409, 'newer_than_this_page' as ErrorCode, 'Your plan ended.');
  expect(describe(error).title).toBe('Your plan ended.');
});

it("says it in the page's language", async () => {
  function Fault() {
    return <p>{useDescribeError()(refusal('internal')).title}</p>;
  }
  const { platform } = renderWithPlatform(<Fault />);
  expect(screen.getByText(ERRORS.internal.message)).toBeVisible();
  await act(async () => platform.locale.set('en-XA'));
  expect(screen.queryByText(ERRORS.internal.message)).toBeNull();
  expect(document.querySelector('p')?.textContent).toMatch(/^[^a-z]+$/i);
});

it('groups the digits of what a place takes, and says what is measured with its unit', () => {
  const limit = (code: string, max: string | number) =>
    describe(new ApiError(409, 'put_refused', '', [{ field: 'x', reason: '', code, params: { location: 'A-1', max } }]))
      .advice;
  expect(limit('put_max_weight', 45_359)).toBe('A-1 takes 45,359 g');
  expect(limit('put_max_volume', 45_359)).toBe('A-1 takes 45,359\u00a0mm³');
  expect(limit('put_max_weight', '100 lb')).toBe('A-1 takes 100 lb');
});
