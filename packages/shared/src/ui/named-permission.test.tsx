import { render, screen } from '@testing-library/react';
import { NamedPermission } from './named-permission';

test('a permission is named in words, with its name in code for who points at it', () => {
  render(<NamedPermission permission="manage_roles" />);
  expect(screen.getByTitle('manage_roles')).toHaveTextContent(/^“Manage roles”$/);
});
