import type { Role } from '@slotwise/contract';
import { RouterLink, useLocation } from '@slotwise/shared/ui/router';
import { withQuestion } from '../../access-address';
import { useAccessStyles } from './access.styles';

/** The page's query with the card of a role open; cards are in list and grid only. */
function searchOf(search: string, role: Pick<Role, 'id'>): string {
  const query = withQuestion(new URLSearchParams(search), null);
  query.set('role', role.id);
  if (query.get('view') === 'matrix') query.delete('view');
  return `?${query}`;
}

/** A role's name, which leads to its card. */
export function RoleLink({ role }: { role: Pick<Role, 'id' | 'name'> }) {
  const styles = useAccessStyles();
  const { search } = useLocation();
  return (
    <RouterLink className={styles.link} to={{ search: searchOf(search, role) }}>
      {role.name}
    </RouterLink>
  );
}
