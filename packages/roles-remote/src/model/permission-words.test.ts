import { PERMISSIONS } from '@slotwise/contract/permissions';
import { wordsIn } from '../words';
import { actionText, categoryText, describedBy, objectText, permissionTip } from './permission-words';

const { t } = wordsIn('en');

it.each(PERMISSIONS.map(({ name }) => name))('says in one line what "%s" allows', (permission) => {
  const description = describedBy(t, permission);
  expect(description).toMatch(/^[A-Z][^_]{10,75}[.]$/);
  expect(permissionTip(t, permission)).toBe(`${description} (${permission})`);
});

it('shows what a newer server names as it is', () => {
  expect(describedBy(t, 'rule_the_world')).toBe('');
  expect(permissionTip(t, 'rule_the_world')).toBe('rule_the_world');
  expect(objectText(t, 'odd_one')).toBe('odd one');
  expect(actionText(t, 'rule')).toBe('Rule');
  expect(categoryText(t, 'worlds')).toBe('Worlds');
});

it('names what a permission is about', () => {
  expect(objectText(t, 'audit')).toBe('audit trail');
});
