import { localeFor, localeOf } from './locale';

it('takes the first tag that is one', () => {
  expect(localeOf('', null, 'no language', 'DE-at', 'en')).toBe('de-AT');
  expect(localeOf(undefined)).toBe('en');
});

it('is the browser’s own kind of the chosen language, else the first that there are words in', () => {
  expect(localeFor('de', ['en-GB', 'de-AT', 'de'])).toBe('de-AT');
  expect(localeFor('de', ['en-GB'])).toBe('de');
  expect(localeFor(null, ['fr-FR', 'de-CH', 'en'])).toBe('de-CH');
  expect(localeFor(null, ['fr-FR', 'es'])).toBe('fr-FR');
  expect(localeFor('en', ['en-XA'])).toBe('en-XA');
  expect(localeFor(null, [])).toBe('en');
});
