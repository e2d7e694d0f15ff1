import { aRole, aUser } from '@slotwise/shared/testing';
import { grantChoices } from './choices';

const ada = aUser({ id: 'ada' });
const alan = aUser({ id: 'alan' });
const clerk = aRole({ id: 'clerk', name: 'Clerk', permissions: ['view_roles', 'view_users'], users: [ada, alan] });
const auditor = aRole({ id: 'auditor', name: 'Auditor', permissions: ['view_audit', 'view_roles', 'view_users'] });
const reader = aRole({ id: 'reader', name: 'Reader', permissions: ['view_audit'] });
const owner = aRole({
  id: 'owner',
  name: 'Owner',
  permissions: ['view_audit', 'view_roles', 'view_users', 'manage_roles', 'manage_users'],
});
const roles = [owner, reader, clerk, auditor];
const held = new Set(['view_audit', 'view_roles', 'view_users', 'manage_roles', 'manage_users']);
const ways = (over: Partial<Parameters<typeof grantChoices>[0]> = {}) =>
  grantChoices({ permission: 'view_audit', asker: 'ada', roles, held, ...over });
const said = (choices: ReturnType<typeof grantChoices>) => choices.map(({ method, role }) => `${method} ${role.id}`);

test('what changes least besides comes first', () => {
  expect(said(ways())).toEqual(['move auditor', 'add clerk', 'move owner', 'move reader']);
  expect(ways().map(({ gives, takes, others }) => [gives, takes, others])).toEqual([
    [[], [], 0],
    [[], [], 1],
    [['manage_roles', 'manage_users'], [], 0],
    [[], ['view_roles', 'view_users'], 0],
  ]);
});

test('where as much changes, the person moves and the role stays as it is', () => {
  const alone = { ...clerk, users: [ada] };
  expect(said(ways({ roles: [alone, { ...auditor, name: 'Zookeeper' }] }))).toEqual(['move auditor', 'add clerk']);
});

test('who has no role is moved to one', () => {
  expect(said(ways({ asker: 'grace' }))).toEqual(['move reader', 'move auditor', 'move owner']);
});

test('nobody is offered to give what they lack, or to take it', () => {
  const lessThanOwner = new Set(['view_audit', 'view_roles', 'view_users']);
  expect(said(ways({ held: lessThanOwner }))).toEqual(['move auditor', 'add clerk', 'move reader']);
  expect(said(ways({ held: new Set(['view_audit', 'view_roles']) }))).toEqual(['add clerk']);
});
