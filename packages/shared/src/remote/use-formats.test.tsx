import { act, screen } from '@testing-library/react';
import { renderWithPlatform } from '../testing';
import { localeOf } from './locale';
import { useFormats } from './use-formats';

function Line() {
  const formats = useFormats();
  return (
    <p>
      {formats.date('2026-11-21T12:00:00Z', { dateStyle: 'short', timeZone: 'UTC' })} · {formats.number(1234.5)}
    </p>
  );
}

it('writes dates and numbers anew when the locale changes', () => {
  const { platform } = renderWithPlatform(<Line />);
  expect(screen.getByText('11/21/26 · 1,234.5')).toBeVisible();
  act(() => platform.locale.set('de-DE'));
  expect(screen.getByText('21.11.26 · 1.234,5')).toBeVisible();
});

it('takes the first tag that is one', () => {
  expect(localeOf('', null, 'no language', 'DE-at', 'en')).toBe('de-AT');
  expect(localeOf(undefined)).toBe('en');
});
