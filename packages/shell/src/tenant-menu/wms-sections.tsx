import type { WmsQueries } from '@slotwise/shared/session';
import { Building20Regular } from '@slotwise/shared/ui/icons';
import type { SectionsProps } from './company-sections';
import { ListSection, squareFace, useSections } from './list-section';
import { useTenantLists } from './use-tenant';
import { UsersSection } from './users-section';
import { useWords } from './words';

export function WmsSections({ queries, onLeave }: Omit<SectionsProps<WmsQueries>, 'onOpen'>) {
  const { t } = useWords();
  const lists = useTenantLists(queries.kind);
  const section = useSections<'companies' | 'users'>();
  return (
    <>
      <ListSection
        label={t('companies.label')}
        icon={<Building20Regular />}
        permission="view_companies"
        list={queries.companies}
        empty={t('companies.none')}
        textOf={({ name }) => name}
        before={(company) => squareFace(company, 'letters')}
        kind="company"
        onLeave={onLeave}
        {...section('companies')}
      />
      <UsersSection users={lists.users} empty={t('users.none')} onLeave={onLeave} {...section('users')} />
    </>
  );
}
