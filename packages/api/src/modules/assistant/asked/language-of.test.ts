import { languageOf } from './language-of';

test.each([
  ['de', 'Wer darf das Protokoll ansehen?'],
  ['de', 'Gib Kenji Watanabe die Rolle Auditor'],
  ['de', 'Verschiebe Kenji Watanabe in die Rolle Auditor'],
  ['de', 'Lösche alle offenen Wareneingänge'],
  ['de', 'Rolle Packer umbenennen'],
  ['de', 'Warum darf Will Young die Rollen nicht verwalten?'],
  ['de', 'Storniere die Einladung an the.boss@example.com'],
  ['de', 'Sing mir ein Lied'],
  ['en', 'who may view the audit?'],
  ['en', 'give Kenji Watanabe the role Auditor'],
  ['en', 'cancel every order'],
  ['en', 'what is the stock of „Schraube für die Wand“?'],
  ['en', 'why may Kenji not view the audit?'],
  ['en', 'sing me a song'],
] as const)('%s: %j, whatever the language of the page', (language, prompt) => {
  expect([languageOf(prompt, 'en'), languageOf(prompt, 'de')]).toEqual([language, language]);
});

test.each(['Kenji Watanabe', 'SO-200008', 'Müller', 'Webhooks', '?', 'Max Müller GmbH'])(
  '%j is of no language: the page’s',
  (prompt) => {
    expect([languageOf(prompt, 'en'), languageOf(prompt, 'de')]).toEqual(['en', 'de']);
  },
);
