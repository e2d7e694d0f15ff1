import { AppProviders } from '@slotwise/shared/ui';
import { render, screen } from '@testing-library/react';
import { pastFrom, useMomentText } from './moments';

function Said({ at }: { at: string }) {
  const momentText = useMomentText();
  return <p>{momentText(at)}</p>;
}

test.each([
  ['2026-12-01T00:00:00Z', /^Dec 1, 2026$/],
  ['2026-12-01T00:00:00.000Z', /^Dec 1, 2026$/],
  ['2026-12-01T12:30:00Z', /^Dec 1, 2026, .*:30/],
])('a day without a time is that day wherever it is read, and a moment has its time: %s', (at, said) => {
  render(
    <AppProviders theme="light">
      <Said at={at} />
    </AppProviders>,
  );
  expect(screen.getByText(said)).toBeVisible();
});

test('a day is past when it is over, and a moment at once', () => {
  expect(pastFrom('2026-12-01T12:30:00Z')).toBe(Date.UTC(2026, 11, 1, 12, 30));
  expect(pastFrom('2026-12-31T00:00:00.000Z')).toBe(new Date(2027, 0, 1).getTime());
});
