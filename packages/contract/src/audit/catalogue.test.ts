import Ajv from 'ajv';
import { AUDIT, AUDIT_ACTIONS, auditOfEach, none, type AuditEntry, type AuditOfEach, type NoAudit } from './catalogue';

test('actions are named by a thing and what happened to it, and none is named twice', () => {
  expect(AUDIT_ACTIONS).toHaveLength(153);
  for (const name of AUDIT_ACTIONS) expect(name).toMatch(/^[a-z]+\.[a-z_]+$/);
});

test.each(AUDIT_ACTIONS)('%s has a version and a schema of an object that refuses what it does not name', (name) => {
  const { version, schema } = AUDIT[name];
  expect(version).toBeGreaterThanOrEqual(1);
  // A schema says why its list is short.
  const validate = new Ajv({ keywords: ['x-short'] }).compile(schema);
  expect(validate({ password: 'hunter2' })).toBe(false);
});

test('what an entry must say follows from its kind of change', () => {
  const entries: AuditEntry[] = [
    { action: 'warehouse.created', subjectId: '1', after: { name: 'North' } },
    { action: 'warehouse.renamed', subjectId: '1', before: { name: 'North' }, after: { name: 'South' } },
    { action: 'warehouse.deleted', subjectId: '1', before: { name: 'South' } },
    { action: 'session.ended', details: { sessions: ['1', '2'] } },
    // @ts-expect-error a deletion says what there was
    { action: 'warehouse.deleted', subjectId: '1' },
    // @ts-expect-error an update says both
    { action: 'warehouse.renamed', subjectId: '1', after: { name: 'South' } },
    // @ts-expect-error no such action
    { action: 'warehouse.painted', subjectId: '1', details: {} },
    // @ts-expect-error a state of another thing
    { action: 'warehouse.created', subjectId: '1', after: { topic: 'North' } },
  ];
  expect(entries).toHaveLength(8);
});

test('why there is no entry is said in words', () => {
  const reasons = [
    none('nothing changed'),
    auditOfEach([], 'nobody was there'),
    // @ts-expect-error an empty reason
    none(''),
    // @ts-expect-error a blank reason
    none('  '),
    // @ts-expect-error a blank reason
    auditOfEach([], '\n\t '),
    // @ts-expect-error one letter is no word
    none('x'),
    // @ts-expect-error nor are two
    auditOfEach([], ' no'),
  ];
  expect(reasons).toHaveLength(7);
});

test('what says that there is no entry is made with its reason', () => {
  // @ts-expect-error written by hand
  const nothing: NoAudit = { none: 'nothing changed' };
  // @ts-expect-error written by hand
  const ofEach: AuditOfEach = { each: [], whyNone: 'nobody was there' };
  const told: string = 'the text of ' + nothing.none;
  expect(none(told)).toEqual({ none: 'the text of nothing changed' });
  expect(auditOfEach([], 'nobody was there')).toEqual(ofEach);
});
