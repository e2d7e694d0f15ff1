import { HISTORY_MAX, HISTORY_TEXT_MAX } from '@slotwise/contract/constants';
import { anExchange } from '../testing/an-exchange';
import { historyOf } from './conversation';
import { blocksOf } from './plain-text';

test('the last exchanges go along, cut to what the contract takes, and none that failed', () => {
  const all = Array.from({ length: HISTORY_MAX + 3 }, (_, id) => anExchange({ id, prompt: `q${id}` }));
  expect(historyOf(all).map(({ prompt }) => prompt)).toEqual(all.slice(3).map(({ prompt }) => prompt));
  const long = `${'a'.repeat(HISTORY_TEXT_MAX - 1)}😀`;
  expect(historyOf([anExchange({ answer: long })])[0]?.answer).toBe('a'.repeat(HISTORY_TEXT_MAX - 1));
  expect(historyOf([anExchange({ status: 'failed' }), anExchange({ answer: '' })])).toEqual([]);
});

test('an answer is read as paragraphs and lists, without marks that turn it around', () => {
  expect(blocksOf('One\ntwo\n\nThree:\n- a\n* b\n1. c\n2) d\n\u202Eend')).toEqual([
    { kind: 'text', text: 'One\ntwo' },
    { kind: 'text', text: 'Three:' },
    { kind: 'points', items: ['a', 'b'] },
    { kind: 'steps', items: ['c', 'd'] },
    { kind: 'text', text: 'end' },
  ]);
  expect(blocksOf('12.5 m and -3 are figures')).toEqual([{ kind: 'text', text: '12.5 m and -3 are figures' }]);
  expect(blocksOf(' \n')).toEqual([]);
});
