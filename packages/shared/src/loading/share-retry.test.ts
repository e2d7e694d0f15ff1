import { createInstance } from '@module-federation/runtime';
import { shareRetry } from './share-retry';

test('a shared module that could not be fetched is fetched when it is asked for again', async () => {
  const get = jest.fn(() => Promise.resolve(() => 'here')).mockRejectedValueOnce(new Error('gone'));
  const page = createInstance({
    name: 'page',
    remotes: [],
    plugins: [shareRetry],
    shared: { door: { version: '1.0.0', scope: 'default', get, shareConfig: { requiredVersion: false } } },
  });
  await expect(page.loadShare('door')).rejects.toThrow('gone');
  const factory = await page.loadShare<string>('door');
  expect(factory && factory()).toBe('here');
  expect(get).toHaveBeenCalledTimes(2);
});
