import { localeOf } from './locale';

it('takes the first tag that is one', () => {
  expect(localeOf('', null, 'no language', 'DE-at', 'en')).toBe('de-AT');
  expect(localeOf(undefined)).toBe('en');
});
