import { languageOf } from './language';

test.each([
  [{}, 'en'],
  [{ 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }, 'de'],
  [{ 'accept-language': 'fr, en;q=0.5, de;q=0.7' }, 'de'],
  [{ 'accept-language': 'de;q=0, en;q=0.1' }, 'en'],
  [{ 'accept-language': 'es-ES,*;q=0.1' }, 'en'],
  [{ 'accept-language': 'de', cookie: 'sidebar_state=true; language=en' }, 'en'],
  [{ 'accept-language': 'en', cookie: 'language=de; x=1' }, 'de'],
  [{ 'accept-language': 'de', cookie: 'language=xx' }, 'de'],
  [{ 'accept-language': ';;,;q=x' }, 'en'],
])('whoever sends %j is spoken to in %s', (headers, language) => {
  expect(languageOf(headers)).toBe(language);
});
