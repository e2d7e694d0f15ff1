import type { WmsQueries } from '@slotwise/shared/session';
import { Building20Regular } from '@slotwise/shared/ui/icons';
import type { SectionsProps } from './company-sections';
import { ListSection, squareFace, useSections } from './list-section';
import { UsersSection } from './users-section';

export function WmsSections({ queries, onLeave }: Omit<SectionsProps<WmsQueries>, 'onOpen'>) {
  const section = useSections<'companies' | 'users'>();
  return (
    <>
      {/* A WMS knows its companies' names and nothing more of them: there is no page to go to. */}
      <ListSection
        label="Companies"
        icon={<Building20Regular />}
        permission="view_companies"
        list={queries.companies}
        empty="No Companies"
        textOf={({ name }) => name}
        before={(company) => squareFace(company, 'letters')}
        {...section('companies')}
      />
      <UsersSection list={queries.users} empty="No Users" onLeave={onLeave} {...section('users')} />
    </>
  );
}
