import type { Role } from '@slotwise/contract';
import { useAddress } from '@slotwise/shared/ui/plain';
import { RouterLink, useLocation } from '@slotwise/shared/ui/router';
import { QUESTION } from '../../access-question';
import { BOARD } from '../../board-address';
import { useAccessStyles } from './access.styles';

const PAGE = { ...BOARD, ...QUESTION };

/** A role's name, which leads to its card: on the same page, or from the list of people to that page. */
export function RoleLink({ role }: { role: Pick<Role, 'id' | 'name'> }) {
  const styles = useAccessStyles();
  const { values, searchWith } = useAddress(PAGE);
  const { pathname } = useLocation();
  // Cards are in list and grid only.
  const view = values.view === 'matrix' ? null : values.view;
  const to = pathname.endsWith('/users')
    ? { pathname: '/roles', search: `?${new URLSearchParams({ role: role.id }).toString()}` }
    : { search: searchWith({ user: null, permission: null, role: role.id, view }) };
  return (
    <RouterLink className={styles.link} to={to}>
      {role.name}
    </RouterLink>
  );
}
