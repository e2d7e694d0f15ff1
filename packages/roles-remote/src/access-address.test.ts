import { questionIn, withQuestion } from './access-address';

const query = (text: string) => new URLSearchParams(text);

test('an address asks about a user, about a permission, or nothing', () => {
  expect(questionIn(query('view=matrix'))).toBeNull();
  expect(questionIn(query('user=ada'))).toEqual({ user: 'ada' });
  expect(questionIn(query('can=view_roles'))).toEqual({ permission: 'view_roles' });
});

test('one question takes the place of the other, and what else is asked for stays', () => {
  const asked = withQuestion(query('view=matrix&can=view_roles'), { user: 'ada' });
  expect(asked.toString()).toBe('view=matrix&user=ada');
  expect(withQuestion(asked, { permission: 'view_audit' }).toString()).toBe('view=matrix&can=view_audit');
  expect(withQuestion(asked, null).toString()).toBe('view=matrix');
});
