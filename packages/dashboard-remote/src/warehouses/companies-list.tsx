import type { Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { Button, EmptyState, InitialsAvatar } from '@slotwise/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../words';
import { PlacesList } from './places-list';

export function CompaniesList({ me }: { me: Me }) {
  const { t } = useWords();
  const platform = usePlatform();
  const companies = useQuery(tenantQueries(platform.http, { ...me, userType: 'wms' }).companies);
  return (
    <PlacesList
      label={t('places.companies')}
      places={companies}
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
