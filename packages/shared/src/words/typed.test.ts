import type { Catalogue, Sentence } from './catalogue';
import type { Words } from './define-words';

/** As the build writes it: ids without placeholders in one union. */
type Placeholders = Record<'a.plain', {}> & { 'a.count': { count: 'number' }; 'a.tag': { b: 'tag'; name: 'text' } };
const written: unknown[] = [];
const words: Words<Placeholders> = {
  language: 'en',
  t: (...args) => `t:${written.push(args)}`,
  rich: (...args) => `rich:${written.push(args)}`,
  say: (sentence) => `say:${written.push(sentence)}`,
};

it('takes what the catalogue names and nothing else', () => {
  const { t, rich, say } = words;
  const one: Sentence<Catalogue<Placeholders>> = { id: 'a.count', values: { count: 1 } };
  t('a.plain');
  t('a.count', { count: 1 });
  void rich('a.tag', { name: 'Ada', b: (text) => text });
  say(one);
  say({ id: 'a.plain' });
  // @ts-expect-error -- there is no such id
  t('a.nothing');
  // @ts-expect-error -- the count is missing
  t('a.count');
  // @ts-expect-error -- the count is a number
  t('a.count', { count: '1' });
  // @ts-expect-error -- a message with tags is no string
  t('a.tag', { name: 'Ada', b: (text: unknown) => text });
  // @ts-expect-error -- the count is missing
  say({ id: 'a.count' });
  expect(written).toHaveLength(10);
});
