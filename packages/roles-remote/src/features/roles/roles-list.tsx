import type { Me } from '@slotwise/contract';
import { describeError } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { Button, EmptyState, ErrorState, ListSkeleton, mergeClasses, PageContent } from '@slotwise/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { shownRoles } from '../../model/filters';
import { RoleCard } from './role-card';
import { useRolesListStyles } from './roles-list.styles';
import { RolesToolbar } from './roles-toolbar';
import { useLayoutChoice } from './use-layout-choice';

/** All roles of the tenant, from the cache that live events keep current. */
export function RolesList({ me }: { me: Me }) {
  const platform = usePlatform();
  const styles = useRolesListStyles();
  const [term, setTerm] = useState('');
  const [layout, toggleLayout] = useLayoutChoice(platform.preferences);
  const roles = useQuery(tenantQueries(platform.http, me).roles);
  const shown = useMemo(() => shownRoles(roles.data ?? [], { term, category: '', action: '' }), [roles.data, term]);

  if (roles.isPending) {
    return (
      <PageContent>
        <ListSkeleton shape="cards" />
      </PageContent>
    );
  }
  if (!roles.data) {
    const { advice } = describeError(roles.error);
    return (
      <ErrorState
        title={`Error loading roles and permissions: ${roles.error.message}`}
        advice={advice}
        onRetry={() => void roles.refetch()}
        retrying={roles.isFetching}
      />
    );
  }
  if (roles.data.length === 0) {
    return <EmptyState title="No roles, permissions, or users found." reason="Roles that are created appear here." />;
  }
  return (
    <>
      <RolesToolbar
        shown={shown.length}
        total={roles.data.length}
        term={term}
        onTerm={setTerm}
        layout={layout}
        onToggleLayout={toggleLayout}
      />
      <PageContent>
        {shown.length === 0 ? (
          <EmptyState
            title="No roles found matching your search."
            drawing="search"
            action={<Button onClick={() => setTerm('')}>Show all roles</Button>}
          />
        ) : (
          <ul className={mergeClasses(styles.list, layout === 'grid' && styles.grid)} aria-label="Roles">
            {shown.map((role) => (
              <li key={role.id} className={styles.item}>
                <RoleCard role={role} me={me} />
              </li>
            ))}
          </ul>
        )}
      </PageContent>
    </>
  );
}
