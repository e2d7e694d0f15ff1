import { FORM, ROOT, sealOf } from './hash';

const entry = {
  ...{ id: '01', micros: '1764000000000000', actor_id: 'u1', actor_name: null, company_id: 'c1', wms_id: null },
  ...{ action: 'role.updated', version: 1, subject: 'role', subject_id: 'r1', before: '{"name": "A"}' },
  ...{ after: '{"name": "B"}', details: '{}', embedded: null, request_id: 'q1', ip: '127.0.0.1' },
};
const hex = (form?: number, actorName: string | null = null) =>
  sealOf(ROOT, 'c1', 1, { ...entry, actor_name: actorName }, form).toString('hex');

test('a form is for ever: hashes that were made in it are what audit -- heads printed', () => {
  expect(hex(1)).toBe('94929758e7b95fe82a035bd8f630bae64c28d45fd391d6d9b5408d01d44890c6');
  expect(hex(2)).toBe('5880af79eddc449840dd63b3dafdc776ddd14855b0a18977b5ed5c3389191644');
});

test('new seals are of the newest form, which holds the name of whoever did it', () => {
  expect(FORM).toBe(2);
  expect(hex()).toBe(hex(2));
  expect(hex(2, 'Iris Marlow')).not.toBe(hex(2));
});
