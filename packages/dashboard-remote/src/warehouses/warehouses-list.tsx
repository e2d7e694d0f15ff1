import type { Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { EmptyState } from '@slotwise/shared/ui';
import { BuildingFactory20Regular } from '@slotwise/shared/ui/icons';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWords } from '../words';
import { AddWarehouse } from './add-warehouse';
import { PlacesList } from './places-list';

interface WarehousesListProps {
  me: Me;
  firstStep: string;
  hrefOf?: (warehouseId: string) => string;
  about?: (warehouseId: string) => ReactNode;
  isAboutPending?: boolean;
}

export function WarehousesList({ me, firstStep, hrefOf, about, isAboutPending }: WarehousesListProps) {
  const { t } = useWords();
  const platform = usePlatform();
  const warehouses = useQuery(tenantQueries(platform.http, { ...me, userType: 'company' }).warehouses);
  return (
    <PlacesList
      label={t('places.warehouses')}
      places={warehouses}
      hrefOf={hrefOf}
      about={about}
      isAboutPending={isAboutPending}
      picture={() => <BuildingFactory20Regular aria-hidden="true" />}
      empty={<EmptyState title={t('places.no-warehouses')} reason={firstStep} action={<AddWarehouse me={me} />} />}
    />
  );
}
