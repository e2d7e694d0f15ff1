import type { WmsQueries } from '@slotwise/shared/session';
import { InitialsAvatar } from '@slotwise/shared/ui';
import { Building20Regular, People20Regular } from '@slotwise/shared/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MenuList } from './menu-list';
import { MenuSection } from './menu-section';
import { useKnownCount } from './use-known-count';
import { UsersList } from './users-list';

type Section = 'companies' | 'users';

function Companies({ queries }: { queries: WmsQueries }) {
  const query = useQuery(queries.companies);
  return (
    <MenuList
      label="Companies"
      query={query}
      items={query.data ?? []}
      empty="No Companies"
      keyOf={({ id }) => id}
      textOf={({ name }) => name}
      before={({ name, avatarURL }) => (
        <InitialsAvatar name={name} image={avatarURL} size={24} shape="square" initials="letters" />
      )}
    />
  );
}

export function WmsSections({ queries }: { queries: WmsQueries }) {
  const [open, setOpen] = useState<Section | null>(null);
  const section = (name: Section) => ({
    open: open === name,
    onToggle: () => setOpen(open === name ? null : name),
  });
  return (
    <>
      <MenuSection
        label="Companies"
        icon={<Building20Regular />}
        permission="view_companies"
        count={useKnownCount(queries.companies)}
        {...section('companies')}
      >
        <Companies queries={queries} />
      </MenuSection>
      <MenuSection
        label="Users"
        icon={<People20Regular />}
        permission="view_users"
        count={useKnownCount(queries.users)}
        {...section('users')}
      >
        <UsersList users={queries.users} empty="No Users" />
      </MenuSection>
    </>
  );
}
