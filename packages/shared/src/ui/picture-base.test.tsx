import { render } from '@testing-library/react';
import { AppProviders, InitialsAvatar } from './index';

const sourceIn = async (server?: string, image = '/api/pictures/one') => {
  const { findByTestId } = render(
    <AppProviders theme="light" {...(server === undefined ? {} : { server })}>
      <p data-testid="place">
        <InitialsAvatar name="Ada Owner" image={image} />
      </p>
    </AppProviders>,
  );
  return (await findByTestId('place')).querySelector('img')?.getAttribute('src');
};

test('a picture comes from the page’s own server', async () => {
  expect(await sourceIn()).toBe('/api/pictures/one');
});

test('in a page of somebody else it comes from our server', async () => {
  expect(await sourceIn('https://slotwise.example/api')).toBe('https://slotwise.example/api/pictures/one');
});

test('one that lies elsewhere stays there', async () => {
  expect(await sourceIn('https://slotwise.example/api', 'https://elsewhere.example/a.png')).toBe(
    'https://elsewhere.example/a.png',
  );
});
