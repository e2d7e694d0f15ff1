import type { Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { Button, EmptyState, InitialsAvatar } from '@slotwise/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { PlacesList } from './places-list';

export function CompaniesList({ me }: { me: Me }) {
  const platform = usePlatform();
  const companies = useQuery(tenantQueries(platform.http, { ...me, userType: 'wms' }).companies);
  return (
    <PlacesList
      label="Companies"
      places={companies}
      picture={({ name, avatarURL }) => (
        <InitialsAvatar name={name} image={avatarURL} size={24} shape="square" initials="letters" />
      )}
      empty={
        <EmptyState
          title="No companies yet"
          reason="A company appears here when somebody accepts your invitation to join with a new company."
          action={<Button onClick={() => platform.navigate('/invitations')}>Invite a company</Button>}
        />
      }
    />
  );
}
