import type { Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { Button, EmptyState, InitialsAvatar } from '@slotwise/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWords } from '../words';
import { PlacesList } from './places-list';

interface CompaniesListProps {
  me: Me;
  /** Address of the page of one company, if there is one. */
  hrefOf?: (companyId: string) => string | undefined;
  /** Text about one company beside its name. */
  about?: (companyId: string) => ReactNode;
  isAboutPending?: boolean;
}

export function CompaniesList({ me, hrefOf, about, isAboutPending }: CompaniesListProps) {
  const { t } = useWords();
  const platform = usePlatform();
  const companies = useQuery(tenantQueries(platform.http, { ...me, userType: 'wms' }).companies);
  return (
    <PlacesList
      label={t('places.companies')}
      places={companies}
      hrefOf={hrefOf}
      about={about}
      isAboutPending={isAboutPending}
      picture={({ name, avatarURL }) => (
        <InitialsAvatar name={name} image={avatarURL} size={24} shape="square" initials="letters" />
      )}
      empty={
        <EmptyState
          title={t('places.no-companies.title')}
          reason={t('places.no-companies.reason')}
          action={<Button onClick={() => platform.navigate('/invitations')}>{t('places.invite-company')}</Button>}
        />
      }
    />
  );
}
