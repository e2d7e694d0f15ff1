import { act, screen } from '@testing-library/react';
import { renderWithPlatform } from '../testing';
import { formatsOf } from './formats';
import { useFormats } from './locale';

function Line() {
  const formats = useFormats();
  return (
    <p>
      {formats.date('2026-11-21T12:00:00Z', { dateStyle: 'short', timeZone: 'UTC' })} · {formats.number(1234.5)}
    </p>
  );
}

it('writes dates and numbers anew when the locale changes', async () => {
  const { platform } = renderWithPlatform(<Line />);
  expect(screen.getByText('11/21/26 · 1,234.5')).toBeVisible();
  await act(async () => platform.locale.set('de-DE'));
  expect(screen.getByText('21.11.26 · 1.234,5')).toBeVisible();
});

it('writes lists and spans of time', () => {
  expect(formatsOf('en').list(['Ada', 'Grace', 'Lin'])).toBe('Ada, Grace, and Lin');
  expect(formatsOf('de').list(['Ada', 'Grace'], { type: 'disjunction' })).toBe('Ada oder Grace');
  expect(formatsOf('en').relative(-1, 'day', { numeric: 'auto' })).toBe('yesterday');
  expect(formatsOf('de').relative(3, 'hour')).toBe('in 3 Stunden');
});
