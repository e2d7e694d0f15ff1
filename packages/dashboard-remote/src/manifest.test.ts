import { readFileSync } from 'node:fs';
import path from 'node:path';
import { manifestFaults } from '@slotwise/contract/manifest';
import { manifestTexts } from '@slotwise/contract/manifest-texts';
import { manifest } from './manifest';

const de: Record<string, string> = JSON.parse(readFileSync(path.join(__dirname, 'words/de.json'), 'utf8'));
const german = Object.fromEntries(Object.entries(de).map(([id, text]) => [id.replace(/^manifest[.]/, ''), text]));
const LANGUAGES: Record<string, Record<string, string>> = { en: manifestTexts(manifest), de: german };

/** Pages below the navigation that somebody finds by a word: by their name, or by the beginning of one of their other words. */
function foundBy(typed: string, texts: Record<string, string>): string[] {
  const begins = (text: string) => text.toLowerCase().startsWith(typed.toLowerCase());
  return (manifest.pages ?? [])
    .filter(({ id, href }) => {
      const name = texts[`pages.${id}.label`] ?? texts[`routes.${href}.title`] ?? '';
      return [name, ...(texts[`pages.${id}.words`] ?? '').split(', ')].some(begins);
    })
    .map(({ id }) => id);
}

test('is a manifest', () => {
  expect(manifestFaults(manifest)).toEqual([]);
});

test.each([
  ['en', 'movements', ['transactions', 'moves']],
  ['en', 'moves', ['moves']],
  ['en', 'locations', ['warehouses', 'stock']],
  ['en', 'places', ['warehouses', 'stock']],
  ['en', 'zones', ['warehouses']],
  ['en', 'products', ['skus']],
  ['en', 'inbound', ['receipts']],
  ['en', 'stocktaking', ['counts']],
  ['en', 'refill', ['replenish']],
  ['en', 'pick lists', ['orders', 'pick']],
  ['de', 'Bewegungen', ['transactions', 'moves']],
  ['de', 'Transaktionen', ['transactions']],
  ['de', 'Lagerplätze', ['warehouses', 'stock', 'labels']],
  ['de', 'Plätze', ['warehouses', 'stock']],
  ['de', 'Zonen', ['warehouses']],
  ['de', 'Produkte', ['skus']],
  ['de', 'Anlieferungen', ['receipts']],
  ['de', 'Bestellungen', ['orders']],
  ['de', 'Zählungen', ['counts']],
  ['de', 'Auffüllen', ['replenish']],
  ['de', 'Picklisten', ['orders', 'pick']],
])('in %s people who type “%s” find %j', (language, typed, pages) => {
  expect(foundBy(typed, LANGUAGES[language] ?? {})).toEqual(pages);
});
