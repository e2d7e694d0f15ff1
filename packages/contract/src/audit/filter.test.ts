import { AUDIT_FILTER_KEYS, parseAuditFilter, withoutKey } from './filter';

const term = (value: string, more: object = {}) => ({ key: null, isNot: false, than: '=', value, ...more });

test.each([
  ['', []],
  ['  picker ', [term('picker')]],
  ['action:role.updated', [term('role.updated', { key: 'action' })]],
  ['-about:session picker', [term('session', { key: 'about', isNot: true }), term('picker')]],
  ['who:"Ann Lee"', [term('Ann Lee', { key: 'who' })]],
  ['"two words"', [term('two words')]],
  ['who:"never closed', [term('never closed', { key: 'who' })]],
  ['at:>=2026-11-01', [term('2026-11-01', { key: 'at', than: '>=' })]],
  ['at:<2026-11-01 at:2026-10-31', [term('2026-11-01', { key: 'at', than: '<' }), term('2026-10-31', { key: 'at' })]],
  ['at:2026-11-20..2026-11-25', [term('2026-11-20', { key: 'at', to: '2026-11-25' })]],
  ['-at:2026-11-25..2026-11-20', [term('2026-11-20', { key: 'at', to: '2026-11-25', isNot: true })]],
  ['at:yesterday', [term('yesterday', { key: 'at' })]],
  ['at:>=Gestern', [term('yesterday', { key: 'at', than: '>=' })]],
  ['at:heute', [term('today', { key: 'at' })]],
  ['at:"last week"', [term('last-week', { key: 'at' })]],
  ['at:letzte-woche', [term('last-week', { key: 'at' })]],
  ['at:this-week at:diese_Woche', [term('this-week', { key: 'at' }), term('this-week', { key: 'at' })]],
  ['at:7d -at:>=30D', [term('7d', { key: 'at' }), term('30d', { key: 'at', than: '>=', isNot: true })]],
  ['at:"last 7 days" at:letzte-14-Tage', [term('7d', { key: 'at' }), term('14d', { key: 'at' })]],
  ['at:last-month at:"diesen Monat"', [term('last-month', { key: 'at' }), term('this-month', { key: 'at' })]],
  [
    'Wer:Ann -von:10.0.0.1 über:role',
    [term('Ann', { key: 'who' }), term('10.0.0.1', { key: 'ip', isNot: true }), term('role', { key: 'about' })],
  ],
  ['by:assistant', [term('assistant', { key: 'by' })]],
  ['-by:API-Schlüssel', [term('api-key', { key: 'by', isNot: true })]],
  ['by:"API key" by:Mensch', [term('api-key', { key: 'by' }), term('person', { key: 'by' })]],
  ['by:eingebettet', [term('partner', { key: 'by' })]],
  ['12:30', [term('12:30')]],
  ['ip:::1', [term('::1', { key: 'ip' })]],
  ['a\tb\nc', [term('a'), term('b'), term('c')]],
])('reads %j', (text, terms) => {
  expect(parseAuditFilter(text)).toEqual(terms);
});

test.each([
  ['a'.repeat(201), { code: 'filter_too_long', params: { length: '201', max: '200' } }],
  ['owner:ann', { code: 'filter_key_unknown', params: { key: 'owner', keys: AUDIT_FILTER_KEYS.join(', ') } }],
  ['who:', { code: 'filter_value_missing', params: { key: 'who' } }],
  ['-', { code: 'filter_value_missing', params: { key: '-' } }],
  ['"', { code: 'filter_text_missing', params: {} }],
  ['""', { code: 'filter_text_missing', params: {} }],
  ['-"', { code: 'filter_text_missing', params: {} }],
  ['who:" "', { code: 'filter_text_missing', params: {} }],
  [
    'by:robots',
    {
      code: 'filter_not_a_channel',
      params: { text: 'robots', channels: 'person, assistant, api-key, partner, system' },
    },
  ],
  ['by:constructor', expect.objectContaining({ code: 'filter_not_a_channel' })],
  ['at:', { code: 'filter_value_missing', params: { key: 'at' } }],
  ['at:someday', { code: 'filter_not_a_day', params: { text: 'someday' } }],
  ['at:>2026-11-20..2026-11-25', { code: 'filter_not_a_day', params: { text: '2026-11-20..2026-11-25' } }],
  ['at:0d', { code: 'filter_not_a_day', params: { text: '0d' } }],
  ['at:1000d', { code: 'filter_not_a_day', params: { text: '1000d' } }],
  ['at:2026-11-20..', { code: 'filter_not_a_day', params: { text: '2026-11-20..' } }],
  ['at:constructor', { code: 'filter_not_a_day', params: { text: 'constructor' } }],
  ['at:0000-01-01', { code: 'filter_not_a_day', params: { text: '0000-01-01' } }],
  ['at:2026-02-30', { code: 'filter_not_a_day', params: { text: '2026-02-30' } }],
])('says what is wrong with %j', (text, fault) => {
  expect(parseAuditFilter(text)).toEqual(fault);
});

test.each([
  ['at:7d picker -AT:today', 'picker'],
  ['who:"at:7d" wann:"last week"', 'who:"at:7d"'],
  ['picker', 'picker'],
])('%j without its times is %j', (text, rest) => {
  expect(withoutKey(text, 'at')).toBe(rest);
});

test('any text is read or refused', () => {
  const pieces = ['"', '-', ':', 'who', 'at', '>', ' ', 'ä', '2026-11-01', '..', 'gestern', '\\', '%', '_'];
  for (let seed = 1; seed < 3000; seed += 1) {
    let state = seed;
    const next = () => (state = (state * 48_271) % 2_147_483_647);
    const text = Array.from({ length: next() % 12 }, () => pieces[next() % pieces.length]).join('');
    const read = parseAuditFilter(text);
    if (Array.isArray(read)) for (const { value } of read) expect(value).not.toBe('');
    else expect(read.code).toMatch(/^filter_/);
  }
});
