import { act, render, screen } from '@testing-library/react';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import type { Catalogue } from './catalogue';
import { defineWords } from './define-words';
import { LocaleProvider } from './locale';

const literal = (value: string) => ({ type: 0 as const, value });
const count = (one: string, other: string) => ({
  type: 6 as const,
  value: 'count',
  offset: 0,
  pluralType: 'cardinal' as const,
  options: {
    one: { value: [{ type: 7 as const }, literal(one)] },
    other: { value: [{ type: 7 as const }, literal(other)] },
  },
});

const english: Catalogue<{
  'page.title': {};
  'page.count': { count: 'number' };
  'page.owner': { name: 'text'; b: 'tag' };
}> = {
  locales: ['de'],
  messages: {
    'page.title': 'Roles',
    'page.count': [count(' role', ' roles')],
    'page.owner': [literal('Owned by '), { type: 8, value: 'b', children: [{ type: 1, value: 'name' }] }],
  },
};
const german = {
  locales: [],
  messages: { 'page.title': 'Rollen', 'page.count': [count(' Rolle', ' Rollen')] },
};

const defined = (answer: () => Promise<unknown> = async () => ({ default: german })) => {
  const fetched: string[] = [];
  const words = defineWords(english, (locale) => {
    fetched.push(locale);
    return answer();
  });
  function Page() {
    const { t, rich, language } = words.useWords();
    return (
      <main lang={language}>
        <h1>{t('page.title')}</h1>
        <p>{t('page.count', { count: 1 })}</p>
        <p>{t('page.count', { count: 1200 })}</p>
        <address>{rich('page.owner', { name: <i>Ada</i>, b: (children: ReactNode[]) => <b>{children}</b> })}</address>
      </main>
    );
  }
  const at = (locale: string) => (
    <LocaleProvider locale={locale}>
      <Suspense fallback="waiting">
        <Page />
      </Suspense>
    </LocaleProvider>
  );
  return { words, at, fetched };
};

it('writes messages with plurals, numbers and elements', () => {
  render(defined().at('en-GB'));
  expect(screen.getByRole('main')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('main')).toHaveTextContent('Roles1 role1,200 rolesOwned by Ada');
  expect(screen.getByText('Ada').parentElement).toHaveProperty('tagName', 'B');
});

it('fetches a translation once, and says in English what it does not have', async () => {
  const { at, fetched, words } = defined();
  await act(async () => render(at('de-AT')));
  expect(screen.getByRole('main')).toHaveAttribute('lang', 'de');
  expect(screen.getByRole('main')).toHaveTextContent(/^Rollen1 Rolle1\s200 RollenOwned by Ada$/);
  expect(words.wordsIn('de-DE').t('page.count', { count: 1200 })).toBe('1.200 Rollen');
  expect(fetched).toEqual(['de']);
});

it('waits in components that go on with other hooks, wherever their words arrive meanwhile', async () => {
  const { words } = defined(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return { default: german };
  });
  // The words of two packages, then hooks: React draws it anew after each has arrived.
  const others = defined().words;
  function Page() {
    const { t } = words.useWords();
    const other = others.useWords();
    const [count] = useState(1);
    const twice = useMemo(() => count * 2, [count]);
    return <h1>{`${t('page.title')} ${other.t('page.title')} ${twice}`}</h1>;
  }
  const page = (
    <LocaleProvider locale="de">
      <Suspense fallback="waiting">
        <Page />
      </Suspense>
    </LocaleProvider>
  );
  await act(async () => render(page));
  await act(() => words.loadWords('de'));
  expect(await screen.findByRole('heading', { name: 'Rollen Rollen 2' })).toBeVisible();
});

it('shows what was there until another language has arrived', async () => {
  let arrive: (catalogue: unknown) => void = () => undefined;
  const { at } = defined(() => new Promise((resolve) => (arrive = resolve)));
  const { rerender } = render(at('en'));
  await act(async () => rerender(at('de')));
  expect(screen.getByRole('heading', { name: 'Roles' })).toBeVisible();
  await act(async () => arrive({ default: german }));
  expect(screen.getByRole('heading', { name: 'Rollen' })).toBeVisible();
});

it('stays English without a word of waiting where there is no translation', () => {
  const { at, fetched } = defined();
  render(at('fr'));
  expect(screen.getByRole('main')).toHaveTextContent('Roles1 role1,200 rolesOwned by Ada');
  expect(fetched).toEqual([]);
});

it('stays English, and says why, when the translation cannot be fetched', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { words } = defined(() => Promise.reject(new Error('offline')));
  await words.loadWords('de');
  expect(words.wordsIn('de').t('page.title')).toBe('Roles');
  expect(complaint.mock.calls[0]?.[0]).toContain('"de" could not be loaded');
});

it('disguises English for tests of what is not in a catalogue or has too little room', async () => {
  const { words } = defined();
  await Promise.all([words.loadWords('en-XA'), words.loadWords('en-XB')]);
  const long = words.wordsIn('en-XA');
  expect(long.t('page.title')).toMatch(/^\P{ASCII}+$/u);
  expect(long.t('page.title').length).toBeGreaterThan('Roles'.length);
  expect(long.t('page.count', { count: 2 })).toMatch(/^2 \P{ASCII}{6,}$/u);
  expect(words.wordsIn('en-XB').t('page.title')).toBe('\u202eRoles\u202c');
});
