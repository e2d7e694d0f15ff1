import { renderWithPlatform } from '@slotwise/shared/testing';
import { screen } from '@testing-library/react';
import { useDuration } from './use-duration';

function Times() {
  const duration = useDuration();
  return <p>{[31.4, 280, 2340, -90].map((seconds) => duration(seconds)).join(' · ')}</p>;
}

test('times are said in one way in every English', () => {
  renderWithPlatform((platform) => {
    platform.locale.set('en-GB');
    return <Times />;
  });
  expect(screen.getByText('31 s · 4.7 min · 39 min · -1.5 min')).toBeVisible();
});
