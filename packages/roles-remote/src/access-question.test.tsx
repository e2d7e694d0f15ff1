import { MemoryRouter, useLocation } from '@slotwise/shared/ui/router';
import { act, render, screen } from '@testing-library/react';
import { useAccessHref, useAccessQuestion, useOpenAccess } from './access-question';
import type { AccessQuestion } from './access-question';

let asked: AccessQuestion | null;
let open: (question: AccessQuestion | null) => void;
let hrefOf: (question: AccessQuestion) => { search: string };
function Subject() {
  asked = useAccessQuestion();
  open = useOpenAccess();
  hrefOf = useAccessHref();
  return <output>{useLocation().search}</output>;
}
const show = (search: string) =>
  render(
    <MemoryRouter initialEntries={[`/roles${search}`]}>
      <Subject />
    </MemoryRouter>,
  );
const address = () => screen.getByRole('status').textContent;

test.each([
  ['?view=matrix', null],
  ['?user=ada', { user: 'ada' }],
  ['?user=', { user: '' }],
  ['?can=view_roles', { permission: 'view_roles' }],
])('the address %s asks %j', (search, question) => {
  show(search);
  expect(asked).toEqual(question);
});

test('one question takes the place of the other, and what else is asked for stays', () => {
  show('?view=matrix&can=view_roles');
  expect(hrefOf({ user: 'ada' }).search).toBe('?view=matrix&user=ada');
  act(() => open({ user: 'ada' }));
  expect(address()).toBe('?view=matrix&user=ada');
  act(() => open({ permission: 'view_audit' }));
  expect(address()).toBe('?view=matrix&can=view_audit');
  act(() => open(null));
  expect(address()).toBe('?view=matrix');
});
